import { gameOf } from '@pepite/games';
import type { BotRequest, BotService } from '@pepite/bots/host';
import {
  defaultOptions,
  firstActor,
  imagineStart,
  isChance,
  printView,
  Referee,
  Seeded,
  type Start,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { PlayState } from '../play-state.ts';
import { printPast } from '../printing.ts';
import { SeatedBots } from '../seated-bots.ts';

const SEATS = 3;

/** Or etc., where everything may be looked back at, in the middle of a match. */
function imagined() {
  const game = gameOf('or-etc');
  if (game === undefined) throw new Error('there is no Or etc.');
  const options = defaultOptions(game.options, SEATS);
  const rng = new Seeded(4);
  const referee = new Referee(game, SEATS, options);
  for (let move = 0; move < 150 || isChance(referee.turn); move++) makeMove(referee, rng);
  const start: Start = imagineStart({ game, seats: SEATS, options }, referee.view(0), rng);
  return { game, options, start, rng };
}

function makeMove(referee: PlayState['referee'], rng: Seeded): void {
  if (isChance(referee.turn)) referee.drawChance(rng);
  else {
    const seat = firstActor(referee.turn);
    referee.submit(seat, referee.anyLegal(seat, rng));
  }
}

/** A match from there after some more moves, and what a seat saw after each of them. */
function played() {
  const { game, options, start, rng } = imagined();
  const state = new PlayState(game, SEATS, options, { start });
  const seen: string[] = [];
  for (let move = 0; move < 20 || state.sealed.length > 0; move++) {
    makeMove(state.referee, rng);
    state.history.note();
    seen.push(printView(state.referee.view(1)));
  }
  return { state, seen };
}

describe('a match that begins with an imagined world', () => {
  it('what was played since is looked back at', () => {
    const { state, seen } = played();
    const { positions } = JSON.parse(printPast('m', state, 1, undefined)) as {
      readonly positions: readonly { readonly table: unknown; readonly hand: unknown }[];
    };
    expect(positions.length).toBeGreaterThan(1);
    for (const { table, hand } of positions) {
      expect(seen).toContain(JSON.stringify({ table, seat: 1, hand }));
    }
  });

  it('a bot is told what its seat has seen since then', () => {
    const { state, seen } = played();
    const requests: BotRequest[] = [];
    const service: BotService = {
      hasRoom: () => true,
      mayAdvise: () => true,
      seat: () => ({
        see: () => {},
        choose: () => {},
        advise: (request) => void requests.push(request),
        close: () => {},
      }),
    };
    const bots = new SeatedBots(state.referee, service, {
      match: 'm',
      origin: () => '',
      guest: () => '',
    });
    expect(bots.advise(1, () => {})).toBeUndefined();
    expect(requests.map(({ history }) => history())).toEqual([seen]);
  });
});
