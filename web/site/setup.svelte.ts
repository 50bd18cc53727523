import { LENGTHS } from '@pepite/bots/lengths';
import type { LevelName } from '@pepite/bots/levels';
import { defaultOptions, type Game, type Options, type OptionValue } from '@pepite/kernel';
import type { Access, NewMatchRequest, TableClock, Timeout } from '@pepite/protocol';
import type { Company } from './company.ts';
import { create } from './create.ts';
import { type Estimate, estimateOf } from './estimate.ts';
import { listingOf } from './games.ts';
import { takeName } from './guest-name.ts';
import { me } from './me.svelte.ts';
import { ownLevel } from './own-level.ts';
import { router } from './router.svelte.ts';
import type { AnyProblem } from '../words/problem.ts';

/** Who is wanted at a seat: a bot of some kind, or nobody yet. */
export type Wanted = NewMatchRequest['bots'][number];

/** A table that is being thought up. */
export class NewSetup {
  readonly game: Game;
  company = $state<Company>('friends');
  #seats = $state(0);
  /** Who was asked for at some of the seats; the others follow from the company. */
  #wanted = $state.raw<ReadonlyMap<number, Wanted>>(new Map());
  #chosen = $state.raw<Options>({});
  /** Whether everybody at the table may ask for hints. */
  hints = $state(false);
  /** Whether bots move as soon as they know what to do. */
  isQuick = $state(false);
  /** The level of the bots that stand in for players who are away. */
  standIn = $state<LevelName>('regular');
  /** Whether the match begins by itself when the last seat is taken. */
  startsWhenFull = $state(false);
  /** How time is kept, if others play. */
  clock = $state.raw<TableClock>({ kind: 'none' });
  /** What becomes of whoever runs out of time. */
  timeout = $state<Timeout>('choice');
  /** Whoever has no name yet is asked for one first. */
  needsName = $state(false);
  #problem = $state.raw<AnyProblem>();
  #isBusy = $state(false);

  constructor(game: Game) {
    this.game = game;
    this.standIn = ownLevel(game.id);
    this.#seats = listingOf(game.id)?.best ?? game.seats.most;
  }

  get seats(): number {
    return this.#seats;
  }

  set seats(seats: number) {
    this.#seats = seats;
  }

  /** Who sits at each seat, the creator at the first. */
  get bots(): readonly Wanted[] {
    const free = this.company === 'bots' ? ownLevel(this.game.id) : null;
    return Array.from({ length: this.#seats }, (_, seat) => {
      const wanted = this.#wanted.get(seat);
      return seat === 0 ? null : wanted === undefined ? free : wanted;
    });
  }

  want(seat: number, wanted: Wanted): void {
    this.#wanted = new Map([...this.#wanted, [seat, wanted]]);
  }

  /** Only whoever wants to play with anybody has a table that anybody finds. */
  get access(): Access {
    return this.company === 'anybody' ? 'public' : 'link';
  }

  /** The defaults, but for what was chosen. */
  get options(): Options {
    return { ...defaultOptions(this.game.options, this.#seats), ...this.#chosen };
  }

  /** Nothing goes back to the default. */
  choose(option: string, value: OptionValue | undefined): void {
    const { [option]: _, ...others } = this.#chosen;
    this.#chosen = value === undefined ? others : { ...others, [option]: value };
  }

  /** Whether nobody else is awaited. */
  get isComplete(): boolean {
    return this.bots.slice(1).every((bot) => bot !== null);
  }

  /** How long a match may take; nothing of a game whose matches nobody has measured. */
  get estimate(): Estimate | undefined {
    const length = LENGTHS[this.game.id]?.[this.#seats];
    if (length === undefined) return undefined;
    const bots = this.bots.filter((bot) => bot !== null).length;
    const clock: TableClock = this.isComplete ? { kind: 'none' } : this.clock;
    return estimateOf({ length, people: this.#seats - bots, bots, isQuick: this.isQuick, clock });
  }

  /** How many turns there are one after the other, in the mean. */
  get turns(): number | undefined {
    return LENGTHS[this.game.id]?.[this.#seats]?.turns;
  }

  get problem(): AnyProblem | undefined {
    return this.#problem;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Creates the table and goes there; a problem is shown. */
  async create(): Promise<void> {
    if (this.#isBusy) return;
    // Others want to know with whom they play; bots don't.
    this.needsName = !this.isComplete && me.isKnown && me.name === null;
    if (this.needsName) return;
    this.#isBusy = true;
    this.#problem = this.isComplete ? await takeName() : undefined;
    if (this.#problem === undefined) await this.#send();
    this.#isBusy = false;
  }

  async #send(): Promise<void> {
    const { game, bots, options, access, hints, isComplete: start } = this;
    const pace = this.isQuick ? 'quick' : 'human';
    const { standIn, startsWhenFull, timeout } = this;
    const agreed = { options, access, hints, pace, standIn, startsWhenFull, start } as const;
    const time = start ? {} : { clock: this.clock, timeout };
    const answer = await create({ game: game.id, bots: [...bots], ...agreed, ...time });
    if ('value' in answer) router.goTo(answer.value);
    else if (answer.problem.kind === 'no-name') this.needsName = true;
    else this.#problem = answer.problem;
  }
}
