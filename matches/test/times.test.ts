import { BotHost, type BotService } from '@pepite/bots/host';
import { GAMES } from '@pepite/games';
import { defaultOptions, isSimultaneous, Moves, parseView, Seeded } from '@pepite/kernel';
import type { ServerMessage, NewMatchRequest } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { directClient } from '../../bots/test/support/direct.ts';
import { OURS } from '../../games/test/ours.ts';
import type { Clock } from '../clock.ts';
import type { Match } from '../match.ts';
import { AnswerTime, waitAt } from '../pace.ts';
import { moveFirst } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { settle } from './support/settle.ts';
import { stateFor } from './support/state.ts';
import { PAUSE, TestRegistry } from './support/test-registry.ts';

/** Bots whose thoughts take longer the more there is to choose from, and none if nothing is. */
class Slow implements BotService {
  readonly #host = new BotHost(new Seeded(4));
  #bots = 0;
  clock: Clock | undefined;
  /** How many moves each choice was among. */
  readonly choices: number[] = [];

  hasRoom(): boolean {
    return true;
  }

  mayAdvise(): boolean {
    return true;
  }

  seat(setup: Parameters<BotService['seat']>[0]) {
    const game = GAMES.find(({ id }) => id === setup.game);
    return directClient(this.#bots++, setup, (question, take) => {
      const answer = this.#host.hear(question);
      if (answer === undefined || question.type === 'leave') return;
      const moves = new Moves();
      game?.moves(parseView(question.view), moves);
      this.choices.push(moves.weight);
      const milliseconds = moves.weight === 1 ? 0 : 20 + Math.min(moves.weight, 60);
      this.clock?.after(milliseconds, () => take(answer));
    });
  }
}

/** Bots alone at a table, seen by Ann, until so many moves are made. */
async function watchBots(game: (typeof GAMES)[number], seats: number, pace: 'human' | 'quick') {
  const slow = new Slow();
  const setting = new TestRegistry({ bots: slow, seed: 3 });
  const { clock } = setting;
  slow.clock = clock;
  const due = new Set<number>();
  const rng = new Seeded(9);
  const begun: { match?: Match } = {};
  setting.jitter = () => {
    const drawn = rng.below(100) / 100;
    // Where answers are hidden, people may have to answer, too, whatever the pace of the bots.
    const table = begun.match && stateFor(begun.match, 'Ann').position?.table;
    const isHidden =
      game.hidesAnswers === true && table !== undefined && isSimultaneous(game.turn(table));
    const { least, spread } = waitAt(isHidden ? 'human' : pace, PAUSE);
    due.add(clock.now() + least + Math.floor(drawn * spread));
    return drawn;
  };
  const ann = await setting.guest('Ann');
  /** When Ann is told something of the match. */
  const times = new Set<number>();
  const match = await setting.create(ann, {
    game: game.id,
    bots: Array.from({ length: seats }, () => 'random' as const),
    options: defaultOptions(game.options, seats),
    pace,
    start: true,
  });
  begun.match = match;
  ann.onTold = () => times.add(clock.now());
  const end = clock.now() + 120_000;
  while (match.status === 'playing' && clock.now() < end && (await clock.ring(10 * PAUSE)));
  const isPast = (time: number): boolean => time <= clock.now();
  return { ann, times, slow, due: [...due].filter(isPast), reports: setting.reports, match };
}

const ascending = (times: Iterable<number>): readonly number[] =>
  [...times].sort((one, other) => one - other);

/** What takes only a few moves shows nothing here. */
const LONG = GAMES.filter((game) => {
  const { most } = game.seats;
  return game.bound(most, defaultOptions(game.options, most)) > 200;
});

const CASES = LONG.flatMap((game) =>
  (['human', 'quick'] as const).map((pace) => [game.id, pace, game] as const),
);

it('the games whose times are tested include all of ours', () => {
  expect(LONG.map(({ id }) => id)).toEqual(expect.arrayContaining([...OURS]));
});

describe.each(CASES)('bots at %s at a %s pace', (id, pace, game) => {
  it('bots move at moments drawn before they think, whatever they choose from', async () => {
    const { times, slow, due, reports } = await watchBots(game, game.seats.most, pace);
    expect(ascending(times)).toEqual(ascending(due));
    expect(due.length).toBeGreaterThan(100);
    expect(slow.choices.filter((weight) => weight > 10).length).toBeGreaterThan(10);
    if (id !== 'silver-and-gold') expect(slow.choices).toContain(1);
    expect(reports).toEqual([]);
  });
});

describe.each(['human', 'quick'] as const)('a player in the lobby, at a %s pace', (pace) => {
  /** When Ann, who plays against bots and only looks in to move, is told that it is her turn. */
  async function waitInLobby() {
    const slow = new Slow();
    const setting = new TestRegistry({ bots: slow, seed: 2 });
    const { clock, registry } = setting;
    const ann = await setting.guest('Ann');
    slow.clock = clock;
    const bots = [null, 'random', 'random'] as const;
    const match = await setting.create(ann, { bots: [...bots], pace, start: true });
    await ann.leave();
    const due = new Set<number>();
    const rng = new Seeded(9);
    const { least, spread } = waitAt(pace, PAUSE);
    setting.jitter = () => {
      const drawn = rng.below(100) / 100;
      due.add(clock.now() + least + Math.floor(drawn * spread));
      return drawn;
    };
    const told: number[] = [];
    const note = async (time: number): Promise<void> => {
      const own = await registry.matchesOf('Ann');
      if (own.some(({ yourTurn }) => yourTurn)) told.push(time);
    };
    setting.onLobbyChange = (guests) => {
      if (guests.includes('Ann')) void note(clock.now());
    };
    for (let moves = 0; moves < 100 && match.status === 'playing'; moves++) {
      while (!match.awaits('Ann') && (await clock.ring(10 * PAUSE)));
      const { referee } = match.play?.state ?? {};
      if (referee === undefined) throw new Error('nothing is being played');
      const move = referee.game.print(referee.anyLegal(0, rng));
      const request = { type: 'move', ply: referee.journal.length, own: 0, move } as const;
      await match.act('Ann', request);
      await settle();
    }
    return { told, due, slow };
  }

  it('[R8] the lobby shows whose turn it is at moments drawn before bots think', async () => {
    const { told, due, slow } = await waitInLobby();
    expect(told.filter((time) => !due.has(time))).toEqual([]);
    expect(told.length).toBeGreaterThan(20);
    expect(slow.choices).toContain(1);
    expect(slow.choices.filter((weight) => weight > 1).length).toBeGreaterThan(20);
  });
});

