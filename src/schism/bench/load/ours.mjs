// Clients of Schism's table server.
import { post } from './post.mjs';
import { dial } from './wire.mjs';

const SEATS = [{ who: 'me' }, { who: 'open' }, { who: 'open' }, { who: 'open' }];
const STEPS = [Buffer.from('{"type":"moved"'), Buffer.from('{"type":"welcome"')];
const ERROR = Buffer.from('{"type":"error"');
const OVER = Buffer.from('"phase":"over"');
const WAITING = Buffer.from('"actions":[]}}'); // how a step ends for those who are not to act

export async function open(url) {
  const made = await post(`${url}/api/tables`, {
    game: 'tolerance',
    seats: SEATS,
    name: 'player 0',
  });
  const key = made.links.join.split('/').pop();
  const tokens = [made.token];
  for (let seat = 1; seat < SEATS.length; seat++) {
    const joined = await post(`${url}/api/tables/${made.table}/join`, { key, name: `player ${seat}` });
    tokens.push(joined.token);
  }
  return tokens.map((token) => ({ url, table: made.table, token }));
}

const begins = (data, start) => data.subarray(0, start.length).equals(start);
const ends = (data, end) => data.subarray(-end.length).equals(end);

export function connect({ url, table, token }, onTurn) {
  let requests = 0;
  let socket;
  const heard = ({ version, yours }) => {
    if (!yours?.actions?.length) return onTurn(undefined);
    const action = yours.actions[Math.floor(Math.random() * yours.actions.length)];
    const id = `${token.slice(0, 8)}-${requests++}`;
    return onTurn(() => socket.send(JSON.stringify({ type: 'act', id, version, action })));
  };
  return new Promise((resolve, reject) => {
    const listen = (data) => {
      if (begins(data, ERROR)) throw new Error(data.toString());
      if (!STEPS.some((step) => begins(data, step))) return undefined;
      resolve(socket);
      if (data.includes(OVER)) return onTurn(null);
      if (ends(data, WAITING)) return onTurn(undefined);
      return heard(JSON.parse(data));
    };
    const opened = () => socket.send(JSON.stringify({ type: 'hello', token }));
    const place = `${url}/api/tables/${table}/socket`;
    socket = dial(place, { opened, heard: listen, failed: reject });
  });
}
