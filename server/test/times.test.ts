import { Desk } from '@pepite/bots';
import { GAMES } from '@pepite/games';
import { isTogether, itemAt, Moves, parseView, Seeded, standardOptions } from '@pepite/kernel';
import { type Clock, DeskMind, type Match, Moment, type Thinking, waitAt } from '@pepite/matches';
import type { ServerMessage, Setup } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { OURS } from '../../games/test/ours.ts';
import { Page, PAUSE, Setting } from './setting.ts';
import { stateFor } from './support/state.ts';

/** Bots whose thoughts take longer the more there is to choose from, and none if nothing is. */
class Slow implements Thinking {
  readonly #desk = new Desk(new Seeded(4));
  #minds = 0;
  clock: Clock | undefined;
  /** How many moves each choice was among. */
  readonly choices: number[] = [];

  hasRoom(): boolean {
    return true;
  }

  mayAdvise(): boolean {
    return true;
  }

  seat(seating: Parameters<Thinking['seat']>[0]) {
    const game = GAMES.find(({ id }) => id === seating.game);
    return new DeskMind(this.#minds++, seating, (question, take) => {
      const answer = this.#desk.hear(question);
      if (answer === undefined || question.type === 'rise') return;
      const moves = new Moves();
      game?.moves(parseView(question.view), moves);
      this.choices.push(moves.weight);
      const milliseconds = moves.weight === 1 ? 0 : 20 + Math.min(moves.weight, 60);
      this.clock?.after(milliseconds, () => take(answer));
    });
  }
}

/** A page that notes when it is told something of the match. */
class TimedPage extends Page {
  readonly times = new Set<number>();
  readonly #clock: Clock;

  constructor(guest: string, clock: Clock) {
    super(guest);
    this.#clock = clock;
  }

  override tell(text: string): void {
    super.tell(text);
    this.times.add(this.#clock.now());
  }
}

/** Bots alone at a table, seen by Ann, until so many moves are made. */
function watchBots(game: (typeof GAMES)[number], seats: number, pace: 'human' | 'quick') {
  const slow = new Slow();
  const setting = new Setting(undefined, 1, slow);
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
      game.hidesAnswers === true && table !== undefined && isTogether(game.turn(table));
    const { least, spread } = waitAt(isHidden ? 'human' : pace, PAUSE);
    due.add(clock.now() + least + Math.floor(drawn * spread));
    return drawn;
  };
  setting.guest('Ann');
  const ann = new TimedPage('Ann', clock);
  const match = setting.create(ann, {
    game: game.id,
    bots: Array.from({ length: seats }, () => 'random' as const),
    options: standardOptions(game.options, seats),
    pace,
    start: true,
  });
  begun.match = match;
  ann.times.clear();
  const end = clock.now() + 120_000;
  while (match.status === 'playing' && clock.now() < end && clock.ring(10 * PAUSE)) {
    setting.ledger.flush();
  }
  const isPast = (time: number): boolean => time <= clock.now();
  return { ann, slow, due: [...due].filter(isPast), reports: setting.reports, match };
}

const ascending = (times: Iterable<number>): readonly number[] =>
  [...times].sort((one, other) => one - other);

/** What takes only a few moves shows nothing here. */
const LONG = GAMES.filter((game) => {
  const { most } = game.seats;
  return game.bound(most, standardOptions(game.options, most)) > 200;
});

const CASES = LONG.flatMap((game) =>
  (['human', 'quick'] as const).map((pace) => [game.id, pace, game] as const),
);

it('is about our games, and others that take as long', () => {
  expect(LONG.map(({ id }) => id)).toEqual(expect.arrayContaining([...OURS]));
});

describe.each(CASES)('bots at %s at a %s pace', (id, pace, game) => {
  it('are told at moments drawn before they think, whatever they choose from', () => {
    const { ann, slow, due, reports } = watchBots(game, game.seats.most, pace);
    expect(ascending(ann.times)).toEqual(ascending(due));
    expect(due.length).toBeGreaterThan(100);
    expect(slow.choices.filter((weight) => weight > 10).length).toBeGreaterThan(10);
    if (id !== 'silver-and-gold') expect(slow.choices).toContain(1);
    expect(reports).toEqual([]);
  });
});

describe.each(['human', 'quick'] as const)('a player in the lobby, at a %s pace', (pace) => {
  /** When Ann, who plays against bots and only looks in to move, is told that it is her turn. */
  function waitInLobby() {
    const slow = new Slow();
    const setting = new Setting(undefined, 1, slow);
    const { clock, house } = setting;
    const ann = setting.guest('Ann');
    slow.clock = clock;
    const match = setting.create(ann, { bots: [null, 'random', 'random'], pace, start: true });
    match.leave(ann);
    const due = new Set<number>();
    const rng = new Seeded(9);
    const { least, spread } = waitAt(pace, PAUSE);
    setting.jitter = () => {
      const drawn = rng.below(100) / 100;
      due.add(clock.now() + least + Math.floor(drawn * spread));
      return drawn;
    };
    const told: number[] = [];
    setting.onLobbyChange = (guests) => {
      const isHers = guests.includes('Ann') && house.matchesOf('Ann').some((one) => one.yourTurn);
      if (isHers) told.push(clock.now());
    };
    for (let moves = 0; moves < 100 && match.status === 'playing'; moves++) {
      while (!match.awaits('Ann') && clock.ring(10 * PAUSE)) setting.ledger.flush();
      const found = match.courseFor('Ann');
      if ('kind' in found) throw new Error(found.kind);
      const { referee } = found.course.play;
      const text = referee.game.print(referee.anyLegal(found.seat, rng));
      found.course.choose(found.seat, { ply: referee.journal.length, own: 0 }, text);
    }
    return { told, due, slow };
  }

  it('[R8] is told whose turn it is at moments drawn before bots think', () => {
    const { told, due, slow } = waitInLobby();
    expect(told.filter((time) => !due.has(time))).toEqual([]);
    expect(told.length).toBeGreaterThan(20);
    expect(slow.choices).toContain(1);
    expect(slow.choices.filter((weight) => weight > 1).length).toBeGreaterThan(20);
  });
});

