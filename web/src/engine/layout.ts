import { item } from "./item";

/** How a record's fields lie in its bytes: kind, offset and, for an array, how many numbers. */
export type FieldLayout = [kind: string, offset: number, count?: number];

export interface RecordLayout {
  size: number;
  fields: Record<string, FieldLayout>;
}

type Numbers =
  | Int8ArrayConstructor
  | Uint8ArrayConstructor
  | Int16ArrayConstructor
  | Uint16ArrayConstructor
  | Int32ArrayConstructor
  | Uint32ArrayConstructor
  | BigInt64ArrayConstructor
  | BigUint64ArrayConstructor
  | Float64ArrayConstructor;

const NUMBERS: Record<string, Numbers> = {
  i1: Int8Array,
  u1: Uint8Array,
  i2: Int16Array,
  u2: Uint16Array,
  i4: Int32Array,
  u4: Uint32Array,
  i8: BigInt64Array,
  u8: BigUint64Array,
  f8: Float64Array,
};

/** The fields of a record as properties that read and write its bytes, which begin at a multiple of eight. */
export function fieldsOf<R>(layout: RecordLayout, bytes: Uint8Array): R {
  const fields = {};
  for (const [name, [kind, offset, count]] of Object.entries(layout.fields)) {
    const Numbers = item(NUMBERS, kind);
    const array = new Numbers(bytes.buffer as ArrayBuffer, bytes.byteOffset + offset, count ?? 1);
    Object.defineProperty(
      fields,
      name,
      count === undefined
        ? { get: () => array[0], set: (value) => (array[0] = value), enumerable: true }
        : { value: array, enumerable: true },
    );
  }
  return fields as R;
}
