import { GAMES } from '@pepite/games';
import { defaultOptions, type Game, itemAt, type Move, Moves, type Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import { MatchPlay } from '../../match-play.ts';
import type { PlayDecision } from '../../play-context.ts';
import { PlayState } from '../../play-state.ts';
import type { MatchServices } from '../../services.ts';
import { PAUSE, TestRegistry } from './test-registry.ts';

export const aurum = itemAt(GAMES, 0);
export const SEATS = [0, 1, 2];
export const OPTIONS = defaultOptions(aurum.options, SEATS.length);

/** Aurum for three, where all bid at once: answers are hidden, and some can only bid one card. */
export function hiding(forced: readonly Seat[]): Game {
  const only = (view: Parameters<Game['moves']>[0]): number => {
    const moves = new Moves();
    aurum.moves(view, moves);
    return moves.at(0);
  };
  return {
    ...aurum,
    hidesAnswers: true,
    moves: (view, into) => {
      if (forced.includes(view.seat)) into.add(only(view));
      else aurum.moves(view, into);
    },
    judge: (view, move) => {
      const fault = aurum.judge(view, move);
      return forced.includes(view.seat) && move !== only(view) ? 'bidDue' : fault;
    },
  };
}

type Kind = 'guest' | 'bot';

const occupantOf = (kind: Kind, seat: Seat) =>
  kind === 'bot'
    ? ({ kind, bot: 'random', name: 'Bot' } as const)
    : { kind, guest: `G${seat}`, name: 'G', standIn: undefined, marks: {}, awaySince: undefined };

/** A match of which every step counts as kept as soon as it is made. */
class KeptPlay {
  readonly play: MatchPlay;
  /** Whether the store finds a conflict with every step. */
  isConflicting = false;
  /** Whether this process may do what nobody asks for. */
  mayAct = true;
  /** What some seats have planned to answer. */
  readonly planned = new Map<Seat, Move>();
  /** Called when everybody is told something. */
  readonly #onTold: () => void;

  constructor(
    state: PlayState,
    kinds: readonly Kind[],
    services: MatchServices,
    onTold: () => void,
  ) {
    this.#onTold = onTold;
    const context = {
      match: 'match',
      pace: () => 'quick' as const,
      chanceAt: () => services.rng,
      awaitsContributions: () => false,
      isAttended: () => true,
      guest: () => 'Ann',
      origin: () => 'here',
      mayAct: () => this.mayAct,
      mayRest: () => {},
      isPaused: () => false,
      presenceOf: () => 'here' as const,
      plannedMove: (seat: Seat) => (state.decides(seat) ? this.planned.get(seat) : undefined),
      planWait: () => 0,
      carryOut: (decide: () => PlayDecision) => void this.#keep(decide()),
    };
    this.play = new MatchPlay(state, kinds.map(occupantOf), context, services);
    this.play.wake();
  }

  move(seat: Seat, at: { readonly ply: number; readonly own: number }, text: string) {
    return this.#keep(this.play.decide(seat, { type: 'move', ...at, move: text }));
  }

  takeBack(seat: Seat, ply: number): Problem | undefined {
    return this.#keep(this.play.decide(seat, { type: 'take-back', ply }));
  }

  #keep(decided: PlayDecision): Problem | undefined {
    if ('problem' in decided) return decided.problem;
    if (decided.value === undefined || this.isConflicting) return undefined;
    if (decided.value.only === undefined) this.#onTold();
    this.play.wake();
    return undefined;
  }
}

/** A match whose bids have just been asked for, with the moment drawn half-way. */
export function begin(kinds: readonly Kind[], forced: readonly Seat[], botPause = PAUSE) {
  const setting = new TestRegistry({ botPause });
  setting.jitter = () => 0.5;
  const { clock } = setting;
  const state = new PlayState(hiding(forced), SEATS.length, OPTIONS);
  const start = clock.now();
  /** When everybody was told something, in milliseconds since the bids were asked for. */
  const told: number[] = [];
  const open = (again: PlayState): KeptPlay =>
    new KeptPlay(again, kinds, setting.services, () => told.push(clock.now() - start));
  const kept = open(state);
  const { referee } = state;
  const dealt = referee.journal.length;
  const bid = (seat: Seat, place = 0) => {
    const text = aurum.print(itemAt(referee.legal(seat), place));
    return kept.move(seat, { ply: dealt, own: 0 }, text);
  };
  /** Whose bids are sealed. */
  const sealed = (): readonly Seat[] =>
    referee.pending.map(({ actor }) => actor).toSorted((one, other) => one - other);
  const isDone = (): boolean => referee.journal.length > dealt;
  return { setting, clock, state, kept, dealt, bid, sealed, isDone, told, open };
}
