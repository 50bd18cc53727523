import type { Seat } from '@pepite/kernel';
import { type PlayState, printPlay, type StateHead } from '@pepite/matches/play';
import type { MatchSetup, MatchState } from '@pepite/protocol';

/** Who plays in a match that runs in the page only. */
interface Scripted {
  /** Where the reader of the page sits. */
  readonly seat: Seat;
  readonly setup: MatchSetup;
  readonly names: readonly string[];
}

/** A match that runs in the page only, as its page is told of it. */
export function scriptedState(play: PlayState, { seat, setup, names }: Scripted): MatchState {
  const head: StateHead = {
    match: 'lesson',
    status: 'playing',
    seats: names.map((name, at) =>
      at === seat
        ? { kind: 'guest', name, present: true, replaceable: false, replaced: false }
        : { kind: 'bot', name, bot: 'casual' },
    ),
    you: seat,
    host: true,
    unwelcome: false,
    hints: false,
    spectators: 0,
    next: null,
  };
  const told = JSON.parse(`{${printPlay(play, seat)}}`) as Omit<
    MatchState,
    keyof StateHead | 'setup'
  >;
  return { ...head, setup, ...told };
}
