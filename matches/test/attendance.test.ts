// For whom a match is played: nobody's bots think for nobody, nor on somebody else's account.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Match } from '../match.ts';
import { decideRequest } from '../match-requests.ts';
import { Held } from './support/held.ts';
import type { Page } from './support/page.ts';
import { stateFor } from './support/state.ts';
import { AWAY, PAUSE, TestRegistry } from './support/test-registry.ts';

const HOUR = 60 * 60 * 1000;
const plyOf = (match: Match): number => stateFor(match, 'Ann').position?.ply ?? 0;

/** For whom the bot that sat down last thinks, and where they come from. */
function lastOwner({ owners }: Held): readonly (string | undefined)[] {
  const owner = owners.at(-1);
  return [owner?.guest(), owner?.origin()];
}

/** Ann and Ben, who sit at a match with a bot that has begun. */
async function beginWithBot(setting: TestRegistry, ann: Page, ben: Page): Promise<Match> {
  const match = await setting.create(ann, { bots: [null, null, 'random'] });
  await setting.watch(match, ben);
  await ben.ask({ type: 'sit', seat: 1 });
  expect(await ann.ask({ type: 'start' })).toBeUndefined();
  return match;
}

describe('a match that nobody watches', () => {
  let setting: TestRegistry;
  let ann: Page;
  let ben: Page;
  let match: Match;

  beforeEach(async () => {
    setting = new TestRegistry();
    [ann, ben] = await setting.guests('Ann', 'Ben');
    match = await beginWithBot(setting, ann, ben);
  });

  /** Lets a bot play for somebody who is away, as somebody else asks for it. */
  async function replace(away: Page, asking: Page): Promise<void> {
    await away.leave();
    await setting.pass(AWAY);
    const seat = match.seats.seatOf(away.guest) ?? -1;
    expect(await asking.ask({ type: 'replace', seat })).toBeUndefined();
  }

  it('[R5] a match that nobody watches does not go on when bots play for everybody', async () => {
    await replace(ben, ann);
    ben = setting.page('Ben');
    await setting.watch(match, ben);
    await replace(ann, ben);
    await setting.pass(5 * PAUSE);
    expect(match.status).toBe('playing');
    await ben.leave();
    // What was decided already is still told.
    await setting.pass(2 * PAUSE);
    const left = plyOf(match);
    await setting.pass(HOUR);
    expect([plyOf(match), match.isBusy]).toEqual([left, false]);
    await setting.watch(match, setting.page('Ben'));
    await setting.pass(10 * PAUSE);
    expect(plyOf(match)).toBeGreaterThan(left);
  });

  it('a match goes on for a player who is away, until it is up to them', async () => {
    await ann.leave();
    await ben.leave();
    await setting.pass(AWAY);
    // No page of Ann's is left that could ask: it must not be one who keeps the bots playing.
    const request = { type: 'replace', seat: 1 } as const;
    const problem = await match.carryOut(() => decideRequest(match, 'Ann', 'Ann', request));
    expect(problem).toBeUndefined();
    await setting.pass(HOUR);
    expect(match.awaits('Ann')).toBe(true);
    expect(stateFor(match, 'Ben').position?.own).toBe(1);
  });

  it('[R5] a match that is loaded from disk does not play until somebody comes', async () => {
    const held = new Held();
    const again = setting.restart(held);
    const found = await again.find(match.id);
    await again.pass(HOUR);
    expect([held.asked.length, found.isBusy]).toEqual([0, false]);
    const back = again.page('Ben');
    await again.watch(found, back);
    expect([held.asked.length, found.isBusy]).toEqual([1, true]);
    await back.leave();
    held.answer();
    await again.pass(PAUSE);
    expect(found.awaits('Ann')).toBe(true);
  });
});

describe('the bots of a match', () => {
  let held: Held;
  let setting: TestRegistry;
  let ann: Page;
  let ben: Page;
  let match: Match;

  beforeEach(async () => {
    held = new Held();
    setting = new TestRegistry({ bots: held });
    ann = await setting.guest('Ann', 'school');
    ben = await setting.guest('Ben', 'home');
    match = await beginWithBot(setting, ann, ben);
  });

  it('[R5] bots think for the host, else for another player, else for the last', async () => {
    expect(lastOwner(held)).toEqual(['Ann', 'school']);
    await ann.leave();
    expect(lastOwner(held)).toEqual(['Ben', 'home']);
    await ben.leave();
    expect(lastOwner(held)).toEqual(['Ben', 'home']);
  });

  it('[R5] bots do not count for a stranger who has looked in', async () => {
    const mallory = await setting.guest('Mallory', 'elsewhere');
    await setting.watch(match, mallory);
    expect(lastOwner(held)).toEqual(['Ann', 'school']);
    await ann.leave();
    await ben.leave();
    await mallory.leave();
    expect(lastOwner(held)).toEqual(['Ben', 'home']);
  });

  it('[R5] bots of a match from disk belong to nobody until somebody comes', async () => {
    const cleo = await setting.guest('Cleo');
    const other = await setting.create(cleo, { bots: [null, 'random', 'random'] });
    expect(await cleo.ask({ type: 'start' })).toBeUndefined();
    held = new Held();
    setting = setting.restart(held);
    const found = await setting.find(match.id);
    const origin = lastOwner(held)[1];
    // However many guests somebody is, their matches have one share.
    await setting.find(other.id);
    expect(lastOwner(held)[1]).toBe(origin);
    const back = setting.page('Ben', 'home');
    await setting.watch(found, back);
    await back.leave();
    const [first] = held.owners;
    expect([first?.guest(), first?.origin()]).toEqual(['Ben', 'home']);
  });
});
