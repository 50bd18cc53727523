import type { Unwilling } from '@pepite/protocol';

/** What is said where programs from outside are asked to play. */
export interface ChallengeTexts {
  /** Opens the list of those who are connected. */
  readonly ask: string;
  readonly title: string;
  readonly why: string;
  readonly looking: string;
  readonly none: string;
  readonly own: string;
  readonly seat: string;
  readonly askThis: string;
  readonly askProgram: (name: string) => string;
  readonly look: string;
  /** That it has been asked, and has not answered. */
  readonly asking: (name: string) => string;
  readonly withdraw: string;
  readonly withdrawFrom: (name: string) => string;
  readonly declined: Readonly<Record<Unwilling, (name: string) => string>>;
}