describe('a choice of several moves', () => {
  it('is told at the moment of one move, all of it at once', () => {
    const game = GAMES.find(({ id }) => id === 'silver-and-gold');
    if (game === undefined) throw new Error('there is no such game');
    const { ann, due, slow } = watchBots(game, 1, 'human');
    expect(ascending(ann.times)).toEqual(ascending(due));
    const lengths = ann.told.map((message) => marks(message));
    expect(lengths.filter((length) => length > 1).length).toBeGreaterThan(0);
    expect(slow.choices.length).toBeGreaterThan(due.length);
  });

  it('is counted when it is settled, not while it is sealed', () => {
    const setting = new Setting();
    const ann = setting.guest('Ann');
    const ben = setting.guest('Ben');
    const match = setting.create(ann, { bots: [null, null, 'random'] });
    match.sit('Ben', 'Ben', 1);
    setting.watch(match, ben);
    match.start('Ann');
    const bid = (guest: string): void => {
      const found = match.courseFor(guest);
      if ('kind' in found) throw new Error(found.kind);
      const { course, seat } = found;
      const { journal, game } = course.play.referee;
      const text = game.print(itemAt(course.play.referee.legal(seat), 0));
      expect(course.choose(seat, { ply: journal.length, own: 0 }, text)).toBeUndefined();
    };
    bid('Ann');
    setting.clock.pass(2 * PAUSE);
    expect(setting.counted).toEqual([]);
    bid('Ben');
    expect(setting.counted).toEqual(['guest', 'guest', 'bot']);
  });
});

/** How many moves of players a message tells of. */
const marks = (message: ServerMessage): number =>
  message.type === 'moved' ? message.events.filter(({ actor }) => actor === '0').length : 0;

describe('a thought that takes longer than its moment', () => {
  it('is told whole waits later, not as soon as it is there', () => {
    const moment = new Moment(1000, waitAt('human', 700), 0.5);
    expect(moment.at).toBe(2050);
    expect(moment.after(1001)).toBe(2050);
    expect(moment.after(2050)).toBe(2050);
    expect(moment.after(2051)).toBe(2750);
    expect(moment.after(2749)).toBe(2750);
    expect(moment.after(2751)).toBe(3450);
  });

  it('is rare: there is less time to think than there is to wait', () => {
    for (const wait of [waitAt('human', 700), waitAt('human', 300), waitAt('quick', 700)]) {
      const moment = new Moment(1000, wait, 0);
      expect(moment.left(1000)).toBeLessThanOrEqual(moment.at - 1000 - 50);
      expect(moment.left(1100)).toBe(Number(moment.left(1000)) - 100);
      expect(moment.left(9000)).toBe(0);
    }
  });

  it('waits for nothing where nobody is to wait', () => {
    for (const pace of ['human', 'quick'] as const) {
      const moment = new Moment(1000, waitAt(pace, 0), 0.9);
      expect(moment.at).toBe(1000);
      expect(moment.after(1234)).toBe(1234);
      expect(moment.left(1000)).toBeUndefined();
    }
  });
});

describe('a table of bots', () => {
  const bots = ['random', 'random', 'random'] as const;

  function begin(setup: Pick<Setup, 'bots'>) {
    const setting = new Setting();
    const ann = setting.guest('Ann');
    const created = setting.house.create(
      { game: 'aurum', options: {}, access: 'public', start: true, ...setup },
      'Ann',
      ann.origin,
    );
    if ('problem' in created) throw new Error(created.problem.kind);
    return { setting, ann, match: created.match };
  }

  const plyOf = (match: Match): number => stateFor(match, 'Ann').position?.ply ?? 0;

  it('does not play while nobody sits or looks on, and goes on when somebody comes', () => {
    const { setting, ann, match } = begin({ bots: [...bots] });
    const start = plyOf(match);
    setting.clock.pass(3_600_000);
    expect(plyOf(match)).toBe(start);
    expect(match.isBusy).toBe(false);
    setting.watch(match, ann);
    setting.clock.pass(10 * PAUSE);
    const seen = plyOf(match);
    expect(seen).toBeGreaterThan(start);
    match.leave(ann);
    // What was decided already is still told.
    setting.clock.pass(2 * PAUSE);
    const left = plyOf(match);
    setting.clock.pass(3_600_000);
    expect(plyOf(match)).toBe(left);
    expect(match.isBusy).toBe(false);
    setting.watch(match, ann);
    setting.clock.pass(10 * PAUSE);
    expect(plyOf(match)).toBeGreaterThan(left);
  });

  it('goes on for somebody who is away until it is up to them', () => {
    const { setting, match } = begin({ bots: [null, 'random', 'random'] });
    setting.clock.pass(3_600_000);
    const found = match.courseFor('Ann');
    if ('kind' in found) throw new Error(found.kind);
    const { referee } = found.course.play;
    expect(referee.pending.map(({ actor }) => actor)).toEqual([1, 2]);
    expect(match.isBusy).toBe(false);
  });
});
