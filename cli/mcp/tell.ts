import { itemAt } from '@pepite/kernel';
import type { Logged } from '@pepite/protocol';
import { textsIn } from '../words/index.ts';
import type { Answer } from './answer.ts';
import type { Session } from './session.ts';
import type { Format } from './inputs.ts';
import type { SeatAtMatch } from './seat.ts';
import { story, type Telling } from './story.ts';

/** So many legal moves are named with a position; the rest is in the list of them. */
const NAMED = 14;

/** Who the player of a seat is told about, and in which words. */
export const tellingOf = ({ language, phrases }: Session, seat: SeatAtMatch): Telling => ({
  game: seat.game,
  language,
  names: seat.names,
  you: { seat: seat.seat, word: phrases.you },
});

/** Where a match stands and what has happened since the player was last told. */
export function tellPosition(
  session: Session,
  seat: SeatAtMatch,
  format: Format | undefined,
): Answer {
  const news = seat.takeNews();
  if (format === 'json') {
    const data = { match: seat.match, position: seat.positionWith(news) };
    return { text: JSON.stringify(data), data };
  }
  const since = news.length === 0 ? [] : [happened(session, seat, news)];
  const sections = [heading(session, seat), ...since, seen(session, seat), closing(session, seat)];
  return { text: sections.map((lines) => lines.join('\n')).join('\n\n') };
}

function heading({ language, phrases }: Session, seat: SeatAtMatch): readonly string[] {
  const { match, game, names, state } = seat;
  const own = itemAt(names, seat.seat);
  const others = state.seats.flatMap((one, place) =>
    one.kind === 'bot' ? [phrases.seated(one.name, place, one.bot)] : [],
  );
  const line = phrases.heading(match, game.words[language].title, seat.seat, own);
  return others.length === 0 ? [line] : [line, phrases.others(others)];
}

/** What has happened, as a list. */
export function happened(
  session: Session,
  seat: SeatAtMatch,
  events: readonly Logged[],
): readonly string[] {
  const lines = story(tellingOf(session, seat), events);
  return [session.phrases.happened, ...lines.map((line) => `- ${line}`)];
}

/** What the seat sees, in the game's own words. */
function seen({ language, phrases }: Session, seat: SeatAtMatch): readonly string[] {
  const { view, names, game } = seat;
  const words = game.words[language];
  const { ply, own } = seat.positionWith([]);
  return [phrases.place(ply, own), ...words.table(view.table, names), '', ...words.hand(view.hand)];
}

/** What it means for the player. */
function closing(session: Session, seat: SeatAtMatch): readonly string[] {
  const { phrases, language } = session;
  if (seat.isOver) return [tellResult(session, seat)];
  if (!seat.isAsked) return [phrases.waiting];
  const { game, view } = seat;
  const question = game.words[language].question(view.table);
  const listed = seat.legalMoves();
  const first = listed.first(NAMED).map((move) => game.print(move));
  return [phrases.yourTurn(question), phrases.moves(listed.weight, first)];
}

/** How a match has ended, or that it has not. */
export function tellResult({ phrases, language }: Session, seat: SeatAtMatch): string {
  const { names, game, view } = seat;
  const { result, aborted } = seat.state;
  if (aborted === true) return phrases.problems.aborted;
  if (result === null) return phrases.notOver;
  const words = game.words[language];
  const points = result.scores.map(
    (score, one) => `${itemAt(names, one)}: ${words.score?.(score, view.table) ?? score}`,
  );
  const winners = result.winners.map((one) => itemAt(names, one));
  return phrases.over(textsIn(language).won(winners), points.join(', '));
}
