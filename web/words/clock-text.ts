import type { Language } from '@pepite/kernel';
import type { TableClock } from '@pepite/protocol';
import type { ClockTexts } from './clock.ts';

/** A clock in a few words; nothing where there is none, or a server that knows of none. */
export function clockText(
  clock: TableClock | undefined,
  words: ClockTexts,
  language: Language,
): string | undefined {
  if (clock?.kind === 'days') return words.perMove(clock.days);
  if (clock?.kind !== 'live') return undefined;
  return words.live(new Intl.NumberFormat(language).format(clock.bank / 60), clock.increment);
}
