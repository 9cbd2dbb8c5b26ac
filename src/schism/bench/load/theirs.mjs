// Clients of boardgame.io: messages of socket.io, without its client library's own copy of the game.
import { createRequire } from 'node:module';
import { post } from './post.mjs';
import { dial } from './wire.mjs';

const { mayPlay } = createRequire(import.meta.url)('./game.cjs');

// What comes before a message says what it is, first to engine.io and then to socket.io.
const OPENED = Buffer.from('0');
const PING = Buffer.from('2');
const CONNECTED = Buffer.from('40/tricks,');
const REFUSED = Buffer.from('44/tricks,');
const EVENT = Buffer.from('42/tricks,');
const OVER = Buffer.from('"gameover":');

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

const begins = (data, start) => data.subarray(0, start.length).equals(start);

export function connect({ url, matchID, playerID, credentials }, onTurn) {
  let socket;
  const myTurn = Buffer.from(`"currentPlayer":"${playerID}"`);
  const emit = (...event) => socket.send(`42/tricks,${JSON.stringify(event)}`);
  const heard = (state) => {
    const { hand } = state.G.players[playerID];
    const legal = hand.filter((card) => mayPlay(state.G, hand, card));
    const card = legal[Math.floor(Math.random() * legal.length)];
    const payload = { type: 'play', args: [card], playerID, credentials };
    return onTurn(() =>
      emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID),
    );
  };
  return new Promise((resolve, reject) => {
    const step = (data) => {
      if (data.includes(OVER)) return onTurn(null);
      if (!data.includes(myTurn)) return onTurn(undefined);
      const [name, , told] = JSON.parse(data);
      return heard(name === 'sync' ? told.state : told);
    };
    const listen = (data) => {
      if (begins(data, EVENT)) {
        const event = data.subarray(EVENT.length);
        if (begins(event, Buffer.from('["sync"'))) resolve(socket);
        else if (!begins(event, Buffer.from('["update"'))) return undefined;
        return step(event);
      }
      if (begins(data, PING)) return socket.send('3');
      if (begins(data, CONNECTED)) return emit('sync', matchID, playerID, credentials, 4);
      if (begins(data, OPENED)) return socket.send('40/tricks,');
      if (begins(data, REFUSED)) throw new Error(data.toString());
      return undefined;
    };
    const place = `${url}/socket.io/?EIO=4&transport=websocket`;
    socket = dial(place, { opened: () => {}, heard: listen, failed: reject });
  });
}
