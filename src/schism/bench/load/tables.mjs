// node tables.mjs URL TABLES MOVES
//
// Opens tables with four sockets each and plays some moves on every one. Then prints one line of
// JSON, a seat of each table, and keeps the sockets open until its input ends.
import { connect, open } from './ours.mjs';

const AT_ONCE = 16;
const [url, tables, moves] = process.argv.slice(2);
const sockets = [];
const places = [];

async function play() {
  const seats = await open(url);
  let left = Number(moves);
  await new Promise((resolve, reject) => {
    const onTurn = (act) => {
      if (left === 0 || act === null) resolve();
      else if (act) {
        left -= 1;
        act();
      }
    };
    Promise.all(seats.map((seat) => connect(seat, onTurn)))
      .then((opened) => sockets.push(...opened))
      .catch(reject);
  });
  places.push(seats[0]);
}

let unopened = Number(tables);
async function playSome() {
  while (unopened > 0) {
    unopened -= 1;
    await play();
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, playSome));
process.stdout.write(`${JSON.stringify(places)}\n`);
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
