import { GAMES } from '@pepite/games';
import { type Game, itemAt, Moves, type Seat, standardOptions } from '@pepite/kernel';
import { Course, Play } from '@pepite/matches';
import { describe, expect, it } from 'vitest';
import { PAUSE, Setting } from './setting.ts';

const aurum = itemAt(GAMES, 0);
const SEATS = [0, 1, 2];
const OPTIONS = standardOptions(aurum.options, SEATS.length);

/** Aurum for three, where all bid at once: answers are hidden, and some can only bid one card. */
function hiding(forced: readonly Seat[]): Game {
  const only = (view: Parameters<Game['moves']>[0]): number => {
    const moves = new Moves();
    aurum.moves(view, moves);
    return moves.at(0);
  };
  return {
    ...aurum,
    hidesAnswers: true,
    moves: (view, into) => {
      if (forced.includes(view.seat)) into.add(only(view));
      else aurum.moves(view, into);
    },
    judge: (view, move) => {
      const fault = aurum.judge(view, move);
      return forced.includes(view.seat) && move !== only(view) ? 'bidDue' : fault;
    },
  };
}

type Kind = 'guest' | 'bot';

const holder = (kind: Kind, seat: Seat) =>
  kind === 'bot'
    ? ({ kind, bot: 'random', name: 'Bot' } as const)
    : { kind, guest: `G${seat}`, name: 'G', standIn: undefined, awaySince: undefined };

/** A match whose bids have just been asked for, with the moment drawn half-way. */
function begin(kinds: readonly Kind[], forced: readonly Seat[], botPause = PAUSE) {
  const setting = new Setting();
  setting.jitter = () => 0.5;
  const { id } = setting.create(setting.guest('Ann'), {});
  const play = new Play(hiding(forced), SEATS.length, OPTIONS);
  const start = setting.clock.now();
  /** When everybody was told something, in milliseconds since the bids were asked for. */
  const told: number[] = [];
  const around = { ...setting.around, botPause };
  const listener = {
    moved: (_print: unknown, seat: Seat | undefined) => {
      if (seat === undefined) told.push(setting.clock.now() - start);
    },
    turned: () => {},
    lobbyChanged: () => {},
    pace: 'quick' as const,
    isAttended: () => true,
    guest: () => 'Ann',
    origin: () => 'here',
  };
  const open = (again: Play): Course => new Course(id, again, around, kinds.map(holder), listener);
  const course = open(play);
  const { referee } = play;
  const dealt = referee.journal.length;
  const bid = (seat: Seat, place = 0) => {
    const text = aurum.print(itemAt(referee.legal(seat), place));
    return course.choose(seat, { ply: dealt, own: 0 }, text);
  };
  /** Whose bids are sealed. */
  const sealed = (): readonly Seat[] =>
    referee.pending.map(({ actor }) => actor).toSorted((one, other) => one - other);
  const isDone = (): boolean => referee.journal.length > dealt;
  return { setting, clock: setting.clock, play, course, dealt, bid, sealed, isDone, told, open };
}

const M = PAUSE + PAUSE / 2;

