import {
  CHANCE,
  type Game,
  type Immutable,
  itemAt,
  type Language,
  type MatchRecord,
  type Options,
  parseEntry,
  replay,
  type Seat,
  type Translated,
  withNames,
} from '@pepite/kernel';

/** What is told of a match that is over, in a picture or in words. */
export interface ReplayFacts {
  readonly language: Language;
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
  /** The same without its unit. */
  readonly score: string;
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

/** What lay on the table for all to see. */
export interface Position {
  readonly table: Immutable<unknown>;
  /** What the match is played with. */
  readonly options: Options;
}

/** A moment of a match: after so many moves, or its end. */
export interface Moment {
  readonly facts: ReplayFacts;
  readonly position: Position;
}

/** What is told of a moment, after so many moves; without one, of how the match has ended. */
export function momentOf(
  game: Game,
  record: MatchRecord,
  at: number | undefined,
  language: Language,
): Moment {
  const ply = Math.min(at ?? record.moves.length, record.moves.length);
  const table = tableAt(game, record, ply);
  const facts = factsAt(game, record, { ply, table }, language);
  return { facts, position: { table, options: record.options } };
}

function factsAt(
  game: Game,
  record: MatchRecord,
  { ply, table }: { readonly ply: number; readonly table: Immutable<unknown> },
  language: Language,
): ReplayFacts {
  const plies = record.moves.length;
  const isEnd = ply === plies;
  const words = WORDS[language];
  const scores = isEnd ? record.result?.scores : game.pointsSoFar?.(table);
  const winners = isEnd ? (record.result?.winners ?? []) : [];
  const drawn = record.players.map(({ name }, seat) =>
    DRAWN.test(name) ? name : words.seat(seat + 1),
  );
  return {
    language,
    game: game.id,
    title: game.words[language].title,
    players: record.players.map(({ name }, seat) => ({
      name,
      drawn: itemAt(drawn, seat),
      points: pointsText(game, table, isEnd, scores?.[seat], language),
      score: numberText(scores?.[seat], language),
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
  const number = numberText(score, language);
  return own ?? WORDS[language].points(number, score);
}

const numberText = (score: number | undefined, language: Language): string =>
  score === undefined ? '' : new Intl.NumberFormat(language).format(score);

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
