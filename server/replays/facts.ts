import {
  CHANCE,
  type Game,
  type Immutable,
  itemAt,
  type Language,
  type MatchRecord,
  parseEntry,
  replay,
  type Seat,
  type Translated,
  withNames,
} from '@pepite/kernel';

/** What is told of a match that is over, in a picture or in words. */
export interface ReplayFacts {
  /** The id and the title of its game. */
  readonly game: string;
  readonly title: string;
  readonly players: readonly PlayerFacts[];
  /** Where in the match it is; nothing at its end. */
  readonly place: string;
  /** What has just happened there, or how the match has ended. */
  readonly line: string;
}

interface PlayerFacts {
  readonly name: string;
  /** The same with letters that we can draw: else by the number of the seat. */
  readonly drawn: string;
  readonly points: string;
  readonly isWinner: boolean;
}

interface Words {
  readonly seat: (number: number) => string;
  readonly points: (points: string, value: number) => string;
  readonly at: (ply: number, all: number) => string;
  readonly wins: (names: string, isOne: boolean) => string;
  readonly nobody: string;
  readonly and: string;
}

const WORDS: Translated<Words> = {
  en: {
    seat: (number) => `Player ${number}`,
    points: (points, value) => (value === 1 ? `${points} point` : `${points} points`),
    at: (ply, all) => `Move ${ply} of ${all}`,
    wins: (names, isOne) => (isOne ? `${names} wins` : `${names} win`),
    nobody: 'Nobody wins',
    and: 'and',
  },
  fr: {
    seat: (number) => `Joueur ${number}`,
    points: (points, value) => (Math.abs(value) < 2 ? `${points} point` : `${points} points`),
    at: (ply, all) => `Coup ${ply} sur ${all}`,
    wins: (names, isOne) => (isOne ? `${names} gagne` : `${names} gagnent`),
    nobody: 'Personne ne gagne',
    and: 'et',
  },
};

/** A name has a letter or a figure that our fonts know. */
const DRAWN = /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u;

/** What is told of a moment, after so many moves; without one, of how the match has ended. */
export function factsOf(
  game: Game,
  record: MatchRecord,
  at: number | undefined,
  language: Language,
): ReplayFacts {
  const plies = record.moves.length;
  const ply = Math.min(at ?? plies, plies);
  const isEnd = ply === plies;
  const table = tableAt(game, record, ply);
  const words = WORDS[language];
  const scores = isEnd ? record.result?.scores : game.pointsSoFar?.(table);
  const winners = isEnd ? (record.result?.winners ?? []) : [];
  const drawn = record.players.map(({ name }, seat) =>
    DRAWN.test(name) ? name : words.seat(seat + 1),
  );
  return {
    game: game.id,
    title: game.words[language].title,
    players: record.players.map(({ name }, seat) => ({
      name,
      drawn: itemAt(drawn, seat),
      points: pointsText(game, table, isEnd, scores?.[seat], language),
      isWinner: winners.includes(seat),
    })),
    place: isEnd ? '' : words.at(ply, plies),
    line: isEnd ? endingText(winners, drawn, words) : lineAt(game, record, ply, drawn, language),
  };
}

function tableAt(game: Game, record: MatchRecord, to: number): Immutable<unknown> {
  let table: Immutable<unknown>;
  const look = (_: number, referee: { readonly table: Immutable<unknown> }): void => {
    ({ table } = referee);
  };
  replay(game, record, { to, visit: look });
  return table;
}

function endingText(winners: readonly Seat[], players: readonly string[], words: Words): string {
  const names = winners.map((seat) => itemAt(players, seat));
  if (names.length === 0) return words.nobody;
  const [last = '', ...before] = names.toReversed();
  const all = before.length === 0 ? last : `${before.toReversed().join(', ')} ${words.and} ${last}`;
  return words.wins(all, names.length === 1);
}

function pointsText(
  game: Game,
  table: Immutable<unknown>,
  isEnd: boolean,
  score: number | undefined,
  language: Language,
): string {
  if (score === undefined) return '';
  const own = isEnd ? game.words[language].score?.(score, table) : undefined;
  const number = new Intl.NumberFormat(language).format(score);
  return own ?? WORDS[language].points(number, score);
}

/** The last decision before a moment, in words. */
function lineAt(
  game: Game,
  { seats, moves }: MatchRecord,
  ply: number,
  names: readonly string[],
  language: Language,
): string {
  for (let index = ply - 1; index >= 0; index--) {
    const entry = parseEntry(game, seats, itemAt(moves, index));
    if (entry === undefined || entry.actor === CHANCE) continue;
    const deed = game.words[language].move(entry.move, names, entry.actor);
    return withNames(`${itemAt(names, entry.actor)} ${deed}`, names);
  }
  return '';
}
