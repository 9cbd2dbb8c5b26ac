// Clients of boardgame.io: its socket messages, without its client library's own copy of the game.
import { createRequire } from 'node:module';
import { io } from 'socket.io-client';
import { post } from './post.mjs';

const { mayPlay } = createRequire(import.meta.url)('./game.cjs');

export async function open(url) {
  const lobby = `${url}/games/tricks`;
  const { matchID } = await post(`${lobby}/create`, { numPlayers: 4 });
  const seats = [];
  for (let seat = 0; seat < 4; seat++) {
    const joined = await post(`${lobby}/${matchID}/join`, {
      playerID: String(seat),
      playerName: `player ${seat}`,
    });
    seats.push({ url, matchID, playerID: String(seat), credentials: joined.playerCredentials });
  }
  return seats;
}

export function connect({ url, matchID, playerID, credentials }, onTurn) {
  const socket = io(`${url}/tricks`, { transports: ['websocket'], forceNew: true });
  const heard = (state) => {
    if (state.ctx.gameover) return onTurn(null);
    if (state.ctx.currentPlayer !== playerID) return onTurn(undefined);
    const { hand } = state.G.players[playerID];
    const legal = hand.filter((card) => mayPlay(state.G, hand, card));
    const card = legal[Math.floor(Math.random() * legal.length)];
    const payload = { type: 'play', args: [card], playerID, credentials };
    return onTurn(() =>
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID),
    );
  };
  return new Promise((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, 4));
    socket.on('update', (_match, state) => heard(state));
    socket.on('sync', (_match, { state }) => {
      resolve(socket);
      heard(state);
    });
  });
}
