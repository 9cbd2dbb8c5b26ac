// Clients of Schism's table server.
import WebSocket from 'ws';
import { post } from './post.mjs';

const SEATS = [{ who: 'me' }, { who: 'open' }, { who: 'open' }, { who: 'open' }];

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

export function connect({ url, table, token }, onTurn) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, {
    perMessageDeflate: false,
  });
  let requests = 0;
  const heard = ({ version, view, yours }) => {
    if (view.phase === 'over') return onTurn(null);
    if (!yours?.actions?.length) return onTurn(undefined);
    const action = yours.actions[Math.floor(Math.random() * yours.actions.length)];
    const id = `${token.slice(0, 8)}-${requests++}`;
    return onTurn(() => socket.send(JSON.stringify({ type: 'act', id, version, action })));
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token })));
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      if (message.type === 'error') throw new Error(JSON.stringify(message));
      if (message.type === 'welcome') resolve(socket);
      if (message.type === 'welcome' || message.type === 'moved') heard(message);
    });
  });
}