describe('a choice of several moves', () => {
  it('a choice of several moves is shown at the moment of one move, all at once', async () => {
    const game = GAMES.find(({ id }) => id === 'silver-and-gold');
    if (game === undefined) throw new Error('there is no such game');
    const { ann, times, due, slow } = await watchBots(game, 1, 'human');
    expect(ascending(times)).toEqual(ascending(due));
    const lengths = ann.told.map((message) => marks(message));
    expect(lengths.filter((length) => length > 1).length).toBeGreaterThan(0);
    expect(slow.choices.length).toBeGreaterThan(due.length);
  });

  it('a choice is counted when it is settled, not while it is sealed', async () => {
    const setting = new TestRegistry();
    const [ann, ben] = await setting.guests('Ann', 'Ben');
    const match = await setting.create(ann, { bots: [null, null, 'random'] });
    await setting.watch(match, ben);
    await ben.ask({ type: 'sit', seat: 1 });
    await ann.ask({ type: 'start' });
    const bid = async (page: Page): Promise<void> => expect(await moveFirst(page)).toBeUndefined();
    await bid(ann);
    await setting.pass(2 * PAUSE);
    expect(setting.counted).toEqual([]);
    await bid(ben);
    expect(setting.counted).toEqual(['guest', 'guest', 'bot']);
  });
});

/** How many moves of players a message tells of. */
const marks = (message: ServerMessage): number =>
  message.type === 'moved' ? message.events.filter(({ actor }) => actor === '0').length : 0;

describe('a thought that takes longer than its moment', () => {
  it('a late thought is shown whole waits later, not as soon as it is there', () => {
    const moment = new AnswerTime(1000, waitAt('human', 700), 0.5);
    expect(moment.at).toBe(2050);
    expect(moment.after(1001)).toBe(2050);
    expect(moment.after(2050)).toBe(2050);
    expect(moment.after(2051)).toBe(2750);
    expect(moment.after(2749)).toBe(2750);
    expect(moment.after(2751)).toBe(3450);
  });

  it('a thought is rarely late, since there is less time to think than to wait', () => {
    for (const wait of [waitAt('human', 700), waitAt('human', 300), waitAt('quick', 700)]) {
      const moment = new AnswerTime(1000, wait, 0);
      expect(moment.left(1000)).toBeLessThanOrEqual(moment.at - 1000 - 50);
      expect(moment.left(1100)).toBe(Number(moment.left(1000)) - 100);
      expect(moment.left(9000)).toBe(0);
    }
  });

  it('a thought is shown at once where nobody is to wait', () => {
    for (const pace of ['human', 'quick'] as const) {
      const moment = new AnswerTime(1000, waitAt(pace, 0), 0.9);
      expect(moment.at).toBe(1000);
      expect(moment.after(1234)).toBe(1234);
      expect(moment.left(1000)).toBeUndefined();
    }
  });
});

describe('a table of bots', () => {
  const bots = ['random', 'random', 'random'] as const;

  async function begin(setup: Pick<NewMatchRequest, 'bots'>) {
    const setting = new TestRegistry();
    const ann = await setting.guest('Ann');
    const created = await setting.registry.create(
      { game: 'aurum', options: {}, access: 'public', start: true, ...setup },
      'Ann',
      ann.origin,
    );
    if ('problem' in created) throw new Error(created.problem.kind);
    return { setting, ann, match: created.value };
  }

  const plyOf = (match: Match): number => stateFor(match, 'Ann').position?.ply ?? 0;

  it('a table of bots plays only while somebody sits there or watches', async () => {
    const { setting, ann, match } = await begin({ bots: [...bots] });
    const start = plyOf(match);
    await setting.pass(3_600_000);
    expect(plyOf(match)).toBe(start);
    expect(match.isBusy).toBe(false);
    await setting.watch(match, ann);
    await setting.pass(10 * PAUSE);
    const seen = plyOf(match);
    expect(seen).toBeGreaterThan(start);
    await ann.leave();
    // What was decided already is still told.
    await setting.pass(2 * PAUSE);
    const left = plyOf(match);
    await setting.pass(3_600_000);
    expect(plyOf(match)).toBe(left);
    expect(match.isBusy).toBe(false);
    await setting.watch(match, setting.page('Ann'));
    await setting.pass(10 * PAUSE);
    expect(plyOf(match)).toBeGreaterThan(left);
  });

  it('a table goes on for a player who is away until it is up to them', async () => {
    const { setting, match } = await begin({ bots: [null, 'random', 'random'] });
    await setting.pass(3_600_000);
    expect(match.play?.state.sealed.map(({ actor }) => actor)).toEqual([1, 2]);
    expect(match.isBusy).toBe(false);
  });
});
