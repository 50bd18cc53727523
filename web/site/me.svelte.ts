import type { Problem } from '@pepite/protocol';
import { askMe, putName, type Unreachable } from './api.ts';

/** The host of the server does not let this guest in. */
type Blocked = Extract<Problem, { readonly kind: 'blocked' }>;

/** The guest at this browser. */
class Self {
  #name = $state<string | null>(null);
  #isKnown = $state(false);
  #blocked = $state<Blocked | undefined>();
  #greeting: Promise<boolean> | undefined;

  /** The name, if the guest has one already. */
  get name(): string | null {
    return this.#name;
  }

  /** Whether the server has said who this is. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** Why the server does not answer this guest, if the host wants it so. */
  get blocked(): Blocked | undefined {
    return this.#blocked;
  }

  /**
   * Makes sure that the server knows this browser; says whether it could be asked. One request at
   * a time: to two at once the server would give two identities.
   */
  greet(): Promise<boolean> {
    this.#greeting ??= this.#ask().finally(() => (this.#greeting = undefined));
    return this.#greeting;
  }

  async #ask(): Promise<boolean> {
    const answer = await askMe();
    const problem = 'problem' in answer ? answer.problem : undefined;
    this.#blocked = problem?.kind === 'blocked' ? problem : undefined;
    if ('problem' in answer) return false;
    this.#name = answer.value.name;
    this.#isKnown = true;
    return true;
  }

  /** Has a name as long as no server can be asked to keep it. */
  nameOffline(name: string): void {
    this.#name = name;
  }

  async rename(name: string): Promise<Problem | Unreachable | undefined> {
    const answer = await putName(name);
    if ('problem' in answer) return answer.problem;
    this.#name = answer.value.name;
    return undefined;
  }
}

export const me = new Self();
