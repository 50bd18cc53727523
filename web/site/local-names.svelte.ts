import { texts } from '../words/index.ts';
import { me } from './me.svelte.ts';
import { recall, remember } from './storage.ts';

const KEY = 'local-names';

/** Those whom this browser was passed to the last time; nobody where that can't be read. */
function namesKept(): readonly string[] {
  try {
    const kept = JSON.parse(recall(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** What those are called who play on this device, by seat. */
export class LocalNames {
  readonly #kept = namesKept();
  #given = $state.raw<ReadonlyMap<number, string>>(new Map());

  at(seat: number): string {
    const known = seat === 0 ? me.name : this.#kept[seat];
    return this.#given.get(seat) ?? (known || texts().around.player(seat + 1));
  }

  give(seat: number, name: string): void {
    this.#given = new Map([...this.#given, [seat, name]]);
  }

  /** Remembers them for the next time. */
  keep(): void {
    const seats = Math.max(this.#kept.length, ...[...this.#given.keys()].map((seat) => seat + 1));
    const names = Array.from(
      { length: seats },
      (_, seat) => this.#given.get(seat) ?? this.#kept[seat] ?? '',
    );
    remember(KEY, JSON.stringify(names));
  }
}
