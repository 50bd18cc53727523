import { type Game, parseEntry, type Rng, type TryPosition } from '@pepite/kernel';
import { PlayState } from '@pepite/matches/play';
import type { MatchSetup, ServerMessage } from '@pepite/protocol';
import type { After } from '../lesson/lesson-match.ts';
import { scriptedState } from '../lesson/scripted-state.ts';
import type { Wire, WireMessage } from '../match/wire.ts';
import type { Request } from '../site/reconnecting-socket.ts';

/** What a position is tried with. */
interface Parts {
  readonly game: Game;
  readonly position: TryPosition;
  readonly setup: MatchSetup;
  readonly names: readonly string[];
  readonly rng: Rng;
  readonly after: After;
  /** Where one comes back to. */
  readonly address: string;
  /** Called after each move: whether the reader may still make one. */
  readonly changed: (mayMove: boolean) => void;
}

/**
 * A match that begins at a position of the rules: the reader makes any moves that the rules allow,
 * chance answers, and the other players do nothing.
 */
export class TryMatch implements Wire {
  readonly isOpen = true;
  readonly session = 1;
  readonly #parts: Parts;
  readonly #state: PlayState;
  #listener: (message: WireMessage) => void = () => {};
  #ids = 0;

  constructor(parts: Parts) {
    const { game, position, setup } = parts;
    this.#parts = parts;
    this.#state = new PlayState(game, position.seats, setup.options);
    for (const line of position.moves) this.#tell(line);
  }

  watch(_topic: Parameters<Wire['watch']>[0], listener: (message: WireMessage) => void) {
    this.#listener = listener;
    this.#sayState();
    return () => {
      this.#listener = () => {};
    };
  }

  send(request: Request): number {
    const id = ++this.#ids;
    // After this turn of the event loop, as an answer from afar would come.
    this.#parts.after(0, () => this.#receive(request, id));
    return id;
  }

  addressOf(): string {
    return this.#parts.address;
  }

  recordOf(): ReturnType<Wire['recordOf']> {
    return Promise.resolve({ problem: { kind: 'not-over' } });
  }

  #tell(line: string): void {
    const { game, position } = this.#parts;
    const entry = parseEntry(game, position.seats, line);
    const refusal = entry === undefined ? 'no entry' : this.#state.tell(entry);
    if (refusal !== undefined) throw new Error(`“${line}”: ${JSON.stringify(refusal)}`);
  }

  #receive(request: Request, id: number): void {
    if (request.type === 'watch') this.#sayState();
    else if (request.type === 'move') this.#move(request.move, id);
    else this.#listener({ type: 'refused', id, problem: { kind: 'not-playing' } });
  }

  #move(text: string, id: number): void {
    const { game, position, rng, changed } = this.#parts;
    const { seat } = position;
    const move = game.parse(text);
    if (move === undefined) {
      this.#listener({ type: 'refused', id, problem: { kind: 'not-playing' } });
      return;
    }
    const made = this.#state.step(
      [seat],
      () => rng,
      () => this.#state.submit(seat, move),
    );
    if ('problem' in made) {
      this.#listener({ type: 'refused', id, problem: made.problem });
      return;
    }
    const moved = this.#state.printMoved('lesson', seat, made.value.from);
    this.#listener(JSON.parse(moved) as ServerMessage);
    changed(this.#state.decides(seat));
  }

  #sayState(): void {
    const { position, setup, names } = this.#parts;
    const state = scriptedState(this.#state, { seat: position.seat, setup, names });
    this.#listener({ type: 'match', state });
  }
}
