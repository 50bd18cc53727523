// For whom a match is played: nobody's bots think for nobody, nor on somebody else's account.
import type { Match } from '@pepite/matches';
import { beforeEach, describe, expect, it } from 'vitest';
import { AWAY, type Page, PAUSE, Setting } from './setting.ts';
import { Held } from './support/held.ts';
import { stateFor } from './support/state.ts';

const HOUR = 60 * 60 * 1000;
const plyOf = (match: Match): number => stateFor(match, 'Ann').position?.ply ?? 0;

/** For whom the bot that sat down last thinks, and where they come from. */
function lastOwner({ owners }: Held): readonly (string | undefined)[] {
  const owner = owners.at(-1);
  return [owner?.guest(), owner?.origin()];
}

describe('a match that nobody watches', () => {
  let setting: Setting;
  let ann: Page;
  let ben: Page;
  let match: Match;

  beforeEach(() => {
    setting = new Setting();
    [ann, ben] = [setting.guest('Ann'), setting.guest('Ben')];
    match = setting.create(ann, { bots: [null, null, 'random'] });
    setting.watch(match, ben);
    match.sit('Ben', 'Ben', 1);
    match.start('Ann');
  });

  /** Lets a bot play for somebody who is away, as somebody else asks for it. */
  function replace(away: Page, asking: Page): void {
    match.leave(away);
    setting.clock.pass(AWAY);
    expect(match.replace(asking.guest, match.seating.seatOf(away.guest) ?? -1)).toBeUndefined();
  }

  it('[R5] does not play on when bots play for everybody', () => {
    replace(ben, ann);
    setting.watch(match, ben);
    replace(ann, ben);
    setting.clock.pass(5 * PAUSE);
    expect(match.status).toBe('playing');
    match.leave(ben);
    // What was decided already is still told.
    setting.clock.pass(2 * PAUSE);
    const left = plyOf(match);
    setting.clock.pass(HOUR);
    expect([plyOf(match), match.isBusy]).toEqual([left, false]);
    setting.watch(match, ben);
    setting.clock.pass(10 * PAUSE);
    expect(plyOf(match)).toBeGreaterThan(left);
  });

  it('goes on for whoever is away and still plays, until it is up to them', () => {
    match.leave(ann);
    replace(ben, ann);
    setting.clock.pass(HOUR);
    expect(match.awaits('Ann')).toBe(true);
    expect(stateFor(match, 'Ben').position?.own).toBe(1);
  });

  it('[R5] and comes from disk does not play until somebody comes', () => {
    const held = new Held();
    const again = setting.restart(held);
    const found = again.house.find(match.id);
    if (found === undefined) throw new Error('there is no such match');
    again.clock.pass(HOUR);
    expect([held.asked.length, found.isBusy]).toEqual([0, false]);
    again.watch(found, ben);
    expect([held.asked.length, found.isBusy]).toEqual([1, true]);
    found.leave(ben);
    held.answer();
    again.clock.pass(PAUSE);
    expect(found.awaits('Ann')).toBe(true);
  });
});

describe('bots of a match', () => {
  let held: Held;
  let setting: Setting;
  let ann: Page;
  let ben: Page;
  let match: Match;

  beforeEach(() => {
    held = new Held();
    setting = new Setting(undefined, 1, held);
    [ann, ben] = [setting.guest('Ann', 'school'), setting.guest('Ben', 'home')];
    match = setting.create(ann, { bots: [null, null, 'random'] });
    setting.watch(match, ben);
    match.sit('Ben', 'Ben', 1);
    match.start('Ann');
  });

  it('[R5] think for the host who is there, then for another player, then for who was last', () => {
    expect(lastOwner(held)).toEqual(['Ann', 'school']);
    match.leave(ann);
    expect(lastOwner(held)).toEqual(['Ben', 'home']);
    match.leave(ben);
    expect(lastOwner(held)).toEqual(['Ben', 'home']);
  });

  it('[R5] are not put on the account of a stranger who has looked in', () => {
    const mallory = setting.guest('Mallory', 'elsewhere');
    setting.watch(match, mallory);
    expect(lastOwner(held)).toEqual(['Ann', 'school']);
    match.leave(ann);
    match.leave(ben);
    match.leave(mallory);
    expect(lastOwner(held)).toEqual(['Ben', 'home']);
  });

  it('[R5] from disk are nobody’s until somebody comes, then theirs', () => {
    const other = setting.create(setting.guest('Cleo'), { bots: [null, 'random', 'random'] });
    other.start('Cleo');
    const { id } = match;
    held = new Held();
    setting = setting.restart(held);
    const found = setting.house.find(id);
    const origin = lastOwner(held)[1];
    // However many guests somebody is, their matches have one share.
    setting.house.find(other.id);
    expect(lastOwner(held)[1]).toBe(origin);
    found?.watch(ben);
    found?.leave(ben);
    const [first] = held.owners;
    expect([first?.guest(), first?.origin()]).toEqual(['Ben', 'home']);
  });
});
