// Pépite's games on boardgame.io: boardgameio-server.ts GAME SEATS SEED PORT.
import { createRequire } from 'node:module';
import { type Data, readServerArguments, Rules } from './rules.ts';

// boardgame.io is CommonJS without a map of exports, so `import` can't find its parts.
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server', {
  with: { 'resolution-mode': 'require' },
});
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core') as typeof import(
  'boardgame.io/core',
  { with: { 'resolution-mode': 'require' } }
);

const { port, ...asked } = readServerArguments();
const rules = new Rules({ port, ...asked });

interface Context {
  readonly G: Data;
  readonly playerID: string;
}

/**
 * Its own way of keeping secrets: `playerView` strips what a seat may not see, and moves are not
 * run ahead by the client, which could not. Storage is its own, in memory. Without undo and turn
 * order, which cost it time and which nobody needs here.
 */
const game = {
  name: asked.game.id,
  disableUndo: true,
  turn: { activePlayers: ActivePlayers.ALL },
  setup: () => rules.create(),
  playerView: ({ G, playerID }: { readonly G: Data; readonly playerID: string | null }) => ({
    table: G.table,
    hand: playerID === null ? null : G.hands[Number(playerID)],
  }),
  moves: {
    act: {
      client: false,
      redact: true,
      move: ({ G, playerID }: Context, move: unknown) => {
        const seat = Number(playerID);
        if (typeof move !== 'number' || !rules.isLegal(G, seat, move)) return INVALID_MOVE;
        // In place only: a move that changes its draft and returns another state ends the server.
        rules.apply(G, seat, move);
        return undefined;
      },
    },
  },
};

const server = Server({ games: [game], origins: ['*'] });
await server.run(port);
