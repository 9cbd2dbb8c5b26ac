// node load.mjs ours|theirs URL TABLES SECONDS [MOVES_A_SECOND [spread|together [URL2 ...]]]
//
// Opens tables with four sockets each and plays on them: as fast as answers come, or at a given
// rate. With several servers a table's people are spread over them, or together at one. A move's time is from sending it to the mover's own next message about the table. Prints
// a line when it begins to measure, and then one of JSON. Tables that end are replaced, outside the measured time of a move; so that they
// do not all end at once, each has played some moves, more or fewer, before anything is measured.
import { performance } from 'node:perf_hooks';

const [side, url, tables, seconds, rate = '0', people = 'spread', ...more] = process.argv.slice(2);
const { open, connect } = await import(`./${side}.mjs`);
const urls = [url, ...more];
const pause = Number(rate) > 0 ? (1000 * Number(tables)) / Number(rate) : 0;

const WARM_UP = 1000;
const HEAD_START = 150; // moves; a game has more

const times = [];
let measuring = false;
let finished = 0;

let waiting = Number(tables);
let allReady;
const begin = new Promise((resolve) => { allReady = resolve; });

/** A table has its head start: it goes on when all have theirs. */
async function hold(act) {
  waiting -= 1;
  if (waiting === 0) allReady();
  await begin;
  act();
}

function whenReady(act, sent) {
  if (pause === 0) return act();
  const due = sent + pause - performance.now();
  return due > 0 ? setTimeout(act, due) : act();
}

async function play(number, headStart) {
  const seats = await open(urls[number % urls.length]);
  let left = headStart;
  const sockets = [];
  let last = performance.now() - Math.random() * pause;
  let over;
  const ended = new Promise((resolve) => { over = resolve; });
  for (const [i, seat] of seats.entries()) {
    let sent = null;
    const place = { ...seat, url: urls[(number + (people === 'spread' ? i : 0)) % urls.length] };
    sockets.push(await connect(place, (act) => {
      if (sent !== null) {
        if (measuring) times.push(performance.now() - sent);
        sent = null;
      }
      if (act === null) over();
      if (act) {
        const send = () => {
          sent = last = performance.now();
          act();
        };
        if (left === 0) hold(send);
        else whenReady(send, left > 0 ? -Infinity : last);
        left -= 1;
      }
    }));
  }
  await ended;
  for (const socket of sockets) socket.close();
  finished += 1;
}

async function playOn(number) {
  await play(number, Math.floor(Math.random() * HEAD_START));
  for (;;) await play(number, -1);
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
for (let number = 0; number < Number(tables); number++) {
  playOn(number).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
await begin;
await wait(WARM_UP);
measuring = true;
process.stdout.write('measuring\n');
const measured = performance.now();
const used = process.cpuUsage();
await wait(1000 * Number(seconds));
measuring = false;
const took = (performance.now() - measured) / 1000;
const { user, system } = process.cpuUsage(used);

times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? null;
const answer = {
  moves: times.length,
  seconds: took,
  rate: times.length / took,
  p50_ms: at(0.5),
  p99_ms: at(0.99),
  games_finished: finished,
  busy: (user + system) / 1e6 / took, // of one processor, by the load itself
};
process.stdout.write(`${JSON.stringify(answer)}\n`, () => process.exit(0));
