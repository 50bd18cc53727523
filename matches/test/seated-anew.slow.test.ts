import { BotHost, type BotService } from '@pepite/bots/host';
import { GAMES } from '@pepite/games';
import { defaultOptions, type Game, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { HostClient, questionOf } from '../../bots/host/client.ts';
import { errorOf } from '../../bots/host/failure.ts';
import { insightFor } from '../../bots/search/insight/index.ts';
import { TestRegistry } from './support/test-registry.ts';

/** So many moves are compared, those of chance included. */
const PLIES = 120;

/** Experts that can be repeated. They stay, or are seated anew elsewhere at every question. */
function seededExperts(stay: boolean): BotService & { seen: number } {
  let host = new BotHost(new Seeded(1));
  let bots = 0;
  const service: BotService & { seen: number } = {
    seen: 0,
    hasRoom: () => true,
    mayAdvise: () => true,
    seat(setup) {
      const bot = bots++;
      const seeded = { ...setup, seed: bot };
      let isSeated = false;
      return new HostClient(seeded, {
        ask(inquiry, take) {
          if (!stay) host = new BotHost(new Seeded(1));
          const question = questionOf(inquiry, bot, isSeated ? undefined : seeded);
          isSeated = stay;
          service.seen += question.seen.length;
          const { result } = host.answer(question);
          take('value' in result ? result : { problem: errorOf(result.problem) });
        },
        leave: () => {},
      });
    },
  };
  return service;
}

/** The moves of a match among experts. */
async function play(game: Game, bots: BotService): Promise<readonly string[] | undefined> {
  const seats = Math.max(3, game.seats.least);
  const setting = new TestRegistry({ bots, botPause: 0 });
  const match = await setting.create(await setting.guest('Ann'), {
    game: game.id,
    bots: Array.from({ length: seats }, () => 'expert' as const),
    options: defaultOptions(game.options, seats),
    start: true,
  });
  while (match.status === 'playing' && match.plies < PLIES) await setting.pass(10);
  expect(setting.reports).toEqual([]);
  setting.registry.close();
  return (await setting.store.load(match.id))?.moves;
}

/** The games whose experts go by what they have seen; to others nothing needs to be told again. */
const REMEMBERED = GAMES.filter((game) => {
  const seats = game.seats.least;
  return insightFor({ game, seats, options: defaultOptions(game.options, seats) }).note;
});

describe.each(REMEMBERED.map((game) => [game.id, game] as const))('experts at %s', (_id, game) => {
  it('an expert that is seated anew at every question chooses as one that stays', async () => {
    const staying = seededExperts(true);
    const moving = seededExperts(false);
    expect(await play(game, moving)).toEqual(await play(game, staying));
    // They were told all again each time, and so a lot more.
    expect(moving.seen).toBeGreaterThan(3 * staying.seen);
  });
});
