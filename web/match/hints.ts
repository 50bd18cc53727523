import type { Language } from '@pepite/kernel';
import type { HintedMove } from '@pepite/protocol';
import type { HintTexts } from '../words/hint.ts';
import type { LiveMatch } from './live.svelte.ts';

/** Moves whose chances differ by less are as good as each other, in percent. */
const NOTHING = 2;

export const percentOf = (worth: number): number => Math.round(100 * worth);

/** Why the first of these moves is the one to make: what it promises, and what the next does. */
export function reasonOf(moves: readonly HintedMove[], words: HintTexts): string {
  const [best, next] = moves.map(({ worth }) => worth);
  if (best === undefined || best === null) return words.only;
  if (next === undefined || next === null) return words.worth(percentOf(best));
  const gap = percentOf(best) - percentOf(next);
  const others = gap < NOTHING ? words.level : words.next(percentOf(next));
  return `${words.worth(percentOf(best))} ${others}`;
}

/** A move of a record as the player of a page is told of it, after "you": "play silver 7". */
export function toldTo(
  { game, names, seat }: Pick<LiveMatch, 'game' | 'names' | 'seat'>,
  move: string,
  language: Language,
): string {
  const parsed = game?.parse(move);
  if (game === undefined || seat === undefined || parsed === undefined) return move;
  const words = game.words[language];
  return words.ownMove?.(parsed, names, seat) ?? words.move(parsed, names);
}

/** What is told after "vous" as an order: « vous retirez », after « vous », is « retirez-vous ». */
export function asOrder(deed: string, language: Language): string {
  return language === 'fr' ? deed.replace(/^vous (\S+)/, '$1-vous') : deed;
}

/** The same move as the player is told to make it. */
export const orderTo = (...told: Parameters<typeof toldTo>): string =>
  asOrder(toldTo(...told), told[2]);