describe('a turn that hides answers', () => {
  it('answers for whoever can only answer one thing, at its moment and not before', () => {
    const { clock, sealed } = begin(['guest', 'guest', 'bot'], [0, 2]);
    clock.pass(M - 1);
    expect(sealed()).toEqual([]);
    clock.pass(1);
    expect(sealed()).toEqual([0, 2]);
    clock.pass(3_600_000);
    expect(sealed()).toEqual([0, 2]);
  });

  it('holds the answers of people back until its moment, all of them', () => {
    const { clock, bid, sealed, isDone } = begin(['guest', 'guest', 'guest'], []);
    for (const seat of [2, 0, 1]) {
      expect(bid(seat)).toBeUndefined();
      expect(sealed()).toEqual([]);
    }
    clock.pass(M - 1);
    expect(isDone()).toBe(false);
    clock.pass(1);
    expect(isDone()).toBe(true);
  });

  it('refuses an answer that may not be given at once, and one that comes twice', () => {
    const { clock, course, dealt, bid, isDone } = begin(['guest', 'guest', 'guest'], []);
    bid(0);
    bid(1);
    const at = { ply: dealt, own: 0 };
    expect(course.choose(2, at, 'bid G3')).toMatchObject({ kind: 'fault' });
    expect(bid(2)).toBeUndefined();
    expect(bid(2, 1)).toEqual({ kind: 'stale' });
    clock.pass(M);
    expect(isDone()).toBe(true);
  });

  it('takes an answer as it comes once its moment has passed', () => {
    const { clock, bid, isDone } = begin(['guest', 'bot', 'guest'], [0]);
    clock.pass(M + 5000);
    expect(isDone()).toBe(false);
    bid(2);
    expect(isDone()).toBe(true);
  });

  it.each([[[]], [[1]], [[2]], [[1, 2]], [[0, 1, 2]], [[0]]])(
    'ends at the same moment whoever can only answer one thing: %j',
    (forced) => {
      const { clock, bid, told, isDone } = begin(['guest', 'bot', 'bot'], forced);
      bid(0);
      clock.pass(M - 1);
      expect(isDone()).toBe(false);
      // That Ann has bid may show at once; nothing shows of the others.
      expect(told.filter((time) => time > 0)).toEqual([]);
      clock.pass(1);
      expect(isDone()).toBe(true);
      expect(told.at(-1)).toBe(M);
    },
  );

  it('lets an answer that is held back be taken back', () => {
    const { clock, course, dealt, bid, sealed, isDone } = begin(['guest', 'guest', 'guest'], []);
    bid(0);
    bid(1);
    bid(2);
    expect(course.takeBack(2, dealt)).toBeUndefined();
    clock.pass(M);
    expect(isDone()).toBe(false);
    expect(sealed()).toEqual([0, 1]);
    bid(2, 1);
    expect(isDone()).toBe(true);
  });

  it('[R6] lets a player who comes back answer instead of the bot that has', () => {
    const { clock, course, play, bid, isDone } = begin(['guest', 'guest', 'guest'], []);
    const move = itemAt(play.referee.legal(0), 1);
    course.standIn(0, 'random');
    clock.pass(M - 1);
    // The moment comes, and so does the answer of the bot; it is told once around later.
    clock.ring(1);
    clock.ring(1);
    expect(bid(0)).toEqual({ kind: 'stale' });
    course.standDown(0);
    expect(bid(0, 1)).toBeUndefined();
    clock.pass(1);
    expect(isDone()).toBe(false);
    expect(play.referee.pending).toMatchObject([{ actor: 0, move }]);
  });

  it('answers anew for whoever takes back what could only be one thing', () => {
    const { clock, course, dealt, sealed } = begin(['guest', 'guest', 'guest'], [1]);
    clock.pass(M);
    expect(sealed()).toEqual([1]);
    expect(course.takeBack(1, dealt)).toBeUndefined();
    expect(sealed()).toEqual([1]);
  });

  it('asks again for an answer that was held back when the server ended', () => {
    const { setting, clock, play, course, dealt, bid, open } = begin(
      ['guest', 'guest', 'guest'],
      [],
    );
    for (const seat of SEATS) bid(seat);
    const { journal, pending, game } = play.referee;
    const again = new Play(hiding([]), SEATS.length, OPTIONS);
    for (const entry of [...journal, ...pending]) again.tell(entry);
    course.close();
    const after = open(again);
    for (const seat of SEATS) {
      expect(again.decides(seat)).toBe(true);
      const text = game.print(itemAt(again.referee.legal(seat), 0));
      expect(after.choose(seat, { ply: dealt, own: 0 }, text)).toBeUndefined();
    }
    clock.pass(M);
    expect(again.referee.journal.length).toBeGreaterThan(dealt);
    expect(setting.reports).toEqual([]);
  });

  it('waits for nothing where nobody is to wait', () => {
    const { clock, bid, isDone } = begin(['guest', 'bot', 'guest'], [0], 0);
    clock.pass(0);
    bid(2);
    expect(isDone()).toBe(true);
  });

  it('draws no moment in a game that shows who has answered', () => {
    const setting = new Setting();
    const ann = setting.guest('Ann');
    const match = setting.create(ann, { bots: [null, 'random', 'random'], start: true });
    setting.clock.pass(PAUSE);
    const found = match.courseFor('Ann');
    if ('kind' in found) throw new Error(found.kind);
    const { referee } = found.course.play;
    const { length } = referee.journal;
    const text = aurum.print(itemAt(referee.legal(0), 0));
    expect(found.course.choose(0, { ply: length, own: 0 }, text)).toBeUndefined();
    expect(referee.journal.length).toBeGreaterThan(length);
  });
});
