import {
  type Game,
  type Immutable,
  LANGUAGES,
  type Move,
  seatMark,
  withNames,
} from '@pepite/kernel';

/** Players go by their marks. */
const MARKS = Array.from({ length: 6 }, (_, seat) => seatMark(seat));

/** What a move has brought about, in each language, in the words for those it is not about. */
export const toldToOthers = <T, H>(
  { words }: Pick<Game<T, H>, 'words'>,
  move: Move,
  table: Immutable<T>,
): readonly (string | undefined)[] =>
  LANGUAGES.map((language) => {
    const outcome = words[language].outcome?.(move, table);
    return outcome === undefined ? undefined : withNames(outcome, MARKS);
  });
