import type { Game, GameMeasures } from '@pepite/kernel';
import { figuresOf, type MatchFigures, type Played } from './figures.ts';
import type { Loaded } from './load.ts';

/** What the page needs of the rest. */
export interface StatisticsSources {
  readonly loadServer: () => Promise<Loaded>;
  readonly loadBrowser: () => Promise<Loaded>;
  readonly loadGame: (id: string) => Promise<Game>;
  readonly isKnown: (id: string) => boolean;
  readonly pause: () => Promise<void>;
}

/** The rules of a game, and what it tells of its matches. */
interface Rules {
  readonly game: Game;
  readonly measures: GameMeasures | undefined;
}

/** The statistics of the reader: what is read, match by match, until all is. */
export class Statistics {
  readonly #sources: StatisticsSources;
  readonly #rules = new Map<string, Promise<Rules>>();
  #played = $state.raw<readonly Played[]>([]);
  #figures = $state.raw<readonly MatchFigures[]>([]);
  #measures = $state.raw<ReadonlyMap<string, GameMeasures>>(new Map());
  #read = $state(0);
  #phase = $state<'loading' | 'reading' | 'done'>('loading');
  #isWhole = $state(true);
  #isStopped = false;

  constructor(sources: StatisticsSources) {
    this.#sources = sources;
  }

  /** What is known by now, in no order. */
  get figures(): readonly MatchFigures[] {
    return this.#figures;
  }

  /** What games tell of matches, of those that were read. */
  get measures(): ReadonlyMap<string, GameMeasures> {
    return this.#measures;
  }

  get played(): readonly Played[] {
    return this.#played;
  }

  /** How many were read, of all. */
  get read(): number {
    return this.#read;
  }

  get isDone(): boolean {
    return this.#phase === 'done';
  }

  /** Whether the server could be asked for all. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#isStopped = true;
  }

  async load(): Promise<void> {
    const { loadServer, loadBrowser, pause } = this.#sources;
    const [server, browser] = await Promise.all([loadServer(), loadBrowser()]);
    this.#isWhole = server.isWhole && browser.isWhole;
    this.#played = [...server.played, ...browser.played];
    this.#phase = 'reading';
    const found: MatchFigures[] = [];
    for (const played of this.#played) {
      if (this.#isStopped) return;
      const figures = await this.#figuresOf(played);
      if (figures !== undefined) found.push(figures);
      this.#read++;
      await pause();
    }
    // All at once: plots that grow while they are read are no help.
    this.#figures = found;
    this.#phase = 'done';
  }

  async #figuresOf(played: Played): Promise<MatchFigures | undefined> {
    const { game: id } = played.record;
    if (!this.#sources.isKnown(id)) return undefined;
    const { game, measures } = await this.#rulesOf(id);
    return figuresOf(played, game, measures?.own, this.#sources.pause);
  }

  #rulesOf(id: string): Promise<Rules> {
    const known = this.#rules.get(id) ?? this.#loadRules(id);
    this.#rules.set(id, known);
    return known;
  }

  async #loadRules(id: string): Promise<Rules> {
    const game = await this.#sources.loadGame(id);
    const measures = await game.loadMeasures?.();
    if (measures !== undefined) this.#measures = new Map(this.#measures).set(id, measures);
    return { game, measures };
  }
}
