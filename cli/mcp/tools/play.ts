import type { Act, Session } from '../session.ts';
import { type Format, USUALLY_LISTED } from '../inputs.ts';
import type { Answer } from '../answer.ts';
import type { SeatAtMatch } from '../seat.ts';
import { meaningOf } from '../story.ts';
import { happened, tellingOf, tellPosition, tellResult } from '../tell.ts';
import type { ClientMessage } from '@pepite/protocol';

export const position: Act<'position'> = (session, { match, format }, signal) =>
  session.at(match, (seat) => settled(session, seat, format, signal));

/** Waits for the others, for a while, and tells where the match stands then. */
async function settled(
  session: Session,
  seat: SeatAtMatch,
  format: Format | undefined,
  signal: AbortSignal,
): Promise<Answer> {
  await seat.waitForTurn(session.patience(signal));
  return tellPosition(session, seat, format);
}

/** Asks the match for something and tells what has come of it. */
const asked = (
  session: Session,
  match: string,
  request: ClientMessage,
  format: Format | undefined,
  signal: AbortSignal,
): Answer | Promise<Answer> =>
  session.at(match, async (seat): Promise<Answer> => {
    const problem = await seat.ask(request);
    if (problem !== undefined) return session.refuse(problem, seat.game);
    return settled(session, seat, format, signal);
  });

export const makeMove: Act<'make_move'> = (session, input, signal) => {
  const { match, move, ply, own, format } = input;
  return asked(session, match, { type: 'move', move, ply, own }, format, signal);
};

export const takeBack: Act<'take_back'> = (session, { match, ply, format }, signal) =>
  asked(session, match, { type: 'take-back', ply }, format, signal);

export const resign: Act<'resign'> = (session, { match }) =>
  session.at(match, async (seat): Promise<Answer> => {
    // Nobody but bots would be left, so the match ends there.
    const problem = await seat.ask({ type: 'resign' });
    return problem === undefined
      ? { text: tellResult(session, seat) }
      : session.refuse(problem, seat.game);
  });

export const legalMoves: Act<'legal_moves'> = (
  session,
  { match, from = 0, most = USUALLY_LISTED },
) =>
  session.at(match, (seat) => {
    const { phrases } = session;
    const { game } = seat;
    const listed = seat.legalMoves();
    const total = listed.weight;
    const end = Math.min(total, from + most);
    const telling = tellingOf(session, seat);
    // By place, so that even a list of a million moves has a last page.
    const places = Array.from({ length: Math.max(0, end - from) }, (_, index) => from + index);
    const moves = places.map((place) => {
      const move = listed.at(place);
      return { move: game.print(move), meaning: meaningOf(telling, move) };
    });
    const { ply, own } = seat.positionWith([]);
    const data = { match, ply, own, moves, from, total, complete: moves.length === total };
    if (total === 0) return { text: phrases.noMoves, data };
    const lines = moves.map(({ move, meaning }) => `- ${move} – ${meaning}`);
    const head = [phrases.place(ply, own), phrases.page(from + 1, Math.max(from, end), total)];
    const next = end < total ? [phrases.nextPage(end)] : [];
    return { text: [...head, ...lines, ...next].join('\n'), data };
  });

export const whatHappened: Act<'what_happened'> = (session, { match, since = 0 }) =>
  session.at(match, async (seat) => {
    const events = (await seat.lookBack()).filter(({ ply }) => ply >= since);
    if (events.length === 0) return { text: session.phrases.nothingHappened, data: { events } };
    return { text: happened(session, seat, events).join('\n'), data: { events } };
  });
