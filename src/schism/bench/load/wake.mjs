// node wake.mjs URL < SEATS
//
// Comes to sleeping tables, one after the other: the times until each says welcome, in milliseconds.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { connect } from './ours.mjs';

const [url] = process.argv.slice(2);
const times = [];
for (const seat of JSON.parse(readFileSync(0, 'utf8'))) {
  const begun = performance.now();
  await connect({ ...seat, url }, () => {});
  times.push(performance.now() - begun);
}
process.stdout.write(`${JSON.stringify(times)}\n`, () => process.exit(0));
