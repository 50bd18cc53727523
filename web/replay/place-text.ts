import type { Game, Language } from '@pepite/kernel';
import { roundIn } from '../words/round.ts';
import type { Texts } from '../words/texts.ts';
import type { Examined } from './examined.ts';
import { hasRounds, roundAt } from './stops.ts';

/** Where a reader stands after so many moves: "Round 2, move 51 of 400". */
export function placeText(
  game: Pick<Game, 'words'>,
  examined: Examined,
  ply: number,
  { language, texts }: { readonly language: Language; readonly texts: Texts },
): string {
  const place = texts.replay.at(ply, examined.plies);
  if (!hasRounds(examined)) return place;
  const round = roundAt(examined.stops.round, ply);
  return `${texts.replay.round(roundIn(game, language, texts), round)}, ${place}`;
}
