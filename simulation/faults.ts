import type { Dice } from './dice.ts';

/** What may go wrong each time that something is done, and how likely that is in a bad run. */
const CHANCES = {
  /** A message takes long on its way. */
  slowMessage: 0.2,
  /** What a page sends arrives once more, now or much later. */
  doubledMessage: 0.15,
  /** A socket or a request never gets through, and nobody says so. */
  lostRequest: 0.1,
  slowStore: 0.15,
  /** The store can't write: whoever asked ends. It may have written all the same. */
  failingStore: 0.004,
  /** The store says that somebody else was first, though nobody was. */
  conflict: 0.06,
  /** A process does not hear of what another one has kept, or late, or twice. */
  lostNotice: 0.2,
  lateNotice: 0.2,
  doubledNotice: 0.2,
  /** A thread of bots fails, or never answers. */
  failingThread: 0.02,
  hangingThread: 0.03,
} as const;

/** What happens again and again, and after how many milliseconds on average in a bad run. */
const INTERVALS = {
  /** A socket is cut, and both ends notice. */
  cutSocket: 4000,
  /** A socket is cut, and at least one end does not notice. */
  halfOpenSocket: 8000,
  killProcess: 7000,
  /** A process dies at one of the next things that it does: between any two awaits. */
  killProcessSoon: 7000,
  /** A process stands still, and does not know it afterwards. */
  pauseProcess: 6000,
  /** A process is told to stop, and gives everything back. */
  stopProcess: 12_000,
  /** A process hears nothing of the others for a while. */
  deafProcess: 9000,
  /** Somebody sets the clock of the machine. */
  setDate: 5000,
  reloadPage: 9000,
  /** Somebody goes away for so long that others may let a bot play. */
  leavePage: 8000,
  /** A page hears that it is back in the network. */
  comeBack: 5000,
  sweep: 5000,
} as const;

type ChanceName = keyof typeof CHANCES;
export type IntervalName = keyof typeof INTERVALS;
export type FaultName = ChanceName | IntervalName;

/** Everything that may go wrong. */
export const FAULT_NAMES = [...Object.keys(CHANCES), ...Object.keys(INTERVALS)] as FaultName[];

/** A run has about this part of all kinds of faults: some would hide what others show. */
const PART = 0.6;

/** What goes wrong in one run. Some kinds do, others don't: drawn for each seed. */
export class Faults {
  readonly #dice: Dice;
  readonly #chances: ReadonlyMap<string, number>;
  readonly #intervals: ReadonlyMap<string, number>;
  readonly #counts = new Map<FaultName, number>();
  #isCalm = true;

  constructor(dice: Dice) {
    this.#dice = dice;
    this.#chances = new Map(
      Object.entries(CHANCES)
        .filter(() => dice.happens(PART))
        .map(([name, chance]) => [name, chance * (0.2 + dice.fraction())]),
    );
    this.#intervals = new Map(
      Object.entries(INTERVALS)
        .filter(() => dice.happens(PART))
        .map(([name, mean]) => [name, mean * (0.5 + 2 * dice.fraction())]),
    );
  }

  /** Things go wrong from now on. */
  begin(): void {
    this.#isCalm = false;
  }

  /** Nothing goes wrong any more. */
  calm(): void {
    this.#isCalm = true;
  }

  get isCalm(): boolean {
    return this.#isCalm;
  }

  /** How often each has happened. */
  get counts(): ReadonlyMap<FaultName, number> {
    return this.#counts;
  }

  happens(name: ChanceName): boolean {
    const does = !this.#isCalm && this.#dice.happens(this.#chances.get(name) ?? 0);
    if (does) this.note(name);
    return does;
  }

  note(name: FaultName): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** In how many milliseconds something is to happen next; nothing if it never does. */
  next(name: IntervalName): number | undefined {
    const mean = this.#intervals.get(name);
    return this.#isCalm || mean === undefined ? undefined : this.#dice.between(0, 2 * mean);
  }
}
