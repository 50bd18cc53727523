import { identical, sameData } from '../data.ts';
import { makeRecord, printRecord, readRecord } from '../record.ts';
import type { Entry } from '../entry.ts';
import { replay } from '../replay.ts';
import { look, tableOf } from '../world.ts';
import { type AnyWorld, broken, type Finding, keptIf, seatsOf, type Setup } from './scene.ts';

/** What is tried when a match is over. */
export interface EndLaw {
  readonly name: string;
  readonly check: (setup: Setup, world: AnyWorld, journal: readonly Entry[]) => Finding;
}

const ends: EndLaw = {
  name: 'random play ends within the declared bound',
  check: ({ game, seats, options }, _world, journal) =>
    keptIf(
      journal.length <= game.bound(seats, options),
      `${journal.length} moves are more than ${game.bound(seats, options)}`,
    ),
};

const lastWorld: EndLaw = {
  name: 'invariants hold when the match is over',
  check: ({ game }, world) => {
    const why = game.invariantError(world);
    return why === undefined ? 'kept' : broken(why);
  },
};

const results: EndLaw = {
  name: 'a result has a score for every seat and winners in ascending order',
  check: ({ game, seats }, world) => {
    const { scores, winners } = game.result(tableOf(world));
    if (scores.length !== seats) return broken(`${scores.length} scores for ${seats} seats`);
    const sorted = [...new Set(winners)].sort((one, other) => one - other);
    return keptIf(winners.length > 0 && sameData(sorted, winners), `winners: ${winners.join()}`);
  },
};

const replays: EndLaw = {
  name: 'a record replays to an equal world and result',
  check: (setup, world, journal) => {
    const { game, seats, options } = setup;
    const players = seatsOf(setup).map((seat) => ({ name: `seat ${seat}` }));
    const result = game.result(tableOf(world));
    const record = makeRecord(game, { seats, options, players, journal, result });
    const read = readRecord(printRecord(record), [game]);
    if ('problem' in read) return broken(`the record is not read: ${read.problem.kind}`);
    const played = replay(game, read.value.record);
    if ('problem' in played) return broken(`it does not replay: ${JSON.stringify(played)}`);
    const differs = seatsOf(setup).find((seat) => {
      const [one, other] = [played.value.view(seat), look(world, seat)];
      return !identical(one.table, other.table) || !identical(one.hand, other.hand);
    });
    return keptIf(differs === undefined, `seat ${differs} sees another end`);
  },
};

export const END_LAWS: readonly EndLaw[] = [ends, lastWorld, results, replays];
