import type { Match } from './match.ts';
import type { MatchServices } from './services.ts';

type Reason = 'match-broken' | 'match-ended';

/** Matches that are not opened again by this program, and why. */
export class ClosedMatches {
  readonly #services: Pick<MatchServices, 'store' | 'program' | 'report'>;
  readonly #reasons = new Map<string, Reason>();

  constructor(services: Pick<MatchServices, 'store' | 'program' | 'report'>) {
    this.#services = services;
  }

  reasonOf(id: string): Reason | undefined {
    return this.#reasons.get(id);
  }

  has(id: string): boolean {
    return this.#reasons.has(id);
  }

  mark(id: string, reason: Reason): void {
    if (!this.#reasons.has(id)) this.#reasons.set(id, reason);
  }

  /** Something was thrown: it is reported. */
  markBroken(id: string, error: unknown): void {
    this.mark(id, 'match-broken');
    this.#services.report(new Error(`match ${id} is broken`, { cause: error }));
  }

  /** Nothing more happens in it from now on; those who watch are told once the mark is kept. */
  async endBroken(match: Match): Promise<void> {
    const { store, program } = this.#services;
    this.#reported(() => match.close());
    await store.markBroken(match.id, program);
    this.#reported(() => match.broadcast.tellClosed('match-broken'));
  }

  /** The same where the host of the server has ended it: the store knows. */
  end(match: Match): void {
    this.#reported(() => match.close());
    this.#reported(() => match.broadcast.tellClosed('match-ended'));
  }

  #reported(end: () => void): void {
    try {
      end();
    } catch (error) {
      this.#services.report(error);
    }
  }
}
