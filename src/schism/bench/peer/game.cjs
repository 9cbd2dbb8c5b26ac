// A trick-taking game of Tolerance's size for boardgame.io: four hands of 18 cards, suits followed,
// three rounds, points to who takes a trick. Hands are secret, as there.
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');

const SUITS = 4;
const HAND = 18;
const ROUNDS = 3;

const suitOf = (card) => Math.floor(card / HAND);

function deal(G, random) {
  const cards = random.Shuffle([...Array(SUITS * HAND).keys()]);
  for (let seat = 0; seat < 4; seat++) {
    G.players[seat] = { hand: cards.slice(seat * HAND, (seat + 1) * HAND) };
  }
}

function mayPlay(G, hand, card) {
  if (!hand.includes(card)) return false;
  if (G.trick.length === 0) return true;
  const led = suitOf(G.trick[0].card);
  return suitOf(card) === led || !hand.some((held) => suitOf(held) === led);
}

function finishTrick(G, random) {
  const led = suitOf(G.trick[0].card);
  const following = G.trick.filter((play) => suitOf(play.card) === led);
  const best = following.reduce((a, b) => (b.card > a.card ? b : a));
  for (const play of G.trick) G.piles[best.seat][suitOf(play.card)].push(play.card);
  G.points[best.seat] += 1;
  G.leader = best.seat;
  G.trick = [];
  G.tricks += 1;
  if (G.tricks % HAND === 0 && G.tricks < ROUNDS * HAND) deal(G, random);
}

module.exports.trickGame = {
  name: 'tricks',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ random }) => {
    const G = {
      players: {},
      leader: 0,
      trick: [],
      tricks: 0,
      points: [0, 0, 0, 0],
      piles: [0, 1, 2, 3].map(() => [[], [], [], []]),
    };
    deal(G, random);
    return G;
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => G.leader,
      next: ({ G, ctx }) => (G.trick.length === 0 ? G.leader : (ctx.playOrderPos + 1) % 4),
    },
  },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, card) => {
        const { hand } = G.players[playerID];
        if (!mayPlay(G, hand, card)) return INVALID_MOVE;
        hand.splice(hand.indexOf(card), 1);
        G.trick.push({ seat: Number(playerID), card });
        if (G.trick.length === 4) finishTrick(G, random);
        return undefined;
      },
    },
  },
  endIf: ({ G }) => (G.tricks === ROUNDS * HAND ? { points: G.points } : undefined),
};
module.exports.mayPlay = mayPlay;
