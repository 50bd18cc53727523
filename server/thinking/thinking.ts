import type { Choice, Seating } from '@pepite/bots';

/** A bot that thinks for one seat. What it sees reaches it as text (`printView`), nothing else. */
export interface Mind {
  /** Notes what the seat sees now. */
  see(view: string): void;
  /** Chooses for the seat, which sees `view` and has to decide. Once closed it answers no more. */
  choose(view: string, answer: (choice: Choice) => void): void;
  close(): void;
}

/** Where bots think: away from the matches, so that nobody waits for somebody else's bot. */
export interface Thinking {
  seat(seating: Seating): Mind;
}
