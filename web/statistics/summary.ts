import type { Figure, MatchFigures, Rival } from './figures.ts';

/** How the reader has fared against somebody. */
export interface Versus {
  readonly rival: Rival;
  readonly matches: number;
  readonly wins: number;
}

/** All finished matches of one game. */
export interface GameSummary {
  readonly game: string;
  /** The oldest first; those without a date are older than all others. */
  readonly matches: readonly MatchFigures[];
  readonly wins: number;
  readonly meanScore: number;
  /** How often each place was reached, from the first on. */
  readonly places: readonly number[];
  /** Whom the reader has met most often first. */
  readonly versus: readonly Versus[];
  readonly own: ReadonlyMap<string, Figure>;
  /** Of the matches that were reviewed; nothing before any was. */
  readonly meanAccuracy: number | undefined;
}

/** What comes of some matches, game by game, in the order in which games are named. */
export const summariesOf = (
  figures: readonly MatchFigures[],
  games: readonly string[],
): readonly GameSummary[] =>
  games.flatMap((game) => {
    const matches = figures.filter((one) => one.game === game);
    return matches.length === 0 ? [] : [summaryOf(game, matches)];
  });

function summaryOf(game: string, figures: readonly MatchFigures[]): GameSummary {
  const matches = figures.toSorted((one, other) => (one.date ?? 0) - (other.date ?? 0));
  const scores = matches.map(({ score }) => score);
  return {
    game,
    matches,
    wins: matches.filter(({ hasWon }) => hasWon).length,
    meanScore: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    places: placesIn(matches),
    versus: versusIn(matches),
    own: ownIn(matches),
    meanAccuracy: meanAccuracyIn(matches),
  };
}

function placesIn(matches: readonly MatchFigures[]): readonly number[] {
  const most = Math.max(...matches.map(({ sides }) => sides));
  return Array.from(
    { length: most },
    (_, place) => matches.filter((match) => match.place === place + 1).length,
  );
}

/** Bots of one level are all the same, whatever they are called. */
const keyOf = ({ name, bot }: Rival): string =>
  bot === undefined ? `person ${name}` : `bot ${bot}`;

function versusIn(matches: readonly MatchFigures[]): readonly Versus[] {
  const met = new Map<string, { readonly rival: Rival; matches: number; wins: number }>();
  for (const { rivals, hasWon } of matches) {
    const kinds = new Map(rivals.map((rival) => [keyOf(rival), rival]));
    for (const [key, rival] of kinds) {
      const versus = met.get(key) ?? { rival, matches: 0, wins: 0 };
      versus.matches++;
      if (hasWon) versus.wins++;
      met.set(key, versus);
    }
  }
  return [...met.values()].sort((one, other) => other.matches - one.matches);
}

function ownIn(matches: readonly MatchFigures[]): ReadonlyMap<string, Figure> {
  const sums = new Map<string, Figure>();
  for (const { own } of matches) {
    for (const [measure, { value, count }] of own) {
      const before = sums.get(measure) ?? { value: 0, count: 0 };
      sums.set(measure, { value: before.value + value, count: before.count + count });
    }
  }
  return sums;
}

function meanAccuracyIn(matches: readonly MatchFigures[]): number | undefined {
  const known = matches.flatMap(({ accuracy }) => (accuracy === undefined ? [] : [accuracy.mean]));
  if (known.length === 0) return undefined;
  return known.reduce((sum, mean) => sum + mean, 0) / known.length;
}

/** The mean of a measure, if anything was added to it. */
export function meanOf(own: GameSummary['own'], measure: string): number | undefined {
  const figure = own.get(measure);
  return figure === undefined || figure.count === 0 ? undefined : figure.value / figure.count;
}
