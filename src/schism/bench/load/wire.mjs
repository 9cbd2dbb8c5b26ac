// A WebSocket client that does as little as it can, so that a server is measured and not its load:
// a message stays the bytes it came as until somebody wants to read it.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10];
const MASK = Buffer.alloc(4); // of zeros: there is nobody to hide from

function frame(opcode, payload) {
  const { length } = payload;
  const head = length < 126 ? Buffer.from([0x80 | opcode, 0x80 | length])
    : Buffer.from([0x80 | opcode, 0xfe, length >> 8, length & 0xff]);
  return Buffer.concat([head, MASK, payload]);
}

/** Where the payload of the first frame starts and ends; null while it is not all there. */
function bounds(data) {
  if (data.length < 2) return null;
  const short = data[1] & 0x7f;
  const start = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (data.length < start) return null;
  const size = short < 126 ? short : short === 126 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2));
  return data.length < start + size ? null : [start, start + size];
}

/** Opens a socket; `heard` is called with each message of text, as bytes. */
export function dial(url, { opened, heard, failed }) {
  const { hostname, port, pathname, search, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  let unread = Buffer.alloc(0);
  let open = false;

  const take = (opcode, payload) => {
    if (opcode === TEXT) heard(payload);
    else if (opcode === PING) socket.write(frame(PONG, payload));
    else if (opcode === CLOSE) socket.end();
  };
  const read = () => {
    for (let found = bounds(unread); found; found = bounds(unread)) {
      const [start, end] = found;
      const opcode = unread[0] & 0x0f;
      const payload = unread.subarray(start, end);
      unread = unread.subarray(end);
      take(opcode, payload);
    }
  };
  const greeted = () => {
    const end = unread.indexOf('\r\n\r\n');
    if (end < 0) return false;
    const answer = unread.subarray(0, end).toString();
    if (!answer.startsWith('HTTP/1.1 101')) throw new Error(`${url}: ${answer}`);
    unread = unread.subarray(end + 4);
    return true;
  };

  socket.setNoDelay(true);
  socket.on('error', failed);
  socket.on('data', (data) => {
    unread = unread.length ? Buffer.concat([unread, data]) : data;
    if (!open && greeted()) {
      open = true;
      opened();
    }
    if (open) read();
  });
  const wanted = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`];
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n${wanted.join('\r\n')}\r\n\r\n`);
  return {
    send: (text) => socket.write(frame(TEXT, Buffer.from(text))),
    close: () => {
      socket.write(frame(CLOSE, Buffer.alloc(0)));
      socket.end();
    },
  };
}
