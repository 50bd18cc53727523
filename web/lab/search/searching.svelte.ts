import {
  beginSearch,
  goOn,
  isFound,
  joinPieces,
  parseState,
  piecesOf,
  printState,
  problemWithGoals,
  readSearch,
  type ReadSearch,
  type Search,
  type SearchState,
  slicesInAll,
  slicesPerGeneration,
} from '@pepite/lab';
import type { Why } from '@pepite/kernel';
import type { KeyValueStore } from '../../site/storage.ts';
import type { StartLabThread } from '../run/thread.ts';
import type { OpenedSearch } from './open-search.ts';
import { TaskThreads } from './task-threads.ts';

/** What of the browser a search needs; tests give it another one. */
export interface SearchPlace {
  readonly store: KeyValueStore;
  readonly start: StartLabThread;
  /** In milliseconds, from any moment on. */
  readonly now: () => number;
}

type SearchStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly left: number | undefined }
  | { readonly kind: 'failed'; readonly why: Why };

const [SEARCH, STATE] = ['search', 'state'] as const;

/** The search that a page shows, where it stands, and the run that goes on with it. */
export class Searching {
  readonly #place: SearchPlace;
  #search: Search;
  #state: SearchState | undefined;
  #status = $state.raw<SearchStatus>({ kind: 'idle' });
  /** Slices that are played, of the generation under way, too. */
  #done = $state(0);
  #threads: TaskThreads | undefined;

  /** The search as it is run, or why it can't be. */
  readonly read = $derived.by(() => readSearch(this.search));
  readonly all = $derived.by(() => slicesInAll(this.search));

  /** What this browser has kept is shown, if it still can be; else what is fresh. */
  constructor(place: SearchPlace, fresh: Search) {
    this.#place = place;
    const kept = keptSearch(place.store);
    this.#search = $state.raw(kept?.search ?? fresh);
    this.#state = $state.raw(kept === undefined ? undefined : keptState(place.store, kept));
    this.#count();
  }

  get search(): Search {
    return this.#search;
  }

  get state(): SearchState | undefined {
    return this.#state;
  }

  get status(): SearchStatus {
    return this.#status;
  }

  get done(): number {
    return this.#done;
  }

  get isRunning(): boolean {
    return this.#status.kind === 'running';
  }

  get isFound(): boolean {
    return this.#state !== undefined && isFound(this.#state);
  }

  /** Whether a generation is done that a run goes on from. */
  get canGoOn(): boolean {
    return this.#state !== undefined && !this.isFound;
  }

  /** Another search: what was found is of the one before, and is forgotten. */
  change(search: Search): void {
    this.stop();
    this.#search = search;
    this.#state = undefined;
    this.#status = { kind: 'idle' };
    this.#place.store.write(SEARCH, JSON.stringify(search));
    this.#place.store.remove(STATE);
    this.#count();
  }

  /** A search of a file, with what was found there. */
  open({ search, state }: OpenedSearch): void {
    this.change(search);
    if (state !== undefined) this.#show(state);
  }

  /** Goes on with what is done, or begins; done when it is found or stopped. */
  async run(threads: number): Promise<void> {
    const { read } = this;
    if (this.isRunning || 'problem' in read) return;
    this.#status = { kind: 'running', left: undefined };
    const problem = await problemWithGoals(read.value);
    if (problem !== undefined) this.#status = { kind: 'failed', why: problem.why };
    else await this.#goOn(read.value, new TaskThreads(threads, this.#place.start));
  }

  async #goOn(read: ReadSearch, threads: TaskThreads): Promise<void> {
    this.#threads = threads;
    const begun = { done: this.#done, time: this.#place.now() };
    const play = async (tasks: Parameters<typeof joinPieces>[0]) => {
      const tallies = await threads.play(tasks.flatMap(piecesOf), ({ from, to }) =>
        this.#tick(to - from, begun),
      );
      return tallies === undefined ? undefined : joinPieces(tasks, tallies);
    };
    try {
      const from = this.#state ?? beginSearch(read);
      await goOn(read, from, play, (state) => this.#keep(threads, state));
      if (this.#threads === threads) this.#status = { kind: 'idle' };
    } catch (error) {
      const why = String(error);
      if (this.#threads === threads) this.#status = { kind: 'failed', why: { en: why, fr: why } };
    }
    threads.stop();
    this.#count();
  }

  /** Stops where it is: it can be gone on with after the last generation that is done. */
  stop(): void {
    if (!this.isRunning) return;
    this.#threads?.stop();
    this.#threads = undefined;
    this.#status = { kind: 'idle' };
    this.#count();
  }

  #tick(slices: number, { done, time }: { readonly done: number; readonly time: number }): void {
    this.#done = Math.min(this.all, this.#done + slices);
    const took = (this.#place.now() - time) / (this.#done - done);
    this.#status = { kind: 'running', left: took * (this.all - this.#done) };
  }

  #keep(threads: TaskThreads, state: SearchState): void {
    if (this.#threads === threads) this.#show(state);
  }

  #show(state: SearchState): void {
    this.#state = state;
    this.#place.store.write(STATE, printState(state));
    this.#count();
  }

  /** Variants that come up again are not played again: what is done is counted by generations. */
  #count(): void {
    const generations = this.#state?.generations ?? 0;
    this.#done = this.isFound ? this.all : generations * slicesPerGeneration(this.#search);
  }
}

function keptSearch(store: KeyValueStore): ReadSearch | undefined {
  try {
    const read = readSearch(JSON.parse(store.read(SEARCH) ?? ''));
    return 'value' in read ? read.value : undefined;
  } catch {
    return undefined;
  }
}

function keptState(store: KeyValueStore, read: ReadSearch): SearchState | undefined {
  const state = parseState(store.read(STATE) ?? '', read);
  return 'value' in state ? state.value : undefined;
}
