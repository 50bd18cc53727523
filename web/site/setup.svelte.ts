import type { LevelName } from '@pepite/bots/levels';
import { type Game, type Options, type OptionValue, standardOptions } from '@pepite/kernel';
import type { Access, Setup } from '@pepite/protocol';
import { create } from './create.ts';
import { me } from './me.svelte.ts';
import { router } from './router.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { AnyProblem } from '../words/problem.ts';

/** Who is wanted at a seat: a bot of some kind, or nobody yet. */
export type Wanted = Setup['bots'][number];

/** A table that is being thought up. */
export class NewSetup {
  readonly game: Game;
  #seats = $state(0);
  /** One for every seat a match can have; the first is the creator's own. */
  readonly #wanted = $state<Wanted[]>([]);
  #chosen = $state.raw<Options>({});
  access = $state<Access>('link');
  /** Whether everybody at the table may ask for hints. */
  hints = $state(false);
  /** Whether bots move as soon as they know what to do. */
  isQuick = $state(false);
  /** The level of the bots that stand in for players who are away. */
  standIn = $state<LevelName>('regular');
  /** Whoever has no name yet is asked for one first. */
  needsName = $state(false);
  #problem = $state.raw<AnyProblem>();
  #isBusy = $state(false);

  constructor(game: Game) {
    this.game = game;
    this.standIn = settings.level;
    this.#seats = game.seats.most;
    this.#wanted = Array.from({ length: game.seats.most }, () => null);
  }

  get seats(): number {
    return this.#seats;
  }

  set seats(seats: number) {
    this.#seats = seats;
  }

  get bots(): readonly Wanted[] {
    return this.#wanted.slice(0, this.#seats);
  }

  want(seat: number, wanted: Wanted): void {
    this.#wanted[seat] = wanted;
  }

  /** The standard, but for what was chosen. */
  get options(): Options {
    return { ...standardOptions(this.game.options, this.#seats), ...this.#chosen };
  }

  /** Nothing goes back to the standard. */
  choose(option: string, value: OptionValue | undefined): void {
    const { [option]: _, ...others } = this.#chosen;
    this.#chosen = value === undefined ? others : { ...others, [option]: value };
  }

  /** Whether nobody else is awaited. */
  get isComplete(): boolean {
    return this.bots.slice(1).every((bot) => bot !== null);
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
    this.#problem = undefined;
    this.needsName = me.isKnown && me.name === null;
    if (this.needsName) return;
    this.#isBusy = true;
    const { game, bots, options, access, hints, isComplete: start } = this;
    const pace = this.isQuick ? 'quick' : 'human';
    const { standIn } = this;
    const agreed = { options, access, hints, pace, standIn, start } as const;
    const answer = await create({ game: game.id, bots: [...bots], ...agreed });
    this.#isBusy = false;
    if ('value' in answer) router.goTo(answer.value);
    else if (answer.problem.kind === 'no-name') this.needsName = true;
    else this.#problem = answer.problem;
  }
}
