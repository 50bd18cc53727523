import type { Language } from '@pepite/kernel';
import type { HintedMove } from '@pepite/protocol';
import type { HintTexts } from '../../words/hint.ts';
import type { LiveMatch } from '../live.svelte.ts';
import { capitalised } from '../log.ts';

/** Moves whose chances differ by less are as good as each other, in percent. */
const NOTHING = 2;

export const percentOf = (worth: number): number => Math.round(100 * worth);

/** A match as far as its moves are told to a player. */
type Told = Pick<LiveMatch, 'game' | 'names' | 'seat'>;

/** How good the first of these moves is beside the others: as good as some, or better than all. */
export function chanceOf(
  match: Told,
  moves: readonly HintedMove[],
  words: HintTexts,
  language: Language,
): string {
  const [best, next] = moves.map(({ worth }) => worth);
  if (best === undefined || best === null) return words.only;
  const percent = percentOf(best);
  if (next === undefined || next === null) return words.worth(percent);
  const equal = moves
    .slice(1)
    .filter(({ worth }) => worth !== null && percent - percentOf(worth) < NOTHING);
  const [other] = equal;
  if (other === undefined) return `${words.worth(percent)} ${words.next(percentOf(next))}`;
  const level =
    equal.length === 1
      ? words.level(orderTo(match, other.move, language))
      : words.levelMany(equal.length);
  return `${words.worth(percent)} ${level}`;
}

/** A move of a record as the player of a page is told of it, after "you": "play silver 7". */
export function toldTo({ game, names, seat }: Told, move: string, language: Language): string {
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

/** The move that is advised, as a sentence. */
export const hintedOrder = (...told: Parameters<typeof toldTo>): string =>
  `${capitalised(orderTo(...told))}.`;
