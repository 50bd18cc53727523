import { expect } from 'vitest';
import { LAPTOP, PHONE, visit } from './support/browser.ts';
import { describeNewcomers, lookForBarriers, MATCH_END } from './support/newcomers.ts';
import type { Player } from './support/player.ts';
import { byMouse } from './support/press.ts';
import { takeShifts, tellShifts, watchShifts } from './support/shifts.ts';

/** Looks on as others do who open the same address: nothing moves by itself there. */
async function lookForShifts({ page }: Player): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser of its own');
  for (const size of [PHONE, LAPTOP]) {
    const other = await visit(browser, { size });
    await watchShifts(other.page);
    await other.page.goto(page.url());
    await other.page.locator('section[aria-labelledby=replay]').waitFor();
    await other.page.waitForLoadState('networkidle');
    expect(tellShifts(MATCH_END, await takeShifts(other.page))).toEqual([]);
    await other.context.close();
  }
}

describeNewcomers('by mouse on a laptop, in English, in the dark, without a barrier', {
  visitor: { size: LAPTOP, scheme: 'dark' },
  press: byMouse,
  place: 0,
  look: async (player, where) => {
    await lookForBarriers(player, where);
    if (where === MATCH_END) await lookForShifts(player);
  },
});
