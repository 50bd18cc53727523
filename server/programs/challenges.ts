import type { Read, Seat } from '@pepite/kernel';
import { decideRequest, type Guest, type Match } from '@pepite/matches';
import type { ConnectedProgram, Problem } from '@pepite/protocol';
import type { ChallengeLimits } from './challenge-limits.ts';
import { type ListedProgram, programId, type ProgramDirectory } from './directory.ts';

/** Who challenges a program: a person, or a program of theirs. */
export interface Challenger {
  readonly guest: Guest;
  /** Whose programs are its own: the person, or whoever has made the program; nobody's. */
  readonly person: Guest | null;
  readonly origin: string;
}

/** What a program is to play: all that is said of it need not be so. */
export interface Wanted {
  readonly game?: string | undefined;
  readonly seats?: number | undefined;
}

/** Which program: by what it is known by, or by a name that no other has. */
export type Whom = { readonly program: string } | { readonly name: string };

interface ChallengeParts {
  readonly directory: ProgramDirectory;
  readonly limits: ChallengeLimits;
  /** Whether the host of the server lets somebody in. */
  readonly isBlocked: (guest: Guest) => boolean;
  /** Something was asked of a program: what of it is connected here is told at once. */
  readonly asked: (program: Guest, match: string) => void;
}

const isOwn = ({ person }: Challenger, { owner }: ListedProgram): boolean =>
  owner !== null && owner === person;

/** Whether a program takes a challenge of somebody. */
function takes(listed: ListedProgram, challenger: Challenger, { game, seats }: Wanted): boolean {
  const { from, games, seats: sizes } = listed.takes;
  const isMeant = from === 'everyone' || (from === 'owner' && isOwn(challenger, listed));
  const isPlayed = game === undefined || games === null || games.includes(game);
  const isFitting = seats === undefined || sizes === null || sizes.includes(seats);
  return isMeant && isPlayed && isFitting && listed.guest !== challenger.guest;
}

/** Programs that are connected are asked to play. */
export class Challenges {
  readonly #parts: ChallengeParts;

  constructor(parts: ChallengeParts) {
    this.#parts = parts;
  }

  /** The programs that somebody may challenge, their own first, then by name. */
  async list(challenger: Challenger, wanted: Wanted): Promise<readonly ConnectedProgram[]> {
    const found = await this.#find(challenger, wanted);
    return found
      .map((listed) => toldOf(challenger, listed))
      .toSorted(
        (one, other) =>
          Number(other.own ?? false) - Number(one.own ?? false) ||
          one.name.localeCompare(other.name),
      );
  }

  async #find(challenger: Challenger, wanted: Wanted): Promise<readonly ListedProgram[]> {
    const { directory, isBlocked } = this.#parts;
    const all = [...(await directory.all()).values()];
    return all.filter(
      (listed) =>
        takes(listed, challenger, wanted) &&
        !isBlocked(listed.guest) &&
        (listed.owner === null || !isBlocked(listed.owner)),
    );
  }

  /** The program that somebody may challenge now; it counts as one challenge. */
  async choose(
    challenger: Challenger,
    whom: Whom,
    wanted: Wanted,
  ): Promise<Read<ListedProgram, Problem>> {
    const all = await this.#find(challenger, wanted);
    const found = all.filter((one) =>
      'program' in whom ? programId(one.guest) === whom.program : one.name === whom.name,
    );
    const [chosen] = found;
    if (chosen === undefined) return { problem: { kind: 'no-such-program' } };
    if (found.length > 1) return { problem: { kind: 'several-programs' } };
    const { guest, person, origin } = challenger;
    const asked = { program: chosen.guest, isOwn: isOwn(challenger, chosen) };
    const seconds = this.#parts.limits.take({ person: person ?? guest, origin }, asked);
    return seconds === 0
      ? { value: chosen }
      : { problem: { kind: 'challenges-too-much', seconds } };
  }

  /** Asks a program that was chosen to take a seat. */
  async ask(
    { guest }: Challenger,
    match: Match,
    seat: Seat,
    { guest: program, name }: ListedProgram,
  ): Promise<Problem | undefined> {
    const request = { type: 'challenge', seat, program: { guest: program, name } } as const;
    const problem = await match.carryOut(() => decideRequest(match, guest, undefined, request));
    if (problem === undefined) this.#parts.asked(program, match.id);
    return problem;
  }
}

function toldOf(challenger: Challenger, listed: ListedProgram): ConnectedProgram {
  const { games, seats } = listed.takes;
  return {
    program: programId(listed.guest),
    name: listed.name,
    ...(isOwn(challenger, listed) && { own: true }),
    games,
    seats,
  };
}
