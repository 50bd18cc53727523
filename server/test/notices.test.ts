// Who is told that it is their turn, when, and how often.
import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { moveFirst, positionOf, seatsToAct } from '../../matches/test/support/moves.ts';
import { GRACE } from '../notices/due.ts';
import { LOOK_EVERY } from '../notices/notifier.ts';
import { isQuiet } from '../notices/quiet-hours.ts';
import { NoticedMatch, WEBHOOK } from './support/noticed-match.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** So long after it began everybody has been told of a turn. */
const TOLD = GRACE + 2 * LOOK_EVERY;
const SILVER = { game: 'silver-and-gold' };

/** Ann and Ben at a table where both choose at once, and nobody is there any more. */
async function twoAway(): Promise<NoticedMatch> {
  const match = new NoticedMatch();
  await match.begin(['Ann', 'Ben'], SILVER);
  match.start();
  for (const page of match.pages) await page.leave();
  return match;
}

describe('notices of turns', () => {
  it('everybody who has to choose and is away is told once, after a while', async () => {
    const match = await twoAway();
    expect(await match.pass(GRACE - LOOK_EVERY)).toEqual([]);
    expect(await match.pass(TOLD)).toEqual(['Ann’s', 'Ben’s']);
    expect(await match.pass(HOUR)).toEqual([]);
    expect(match.counted).toEqual(['push sent', 'push sent']);
  });

  it('a player with an open page at the match is not told, and is once that is gone', async () => {
    const match = new NoticedMatch();
    await match.begin(['Ann', 'Ben'], SILVER);
    match.start();
    expect(await match.pass(HOUR)).toEqual([]);
    await itemAt(match.pages, 1).leave();
    expect(await match.pass(GRACE - LOOK_EVERY)).toEqual([]);
    expect(await match.pass(TOLD)).toEqual(['Ben’s']);
  });

  it('a player who makes the move within the time of grace hears nothing', async () => {
    const match = new NoticedMatch();
    await match.begin(['Ann', 'Ben'], SILVER);
    match.start();
    const [ann, ben] = [itemAt(match.pages, 0), itemAt(match.pages, 1)];
    await ben.leave();
    await match.pass(GRACE - LOOK_EVERY);
    const back = match.setting.page('Ben');
    await back.watch(match.id);
    expect(await moveFirst(back)).toBeUndefined();
    await back.leave();
    expect(seatsToAct(ann)).toEqual([0]);
    expect(await match.pass(HOUR)).toEqual([]);
  });

  it('a choice that is taken back is the same turn, and the next turn is another', async () => {
    const match = await twoAway();
    expect(await match.pass(TOLD)).toHaveLength(2);
    const [ann, ben] = await Promise.all(
      ['Ann', 'Ben'].map(async (name) => {
        const page = match.setting.page(name);
        await page.watch(match.id);
        return page;
      }),
    );
    if (ann === undefined || ben === undefined) throw new Error('nobody is there');
    expect(await moveFirst(ann)).toBeUndefined();
    const { ply } = positionOf(ann);
    expect(await ann.ask({ type: 'take-back', ply })).toBeUndefined();
    await ann.leave();
    expect(await match.pass(HOUR)).toEqual([]);
    const again = match.setting.page('Ann');
    await again.watch(match.id);
    expect(await moveFirst(again)).toBeUndefined();
    expect(await moveFirst(ben)).toBeUndefined();
    await again.leave();
    await ben.leave();
    expect(await match.pass(TOLD)).toEqual(['Ann’s', 'Ben’s']);
  });

  it('a companion’s turn is told on the device of their guest, by name, and once', async () => {
    const match = new NoticedMatch();
    await match.begin(['Ann', 'Ann/1'], SILVER);
    await match.setting.registry.rename('Ann/1', 'Zoé');
    await match.client.call('dropDevice', 'Ann/1', 'Ann/1’s');
    await match.client.call('setWebhook', 'Ann', WEBHOOK);
    match.start();
    const [ann, zoe] = [itemAt(match.pages, 0), itemAt(match.pages, 1)];
    expect(await moveFirst(ann)).toBeUndefined();
    await ann.leave();
    await zoe.leave();
    expect(await match.pass(TOLD)).toEqual(['Ann’s', 'webhook of Ann']);
    expect(match.read).toEqual([
      'Zoé’s turn in Silver & Gold, with Ann',
      'À Zoé de jouer : Silver & Gold, avec Ann',
    ]);
    expect(await match.pass(HOUR)).toEqual([]);
    match.restart();
    expect(await match.pass(HOUR)).toEqual([]);
  });

  it('nobody is told of a companion whose guest is not let in', async () => {
    const match = new NoticedMatch();
    await match.begin(['Blocked', 'Blocked/1'], SILVER);
    match.start();
    for (const page of match.pages) await page.leave();
    expect(await match.pass(HOUR)).toEqual([]);
  });

  it('a server that starts again tells nobody twice, and those whom it had not told', async () => {
    const match = await twoAway();
    await match.client.call('mute', match.id, 'Ben', true);
    expect(await match.pass(TOLD)).toEqual(['Ann’s']);
    match.restart();
    await match.client.call('mute', match.id, 'Ben', false);
    expect(await match.pass(TOLD)).toEqual(['Ben’s']);
    match.restart();
    expect(await match.pass(HOUR)).toEqual([]);
  });

  it('a server that is killed while it sends has told at most once', async () => {
    const match = await twoAway();
    match.outcome = () => new Promise(() => {});
    expect(await match.pass(TOLD)).toEqual(['Ann’s', 'Ben’s']);
    match.restart();
    expect(await match.pass(HOUR)).toEqual([]);
  });

  it('a player whose only answer is made for them is not told', async () => {
    const match = await twoAway();
    match.awaited = { kind: 'answered' };
    expect(await match.pass(TOLD)).toEqual([]);
    match.awaited = undefined;
    expect(await match.pass(HOUR)).toEqual([]);
  });

  it('nothing is counted of turns whose answers are hidden', async () => {
    const match = await twoAway();
    match.awaited = { kind: 'awaited', turn: { game: 'aurum', others: [] }, isHidden: true };
    expect(await match.pass(TOLD)).toHaveLength(2);
    expect(match.counted).toEqual([]);
  });

  it('two processes at one store tell once together', async () => {
    const match = await twoAway();
    match.start();
    // Both have found that Ann and Ben are to be told before either tells anybody.
    const { promise, resolve } = Promise.withResolvers<void>();
    let found = 0;
    match.betweenFindingAndTelling = () => {
      if (++found === 4) resolve();
      return promise;
    };
    expect(await match.pass(HOUR)).toEqual(['Ann’s', 'Ben’s']);
    expect(found).toBe(4);
  });

  it('what fails is tried again, less and less often, and given up in the end', async () => {
    const match = await twoAway();
    await match.client.call('dropDevice', 'Ann', 'Ann’s');
    await match.client.call('dropDevice', 'Ben', 'Ben’s');
    await match.client.call('setWebhook', 'Ann', WEBHOOK);
    match.outcome = { kind: 'answered', status: 503 };
    const waits = [TOLD, MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE];
    for (const wait of waits) {
      expect(await match.pass(wait + LOOK_EVERY)).toEqual(['webhook of Ann']);
    }
    expect(await match.pass(3 * HOUR)).toEqual([]);
    expect(match.counted.filter((one) => one === 'webhook failed')).toHaveLength(5);
    expect(match.counted.at(-1)).toBe('webhook dropped');
  });

  it('a restart forgets neither that something failed nor when it is tried again', async () => {
    const match = await twoAway();
    match.outcome = { kind: 'unreachable' };
    expect(await match.pass(TOLD)).toHaveLength(2);
    match.outcome = { kind: 'answered', status: 201 };
    match.restart();
    expect(await match.pass(MINUTE + TOLD)).toEqual(['Ann’s', 'Ben’s']);
    expect(await match.pass(HOUR)).toEqual([]);
  });

  it('what is refused for good is not tried again', async () => {
    const match = await twoAway();
    match.outcome = { kind: 'private' };
    expect(await match.pass(TOLD)).toHaveLength(2);
    expect(await match.pass(3 * HOUR)).toEqual([]);
  });

  it('a device that its push service does not know any more is forgotten', async () => {
    const match = await twoAway();
    match.outcome = { kind: 'answered', status: 410 };
    expect(await match.pass(TOLD)).toHaveLength(2);
    expect((await match.client.call('noticesOf', 'Ann')).devices).toEqual([]);
    expect(match.counted).toEqual(['push dropped', 'push dropped']);
  });

  it('within quiet hours nothing is sent, and at their end what still waits', async () => {
    const match = new NoticedMatch();
    await match.begin(['Ann', 'Ben'], SILVER);
    const { clock } = match.setting;
    // Ten to midnight in Paris.
    clock.dateOffset = Date.UTC(2026, 6, 1, 21, 50) - clock.now();
    const quiet = { from: 23 * 60, to: 20, zone: 'Europe/Paris' };
    for (const name of ['Ann', 'Ben']) await match.client.call('setQuiet', name, quiet);
    match.start();
    for (const page of match.pages) await page.leave();
    expect(await match.pass(10 * MINUTE)).toEqual([]);
    match.restart();
    match.setting.clock.dateOffset = Date.UTC(2026, 6, 1, 22, 0) - match.setting.clock.now();
    const ben = match.setting.page('Ben');
    await ben.watch(match.id);
    await moveFirst(ben);
    await ben.leave();
    expect(await match.pass(19 * MINUTE)).toEqual([]);
    expect(await match.pass(2 * MINUTE)).toEqual(['Ann’s']);
  });

  it('quiet hours may go past midnight, and are those of where the player is', () => {
    const night = { from: 22 * 60, to: 7 * 60, zone: 'America/New_York' };
    const day = { from: 9 * 60, to: 17 * 60, zone: 'Asia/Tokyo' };
    const at = (hour: number) => Date.UTC(2026, 0, 15, hour);
    expect([2, 3, 11, 12, 13].map((hour) => isQuiet(night, at(hour)))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect([23, 0, 7, 8].map((hour) => isQuiet(day, at(hour)))).toEqual([false, true, true, false]);
  });

  it('a guest whom the host does not let in is not told', async () => {
    const match = new NoticedMatch();
    await match.begin(['Ann', 'Blocked'], SILVER);
    match.start();
    for (const page of match.pages) await page.leave();
    expect(await match.pass(HOUR)).toEqual(['Ann’s']);
  });
});
