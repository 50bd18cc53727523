import { defaultOptions, Seeded } from '@pepite/kernel';
import { GAMES } from '@pepite/games';
import { describe, expect, it } from 'vitest';
import { type BotName, playMatch, seatBot, UnrefereedTable } from '../index.ts';
import { SeatedBots } from '../seated-bots.ts';

const NAMES: readonly BotName[] = ['heuristic', 'regular', 'random', 'heuristic'];

describe.each(GAMES)('seats of $id', (game) => {
  const seats = Math.min(4, game.seats.most);
  const options = defaultOptions(game.options, seats);
  const setting = { game, seats, options };
  const names = NAMES.slice(0, seats);

  it('bots that stay for the next match play it as new ones would', () => {
    const seated = new SeatedBots(names, setting);
    for (let match = 0; match < 4; match++) {
      const fresh = names.map((name) => seatBot(name, setting));
      const stayed = playMatch(game, options, seated.next(), new Seeded(5, match));
      const anew = playMatch(game, options, fresh, new Seeded(5, match));
      expect(stayed.referee.journal).toEqual(anew.referee.journal);
    }
  });

  it('a table plays match after match as referees see them', () => {
    const table = new UnrefereedTable(names, setting);
    for (let match = 0; match < 4; match++) {
      const fresh = names.map((name) => seatBot(name, setting));
      const { result, decisions } = playMatch(game, options, fresh, new Seeded(6, match));
      expect(table.play({ chance: new Seeded(6, match) })).toEqual({ result, decisions });
    }
  });

  it('bots at first sight stay, and those that think are made anew', () => {
    const seated = new SeatedBots(['heuristic', 'expert'], setting);
    const [quick, thinker] = seated.next();
    expect(seated.next()[0]).toBe(quick);
    expect(seated.next()[1]).not.toBe(thinker);
  });
});
