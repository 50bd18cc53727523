import { itemAt } from '@pepite/kernel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '@pepite/matches';
import { Page, Setting } from './setting.ts';
import { stateFor } from './support/state.ts';

/** As many as one address may have at a match. */
const CROWD = 150;

let setting: Setting;
let match: Match;
let ann: Page;
let crowd: readonly Page[];

const told = (): number => crowd.reduce((sum, page) => sum + page.told.length, 0);

/** A match of two people and many spectators, a few moves long. */
function gather(): void {
  setting = new Setting();
  ann = setting.guest('Ann');
  const ben = setting.guest('Ben');
  match = setting.create(ann, { game: 'auruxxx', bots: [null, null] });
  setting.watch(match, ben);
  match.sit(ben.guest, 'Ben', 1);
  match.start(ann.guest);
  crowd = Array.from({ length: CROWD }, (_, place) => new Page(`x${place}`, 'one address'));
  setting.watch(match, ...crowd);
  setting.clock.pass(5000);
}

describe('a match with 150 spectators', () => {
  beforeEach(gather);

  it('answers whoever asks again alone, in one message, whatever the others are', () => {
    const before = told();
    for (const page of crowd) match.watch(page);
    setting.ledger.flush();
    setting.clock.pass(5000);
    expect(told() - before).toBe(CROWD);
  });

  it('tells who is there at most once a second, however many come and go', () => {
    const before = ann.told.length;
    for (let round = 0; round < 20; round++) {
      for (const page of crowd.slice(0, 50)) {
        match.leave(page);
        match.watch(page);
      }
      setting.clock.pass(100);
    }
    // Two seconds: at the beginning, after one, and after two.
    expect(ann.told.length - before).toBeLessThanOrEqual(3);
    setting.clock.pass(1000);
    expect(ann.told.at(-1)).toMatchObject({ type: 'presence', spectators: CROWD });
  });

  it('gives all spectators the very same text, printed once', () => {
    const texts = crowd.map(({ guest }) => match.printState(guest));
    expect(new Set(texts).size).toBe(1);
    const before = texts[0];
    const move = itemAt(legalOf(), 0);
    choose(move);
    const after = crowd.map(({ guest }) => match.printState(guest));
    expect(new Set(after).size).toBe(1);
    expect(after[0]).not.toBe(before);
  });

  it('[R1] is told of a move in one text for all spectators and one for each seat', () => {
    const found = match.courseFor(ann.guest);
    if ('kind' in found) throw new Error(found.kind);
    // Every text about a move tells what has happened since the one before.
    const printed = vi.spyOn(found.course.play.memory, 'events');
    const before = told();
    choose(itemAt(legalOf(), 0));
    setting.ledger.flush();
    expect(told() - before).toBe(CROWD);
    expect(crowd.map(({ told: [...texts] }) => texts.at(-1)?.type)).toEqual(
      crowd.map(() => 'moved'),
    );
    const viewers = printed.mock.calls.map(([viewer]) => viewer);
    expect(new Set(viewers)).toEqual(new Set([undefined, 0, 1]));
    expect(viewers).toHaveLength(3);
  });

  it('[R1] is told of a change at the table in as few texts', () => {
    const printed = vi.spyOn(JSON, 'stringify');
    const before = told();
    match.tellState();
    const { length } = printed.mock.calls;
    printed.mockRestore();
    expect(told() - before).toBe(CROWD);
    expect(length).toBeLessThan(CROWD / 2);
  });

  it('has room for people from elsewhere when one address has sent its share', () => {
    const more = Array.from({ length: 40 }, (_, place) => new Page(`y${place}`, 'one address'));
    const problems = more.map((page) => match.watch(page));
    expect(problems.filter((problem) => problem === undefined)).toHaveLength(160 - CROWD);
    expect(problems.at(-1)).toEqual({ kind: 'crowded' });
    expect(match.watch(new Page('z', 'elsewhere'))).toBeUndefined();
    // Players have a seat, and so a place, wherever they come from.
    expect(match.watch(new Page('Ben', 'one address'))).toBeUndefined();
    match.leave(itemAt(crowd, 0));
    match.leave(itemAt(crowd, 1));
    expect(match.watch(itemAt(more, 39))).toBeUndefined();
  });
});

function legalOf(): readonly string[] {
  const found = [0, 1].flatMap((seat) => {
    const at = match.courseFor(seat === 0 ? 'Ann' : 'Ben');
    return 'kind' in at ? [] : at.course.play.referee.legal(seat);
  });
  return found.map((move) => match.game.print(move));
}

function choose(move: string): void {
  for (const guest of ['Ann', 'Ben']) {
    const found = match.courseFor(guest);
    const at = stateFor(match, guest).position;
    if ('kind' in found || at === null) throw new Error('nobody plays');
    if (found.course.choose(found.seat, at, move) === undefined) return;
  }
  throw new Error(`nobody may ${move}`);
}

describe('looking back at a long match', () => {
  it('is told in portions, from the latest to the first', () => {
    gather();
    while (match.plies < 200 && match.status === 'playing') choose(itemAt(legalOf(), 0));
    const page = new Page('x0', 'one address');
    const seen: number[] = [];
    let before: number | undefined;
    for (let more = true; more;) {
      expect(match.lookBack(page, before)).toBeUndefined();
      const past = page.told.at(-1);
      if (past?.type !== 'past') throw new Error('nothing was told');
      expect(past.positions.length).toBeLessThanOrEqual(24);
      seen.unshift(...past.positions.map(({ ply }) => ply));
      [before] = seen;
      ({ more } = past);
    }
    expect(seen.at(-1)).toBe(match.plies);
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => one - other));
  });
});
