// node load.mjs ours|theirs URL TABLES SECONDS [MOVES_A_SECOND] [URL2 ...]
//
// Opens tables with four sockets each and plays on them: as fast as answers come, or at a given
// rate. A move's time is from sending it to the mover's own next message about the table. Prints
// one line of JSON. Tables that end are replaced, outside the measured time of a move.
import { performance } from 'node:perf_hooks';

const [side, url, tables, seconds, rate = '0', ...more] = process.argv.slice(2);
const { open, connect } = await import(`./${side}.mjs`);
const urls = [url, ...more];
const pause = Number(rate) > 0 ? (1000 * Number(tables)) / Number(rate) : 0;

const WARM_UP = 1000;

const times = [];
let measuring = false;
let finished = 0;

function whenReady(act, sent) {
  if (pause === 0) return act();
  const due = sent + pause - performance.now();
  return due > 0 ? setTimeout(act, due) : act();
}

async function play(number, ready) {
  const seats = await open(urls[number % urls.length]);
  const sockets = [];
  let last = performance.now() - Math.random() * pause;
  let over;
  const ended = new Promise((resolve) => { over = resolve; });
  for (const [i, seat] of seats.entries()) {
    let sent = null;
    const place = { ...seat, url: urls[(number + i) % urls.length] };
    sockets.push(await connect(place, (act) => {
      if (sent !== null) {
        if (measuring) times.push(performance.now() - sent);
        sent = null;
      }
      if (act === null) over();
      if (act) {
        whenReady(() => {
          sent = last = performance.now();
          act();
        }, last);
      }
    }));
  }
  ready();
  await ended;
  for (const socket of sockets) socket.close();
  finished += 1;
}

async function playOn(number, ready) {
  for (;;) await play(number, ready);
}

function begin(number) {
  return new Promise((ready) => {
    playOn(number, ready).catch((error) => {
      console.error(error.message);
      process.exit(1);
    });
  });
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
await Promise.all([...Array(Number(tables)).keys()].map(begin));
await wait(WARM_UP);
measuring = true;
const begun = performance.now();
await wait(1000 * Number(seconds));
measuring = false;
const took = (performance.now() - begun) / 1000;

times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? null;
const answer = {
  moves: times.length,
  seconds: took,
  rate: times.length / took,
  p50_ms: at(0.5),
  p99_ms: at(0.99),
  games_finished: finished,
};
process.stdout.write(`${JSON.stringify(answer)}\n`, () => process.exit(0));
