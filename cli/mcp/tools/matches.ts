import { itemAt } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import { makeSetting } from '../../seating.ts';
import { textsIn } from '../../words/index.ts';
import { sentence } from '../../words/sentences.ts';
import { refuse } from '../answer.ts';
import type { Act } from '../session.ts';
import type { Input } from '../inputs.ts';
import { tellPosition } from '../tell.ts';

type Bots = NewMatchRequest['bots'];

/** The bots at all seats but one, or how many were named instead. */
function seatBots(
  asked: Input<'open_match'>['bots'],
  seats: number,
  own: number,
): Bots | { readonly found: number } {
  const wanted = seats - 1;
  const named = typeof asked === 'object' ? asked : Array.from({ length: wanted }, () => asked);
  if (named.length !== wanted) return { found: named.length };
  const bots: Bots = named.map((bot) => bot ?? 'regular');
  return bots.toSpliced(own, 0, null);
}

export const openMatch: Act<'open_match'> = async (session, input, signal) => {
  const { context, language, phrases, matches } = session;
  const { seat: own = 0, seed, ask_always: asksAlways = false } = input;
  const flags = { seats: input.seats, cards: undefined };
  const setting = await makeSetting(context, input.game, flags, input.options ?? {});
  const texts = textsIn(language).seating;
  if ('problem' in setting) {
    const { problem } = setting;
    // Files are not asked for here, so nothing is told but what is wrong with a setup.
    return refuse({ kind: 'bad-field', field: problem.kind }, sentence(texts, problem));
  }
  const { game, seats, options } = setting.value;
  if (own >= seats) {
    const problem = { kind: 'seat-wrong', seats } as const;
    return refuse(problem, sentence(texts, problem));
  }
  const bots = seatBots(input.bots, seats, own);
  if ('found' in bots) {
    return refuse({ kind: 'bots-wrong', seats }, phrases.botsWrong(seats - 1, bots.found));
  }
  const setup = { access: 'link', pace: 'quick', hints: false, start: true } as const;
  const request: NewMatchRequest = { game: game.id, bots, options: { ...options }, ...setup };
  const opened = await matches.open(request, { seed, asksAlways });
  if ('problem' in opened) return session.refuse(opened.problem, game);
  await opened.value.waitForTurn(session.patience(signal));
  return tellPosition(session, opened.value, input.format);
};

export const listMatches: Act<'list_matches'> = ({ matches, phrases, language }) => {
  const listed = matches.all.map((seat) => {
    const { match, game, isOver, isAsked } = seat;
    const status = isOver ? 'over' : isAsked ? 'asked' : 'playing';
    return { match, game: game.id, seat: seat.seat, status } as const;
  });
  const lines = listed.map(({ match, status }, place) => {
    const { title } = itemAt(matches.all, place).game.words[language];
    return `- ${match} – ${title}, ${phrases.status[status]}`;
  });
  const text = lines.length === 0 ? phrases.noMatches : lines.join('\n');
  return { text, data: { matches: listed } };
};
