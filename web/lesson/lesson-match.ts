import {
  askedOf,
  CHANCE,
  type Entry,
  type Game,
  type Lesson,
  type LessonStep,
  parseEntry,
} from '@pepite/kernel';
import { PlayState } from '@pepite/matches/play';
import type { MatchSetup, ServerMessage } from '@pepite/protocol';
import type { Wire, WireMessage } from '../match/wire.ts';
import type { Request } from '../site/reconnecting-socket.ts';
import { scriptedState } from './scripted-state.ts';

/** Calls something later, and can be told not to. */
export type After = (milliseconds: number, call: () => void) => () => void;

/** Long enough to see what somebody else does. */
const WATCHED = 900;

/** How a lesson stands. */
export interface LessonProgress {
  /** Which step is under way: as many as there are once the lesson is over. */
  readonly place: number;
  /** Whether what comes before the step has happened, so that it can be said. */
  readonly isReady: boolean;
}

/** What a lesson is played with. */
interface Parts {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly setup: MatchSetup;
  readonly names: readonly string[];
  readonly after: After;
  readonly changed: (progress: LessonProgress) => void;
}

/**
 * A lesson as a match that a page can show: chance and the other players do what the lesson says,
 * and of the learner's moves those are made that the step asks for.
 */
export class LessonMatch implements Wire {
  readonly isOpen = true;
  readonly session = 1;
  readonly #parts: Parts;
  readonly #state: PlayState;
  #place = 0;
  #isReady = false;
  #listener: (message: WireMessage) => void = () => {};
  #cancel: () => void = () => {};
  #ids = 0;

  /** Begins at a step: what comes before it has happened. */
  constructor(parts: Parts, place: number) {
    const { game, lesson, setup } = parts;
    this.#parts = parts;
    this.#state = new PlayState(game, lesson.seats, setup.options);
    while (this.#place < place) {
      this.#tellAll(this.#before);
      const [asked] = this.#asked;
      if (asked !== undefined) this.#make(asked);
      this.#place++;
    }
    this.#tellAll(this.#before);
    this.#isReady = true;
  }

  get progress(): LessonProgress {
    return { place: this.#place, isReady: this.#isReady };
  }

  watch(_topic: Parameters<Wire['watch']>[0], listener: (message: WireMessage) => void) {
    this.#listener = listener;
    this.#sayState();
    return () => this.#cancel();
  }

  send(request: Request): number {
    const id = ++this.#ids;
    // After this turn of the event loop, as an answer from afar would come.
    this.#parts.after(0, () => this.#receive(request, id));
    return id;
  }

  addressOf(): string {
    return `/learn/${this.#parts.game.id}`;
  }

  recordOf(): ReturnType<Wire['recordOf']> {
    return Promise.resolve({ problem: { kind: 'not-over' } });
  }

  /** Goes on to the next step; what this one asks for is done for the learner. */
  goOn(): void {
    if (!this.#isReady) return;
    const from = this.#state.referee.journal.length;
    const [asked] = this.#asked;
    if (asked !== undefined) {
      this.#make(asked);
      this.#sayMoved(from);
    }
    this.#next();
  }

  #next(): void {
    this.#place++;
    this.#isReady = false;
    this.#changed();
    const before = this.#before;
    // What chance brings belongs to what was done; others take their time.
    const isOthers = before[0] !== undefined && before[0].actor !== CHANCE;
    if (isOthers) this.#cancel = this.#parts.after(WATCHED, () => this.#play(before));
    else this.#play(before);
  }

  #changed(): void {
    this.#parts.changed(this.progress);
  }

  get #step(): LessonStep | undefined {
    return this.#parts.lesson.steps[this.#place];
  }

  get #before(): readonly Entry[] {
    return (this.#step?.before ?? []).map((line) => this.#entry(line));
  }

  get #asked(): readonly Entry[] {
    const { lesson } = this.#parts;
    const step = this.#step;
    if (step === undefined) return [];
    return askedOf(step).map((move) => this.#entry(`${lesson.seat} ${move}`));
  }

  #entry(line: string): Entry {
    const { game, lesson } = this.#parts;
    const entry = parseEntry(game, lesson.seats, line);
    if (entry === undefined) throw new Error(`a lesson says “${line}”, which is no entry`);
    return entry;
  }

  #make(entry: Entry): void {
    const refusal = this.#state.tell(entry);
    if (refusal !== undefined) throw new Error(`a lesson is refused: ${JSON.stringify(refusal)}`);
  }

  #tellAll(entries: readonly Entry[]): void {
    for (const entry of entries) this.#make(entry);
  }

  /** Plays what others and chance do, one thing after another. */
  #play(entries: readonly Entry[]): void {
    const { journal } = this.#state.referee;
    const from = journal.length;
    let count = 0;
    // Nothing is seen of choices that are not turned up yet, nor of cards dealt before the last.
    while (count < entries.length && (count === 0 || !this.#isSeen(from))) {
      const entry = entries[count++];
      if (entry !== undefined) this.#make(entry);
    }
    if (this.#state.referee.journal.length > from) this.#sayMoved(from);
    if (count < entries.length) {
      this.#cancel = this.#parts.after(WATCHED, () => this.#play(entries.slice(count)));
      return;
    }
    const wait = entries.length === 0 ? 0 : WATCHED;
    this.#cancel = this.#parts.after(wait, () => {
      this.#isReady = true;
      this.#changed();
    });
  }

  /** Whether there is something to look at since so many moves were made. */
  #isSeen(from: number): boolean {
    return this.#state.referee.journal.length > from && !this.#state.awaitsChance;
  }

  #receive(request: Request, id: number): void {
    if (request.type === 'watch') this.#sayState();
    else if (request.type === 'move') this.#move(request, id);
    else this.#refuse(id);
  }

  #move({ move: text }: Extract<Request, { readonly type: 'move' }>, id: number): void {
    const move = this.#parts.game.parse(text);
    const entry = this.#asked.find((asked) => asked.move === move);
    if (!this.#isReady || entry === undefined) {
      this.#refuse(id);
      return;
    }
    const from = this.#state.referee.journal.length;
    this.#make(entry);
    this.#sayMoved(from);
    this.#next();
  }

  #refuse(id: number): void {
    this.#listener({ type: 'refused', id, problem: { kind: 'off-lesson' } });
  }

  #sayMoved(from: number): void {
    const { lesson } = this.#parts;
    const text = this.#state.printMoved('lesson', lesson.seat, from);
    this.#listener(JSON.parse(text) as ServerMessage);
  }

  #sayState(): void {
    const { lesson, setup, names } = this.#parts;
    const state = scriptedState(this.#state, { seat: lesson.seat, setup, names });
    this.#listener({ type: 'match', state });
  }
}
