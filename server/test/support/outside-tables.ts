import type { NewMatchRequest } from '@pepite/protocol';
import { onTestFinished } from 'vitest';
import type { Guest } from './guest.ts';
import { OutsideBot, type Transport } from './outside-bot.ts';

/** A program that is connected until the test ends. */
export async function connected(
  base: string,
  owner: Guest,
  name: string,
  transport: Transport = 'stream',
): Promise<OutsideBot> {
  const bot = await OutsideBot.make(base, owner, name);
  await bot.connect(transport);
  onTestFinished(() => bot.vanish());
  return bot;
}

/** What a table is opened with, beginning with its players. */
export const setup = (
  game: string,
  bots: NewMatchRequest['bots'],
  chosen: Partial<NewMatchRequest> = {},
): NewMatchRequest => ({ game, bots, options: {}, start: false, ...chosen });
