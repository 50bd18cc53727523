import type { Created, NewMatchRequest } from '@pepite/protocol';
import type { Page } from 'playwright-core';
import type { Site } from './site.ts';

/** Goes to a new match against bots, which move at once unless they are to take their time. */
export async function playAgainstBots(
  page: Page,
  { address }: Site,
  game: string,
  seats: number,
  { pace = 'quick', clock }: Pick<NewMatchRequest, 'pace' | 'clock'> = {},
): Promise<void> {
  await page.request.put(`${address}/api/me`, { data: { name: 'Maximilienne' } });
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'regular'));
  const agreed = {
    options: {},
    access: 'link',
    pace,
    ...(clock && { clock }),
    start: true,
  } as const;
  const data = { game, bots: bots as NewMatchRequest['bots'], ...agreed } satisfies NewMatchRequest;
  const answer = await page.request.post(`${address}/api/matches`, { data });
  const { match } = (await answer.json()) as Created;
  await page.goto(`${address}/m/${match}`);
}
