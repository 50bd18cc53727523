import type { House, Match, Watcher } from '@pepite/matches';
import type { Problem, ServerMessage } from '@pepite/protocol';
import type { Wire } from '../match/wire.ts';
import type { Request } from '../site/connection.svelte.ts';
import { SELF } from './house.ts';

/** A match of the house in this page, spoken to as if it were far away. */
export class AloneWire implements Wire {
  readonly isOpen = true;
  readonly session = 1;
  readonly #house: House;
  #match: Match | undefined;
  #watcher: Watcher | undefined;
  #nextId = 1;

  constructor(house: House) {
    this.#house = house;
  }

  watch(...[topic, listener]: Parameters<Wire['watch']>): () => void {
    const watcher: Watcher = {
      guest: SELF,
      origin: SELF,
      // Later, as a message from afar would come: never while the page is still asking.
      tell: (text) => queueMicrotask(() => listener(JSON.parse(text) as ServerMessage)),
    };
    const match = topic.type === 'watch' ? this.#house.find(topic.match) : undefined;
    if (match === undefined) {
      const problem = { kind: 'no-such-match' };
      watcher.tell(JSON.stringify({ type: 'refused', id: null, problem }));
      return () => {};
    }
    this.#match = match;
    this.#watcher = watcher;
    match.watch(watcher);
    return () => match.leave(watcher);
  }

  send(request: Request): number {
    const id = this.#nextId++;
    // After this turn of the event loop, as an answer from afar would come.
    setTimeout(() => {
      const problem = this.#do(request);
      if (problem !== undefined) this.#tell({ type: 'refused', id, problem });
    });
    return id;
  }

  #tell(message: ServerMessage): void {
    this.#watcher?.tell(JSON.stringify(message));
  }

  #do(request: Request): Problem | undefined {
    const match = this.#match;
    const watcher = this.#watcher;
    if (match === undefined || watcher === undefined) return { kind: 'not-watching' };
    switch (request.type) {
      case 'watch':
        return match.watch(watcher);
      case 'look-back':
        return match.lookBack(watcher, request.before);
      case 'hint':
        return match.hint(watcher, request);
      case 'rematch':
        return this.#house.rematch(match, SELF);
      case 'move':
      case 'take-back':
        return this.#play(match, request);
      default:
        return { kind: 'not-waiting' };
    }
  }

  #play(
    match: Match,
    request: Extract<Request, { readonly type: 'move' | 'take-back' }>,
  ): Problem | undefined {
    const found = match.courseFor(SELF);
    if ('kind' in found) return found;
    const { course, seat } = found;
    return request.type === 'move'
      ? course.choose(seat, request, request.move)
      : course.takeBack(seat, request.ply);
  }

  addressOf(match: string): string {
    return `/alone/${match}`;
  }

  recordOf(match: string): ReturnType<Wire['recordOf']> {
    return Promise.resolve(this.#house.recordOf(match));
  }

  downloadOf(): undefined {
    return undefined;
  }
}
