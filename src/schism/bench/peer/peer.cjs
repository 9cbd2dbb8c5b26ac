// boardgame.io with its own defaults: in memory, over socket.io. Prints its port.
const { Server, Origins } = require('boardgame.io/server');
const { trickGame } = require('./game.cjs');

const server = Server({ games: [trickGame], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  process.stdout.write(`${appServer.address().port}\n`);
});
