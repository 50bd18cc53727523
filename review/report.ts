import {
  type Game,
  itemAt,
  type Language,
  type Seat,
  sidesOf,
  type Translated,
  winsOf,
  withNames,
} from '@pepite/kernel';
import { accuracyOf } from './accuracy.ts';
import { type Estimate, isMore, isTold, sumOf } from './estimate.ts';
import type { KnownOrder } from './order.ts';
import { PHRASES } from './phrases.ts';
import type { CurvePoint, Report, SeatReport, ShownDecision, Standing } from './report-shape.ts';
import type { Found, Judged, ReviewResult } from './result.ts';

const YOU: Translated<string> = { en: 'you', fr: 'vous' };

/** What is shown of all that was found. */
export function reportOf({ game, record }: KnownOrder, result: ReviewResult): Report {
  const { found, seats, isFinished, program } = result;
  const names = record.players.map(({ name }) => name);
  const judged = found.filter((item) => item.kind === 'decision');
  const rounds = Math.max(1, ...judged.map(({ round }) => round));
  const telling = { game, names, rounds };
  return {
    game: { en: game.words.en.title, fr: game.words.fr.title },
    program,
    isFinished,
    names,
    winners: record.result?.winners ?? [],
    plies: record.moves.length,
    seats: seats.map((seat) => seatReport(telling, seat, ofSeat(judged, seat))),
    luck: names.map((_, seat) => luckOf(found, seat)),
    curve: [...curvePoints(found), ...endOf({ game, record })],
  };
}

const ofSeat = (judged: readonly Judged[], seat: Seat): readonly Judged[] =>
  judged.filter((decision) => decision.seat === seat);

const curvePoints = (found: readonly Found[]): readonly CurvePoint[] =>
  found.flatMap((item) =>
    item.kind === 'open' ? [{ ply: item.ply, seen: item.seen, open: item.chances }] : [],
  );

/** At the end of a match it is known who has won. */
function endOf({ game, record }: Pick<KnownOrder, 'game' | 'record'>): readonly CurvePoint[] {
  const { result, seats, moves } = record;
  if (result === undefined) return [];
  const wins = winsOf(sidesOf(game, seats), result);
  return [{ ply: moves.length, seen: wins, open: wins }];
}

/** All that chance gave a seat. */
const luckOf = (found: readonly Found[], seat: Seat): Estimate =>
  sumOf(found.flatMap((item) => (item.kind === 'luck' ? [itemAt(item.gains, seat)] : [])));

/** What a match is told with. */
interface Telling {
  readonly game: Game;
  readonly names: readonly string[];
  readonly rounds: number;
}

function seatReport(telling: Telling, seat: Seat, decisions: readonly Judged[]): SeatReport {
  const all = decisions.map((decision) => shown(telling, decision));
  const those = (standing: Standing): ShownDecision[] =>
    all.filter((decision) => decision.standing === standing);
  return {
    seat,
    accuracy: accuracyOf(decisions) ?? null,
    decisions: decisions.length,
    same: those('same').length,
    close: those('close').length,
    worse: those('worse').sort(
      (one, other) => other.chance.mean - one.chance.mean || one.ply - other.ply,
    ),
    all,
  };
}

function standingOf({ best, chosen, chance }: Judged): Standing {
  if (best === chosen) return 'same';
  return isMore(chance) ? 'worse' : 'close';
}

function shown({ game, names, rounds }: Telling, decision: Judged): ShownDecision {
  const { ply, round, seat, chosen, best, known, chance, points, about } = decision;
  return {
    ply,
    standing: standingOf(decision),
    round: rounds > 1 ? roundText(game, round) : null,
    chosen: moveText(game, names, seat, chosen),
    best: moveText(game, names, seat, best),
    known: known.mean,
    chance,
    points: points !== undefined && isTold(points) ? points : null,
    about: about === undefined ? null : inBoth((language) => named(about, names, seat, language)),
  };
}

const inBoth = <T>(make: (language: Language) => T): Translated<T> => ({
  en: make('en'),
  fr: make('fr'),
});

/** « Manche 2 », or « Tour 2 » where the game says so. */
const roundText = ({ words }: Game, round: number): Translated<string> =>
  inBoth((language) => `${words[language].round ?? PHRASES[language].round} ${round}`);

const named = (
  about: Translated<string>,
  names: readonly string[],
  seat: Seat,
  language: Language,
): string => withNames(about[language], names, { seat, word: YOU[language] });

/** A move in the words of the game. */
function moveText(
  game: Game,
  names: readonly string[],
  seat: Seat,
  text: string,
): Translated<string> {
  const move = game.parse(text, seat);
  return inBoth((language) =>
    move === undefined ? text : game.words[language].move(move, names, seat),
  );
}
