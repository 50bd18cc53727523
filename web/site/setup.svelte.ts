import { LENGTHS } from '@pepite/bots/lengths';
import type { LevelName } from '@pepite/bots/levels';
import { defaultOptions, type Game, type Options, type OptionValue } from '@pepite/kernel';
import type { Access, NewMatchRequest, TableClock, Talk, Timeout } from '@pepite/protocol';
import type { Company } from './company.ts';
import { create } from './create.ts';
import { type Estimate, estimateOf } from './estimate.ts';
import { listingOf } from './games.ts';
import { takeName } from './guest-name.ts';
import { takeOver } from './handed-options.ts';
import { LocalNames } from './local-names.svelte.ts';
import { me } from './me.svelte.ts';
import { ownLevel } from './own-level.ts';
import { router } from './router.svelte.ts';
import type { AnyProblem } from '../words/problem.ts';

/** Who is wanted at a seat: a bot of some kind, or nobody yet. */
export type Wanted = NewMatchRequest['bots'][number];

/** A table that is being thought up. */
export class NewSetup {
  readonly game: Game;
  /** Whether its options come from the page where cards are edited. */
  readonly isEdited: boolean;
  company = $state<Company>('friends');
  #seats = $state(0);
  /** Who was asked for at some of the seats; the others follow from the company. */
  #wanted = $state.raw<ReadonlyMap<number, Wanted>>(new Map());
  #chosen = $state.raw<Options>({});
  /** What those are called who play on this device. */
  readonly localNames = new LocalNames();
  /** Whether everybody at the table may ask for hints. */
  hints = $state(false);
  /** Whether bots move as soon as they know what to do. */
  isQuick = $state(false);
  /** The level of the bots that stand in for players who are away. */
  standIn = $state<LevelName>('regular');
  /** Whether programs from outside may sit down. */
  programs = $state(false);
  /** Whether the match begins by itself when the last seat is taken. */
  startsWhenFull = $state(false);
  /** How time is kept, if others play. */
  clock = $state.raw<TableClock>({ kind: 'none' });
  /** What may be said at it, if somebody has chosen that. */
  #talk = $state<Talk>();
  /** What becomes of whoever runs out of time. */
  timeout = $state<Timeout>('choice');
  /** Whoever has no name yet is asked for one first. */
  needsName = $state(false);
  #problem = $state.raw<AnyProblem>();
  #isBusy = $state(false);

  constructor(game: Game) {
    this.game = game;
    this.standIn = ownLevel(game.id);
    const handed = takeOver(game);
    this.isEdited = handed !== undefined;
    this.#seats = handed?.seats ?? listingOf(game.id)?.best ?? game.seats.most;
    this.#chosen = handed?.options ?? {};
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

  /** Whether somebody plays at a seat on this device: all do, unless another was asked for. */
  isHere(seat: number): boolean {
    return this.company === 'here' && (seat === 0 || !this.#wanted.has(seat));
  }

  wantHere(seat: number): void {
    this.#wanted = new Map([...this.#wanted].filter(([one]) => one !== seat));
  }

  /** Who plays on this device, besides the creator. */
  get companions(): NonNullable<NewMatchRequest['companions']> {
    return this.bots.flatMap((_, seat) =>
      seat > 0 && this.isHere(seat) ? [{ seat, name: this.localNames.at(seat) }] : [],
    );
  }

  /** Only whoever wants to play with anybody has a table that anybody finds. */
  get access(): Access {
    return this.company === 'anybody' ? 'public' : 'link';
  }

  /** Among strangers phrases will do, unless somebody has chosen otherwise. */
  get talk(): Talk {
    return this.#talk ?? (this.access === 'public' ? 'phrases' : 'free');
  }

  set talk(talk: Talk) {
    this.#talk = talk;
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
    return this.bots.every((bot, seat) => seat === 0 || bot !== null || this.isHere(seat));
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
    if (this.company === 'here') return this.#createHere();
    // Others want to know with whom they play; bots don't.
    this.needsName = !this.isComplete && me.isKnown && me.name === null;
    if (this.needsName) return;
    this.#isBusy = true;
    this.#problem = this.isComplete ? await takeName() : undefined;
    if (this.#problem === undefined) await this.#send();
    this.#isBusy = false;
  }

  /** Whoever plays on this device has a name, the creator as well. */
  async #createHere(): Promise<void> {
    this.#isBusy = true;
    const name = this.localNames.at(0);
    this.#problem = await this.#takeName(name);
    this.localNames.keep();
    if (this.#problem === undefined) await this.#send();
    this.#isBusy = false;
  }

  async #takeName(name: string): Promise<AnyProblem | undefined> {
    if (name === me.name) return undefined;
    if (await me.greet()) return name === me.name ? undefined : me.rename(name);
    me.nameOffline(name);
    return undefined;
  }

  async #send(): Promise<void> {
    const { game, bots, options, access, hints, isComplete: start } = this;
    const pace = this.isQuick ? 'quick' : 'human';
    const { standIn, startsWhenFull, timeout } = this;
    const agreed = { options, access, hints, pace, standIn, startsWhenFull, start } as const;
    const { clock, talk, programs } = this;
    const time = start ? {} : { clock, timeout, talk, programs };
    const { companions } = this;
    const here = companions.length === 0 ? {} : { companions };
    const answer = await create({ game: game.id, bots: [...bots], ...agreed, ...time, ...here });
    if ('value' in answer) router.goTo(answer.value);
    else if (answer.problem.kind === 'no-name') this.needsName = true;
    else this.#problem = answer.problem;
  }
}
