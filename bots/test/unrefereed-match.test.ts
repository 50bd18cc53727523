import { defaultOptions, type Entry, Seeded } from '@pepite/kernel';
import { GAMES } from '@pepite/games';
import { describe, expect, it } from 'vitest';
import { type BotName, playMatch, playWithoutReferee, seatBot } from '../index.ts';

/** One who weighs, one who remembers and slips now and then, one who takes anything. */
const NAMES: readonly BotName[] = ['heuristic', 'regular', 'random'];

describe.each(GAMES)('$id without a referee', (game) => {
  const counts = Array.from(
    { length: game.seats.most - game.seats.least + 1 },
    (_, more) => game.seats.least + more,
  );

  it.each(counts)('%i bots play the very match that they play before a referee', (seats) => {
    const options = defaultOptions(game.options, seats);
    for (let match = 0; match < 3; match++) {
      const bots = () =>
        Array.from({ length: seats }, (_, seat) =>
          seatBot(NAMES[(seat + match) % NAMES.length] ?? 'random', { game, seats, options }),
        );
      const judged = playMatch(game, options, bots(), new Seeded(4, match));
      const journal: Entry[] = [];
      const { result, decisions } = playWithoutReferee(
        game,
        options,
        bots(),
        { chance: new Seeded(4, match) },
        { saw: (_world, actor, move) => journal.push({ actor, move }) },
      );
      expect(journal).toEqual(judged.referee.journal.map(({ actor, move }) => ({ actor, move })));
      expect({ result, decisions }).toEqual({ result: judged.result, decisions: judged.decisions });
    }
  });
});
