import type { Game, Language, Move } from '@pepite/kernel';
import { capitalised } from '../../match/log.ts';

/** A move that may be made, as a button shows it. */
export interface Choice {
  readonly move: Move;
  /** In words: “Plays 7”. */
  readonly label: string;
  /** As records have it: `play 7`. */
  readonly notation: string;
}

/** More than these are not shown at once, and can be searched. */
export const MANY = 24;

export const choicesOf = (
  game: Game,
  moves: readonly Move[],
  names: readonly string[],
  language: Language,
): readonly Choice[] =>
  moves.map((move) => ({
    move,
    label: capitalised(game.words[language].move(move, names)),
    notation: game.print(move),
  }));

/** Accents and capitals make no difference to whoever seeks. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** The choices that have every word that is sought; one that is written out in full is alone. */
export function found(choices: readonly Choice[], sought: string): readonly Choice[] {
  const words = plain(sought)
    .split(/\s+/)
    .filter((word) => word !== '');
  const exact = choices.filter(({ notation }) => plain(notation) === words.join(' '));
  if (exact.length > 0) return exact;
  return choices.filter(({ label, notation }) => {
    const text = plain(`${label} ${notation}`);
    return words.every((word) => text.includes(word));
  });
}
