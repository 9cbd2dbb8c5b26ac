import { item } from "./item";

/** How a record's field lies in its bytes: kind, offset and, for an array, how many numbers. */
export type FieldLayout = [kind: string, offset: number, count?: number];

export interface RecordLayout {
  size: number;
  fields: Record<string, FieldLayout>;
}

type Kind = { array: NumberArray; name: NumberName };
type NumberName = `${"Int" | "Uint"}${8 | 16 | 32}` | `Big${"Int" | "Uint"}64` | "Float64";
type NumberArray = new (buffer: ArrayBufferLike, offset: number, count: number) => ArrayBufferView;
type Fields = new (bytes: Uint8Array) => object;

const KINDS: Record<string, Kind> = {
  i1: { array: Int8Array, name: "Int8" },
  u1: { array: Uint8Array, name: "Uint8" },
  i2: { array: Int16Array, name: "Int16" },
  u2: { array: Uint16Array, name: "Uint16" },
  i4: { array: Int32Array, name: "Int32" },
  u4: { array: Uint32Array, name: "Uint32" },
  i8: { array: BigInt64Array, name: "BigInt64" },
  u8: { array: BigUint64Array, name: "BigUint64" },
  f8: { array: Float64Array, name: "Float64" },
};

const CLASSES = new WeakMap<RecordLayout, Fields>();

/** A record's fields as properties that read and write its bytes, which begin at a multiple of eight. */
export function fieldsOf<R>(layout: RecordLayout, bytes: Uint8Array): R {
  let known = CLASSES.get(layout);
  if (known === undefined) CLASSES.set(layout, (known = fieldsClass(layout)));
  return new known(bytes) as R;
}

function fieldsClass(layout: RecordLayout): Fields {
  class Record {
    readonly #view: DataView;

    constructor(bytes: Uint8Array) {
      this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }

    static view(record: object): DataView {
      return (record as Record).#view;
    }
  }
  for (const [name, field] of Object.entries(layout.fields)) {
    Object.defineProperty(Record.prototype, name, property(Record.view, field));
  }
  return Record;
}

function property(
  viewOf: (record: object) => DataView,
  [kind, offset, count]: FieldLayout,
): PropertyDescriptor {
  const { array: Numbers, name } = item(KINDS, kind);
  if (count !== undefined) {
    return {
      get(this: object) {
        const view = viewOf(this);
        return new Numbers(view.buffer, view.byteOffset + offset, count);
      },
    };
  }
  return {
    get(this: object) {
      return viewOf(this)[`get${name}`](offset, true);
    },
    set(this: object, value: never) {
      viewOf(this)[`set${name}`](offset, value, true);
    },
  };
}
