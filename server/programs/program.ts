import type { Guest } from '@pepite/matches';

/** A program from outside that has shown its token. */
export interface Program {
  readonly guest: Guest;
  readonly name: string;
  /** Who has made its token; nobody if the host has. */
  readonly owner: Guest | null;
  /** The address, or the network of addresses, that it comes from. */
  readonly origin: string;
}
