import { GAMES } from '@pepite/games';
import type { Read, Rng } from '@pepite/kernel';
import type { BranchMark, MatchSetup, NewBranchRequest, Problem } from '@pepite/protocol';
import { readSetup } from '@pepite/protocol/match-setup';
import { readName } from '@pepite/protocol/name';
import { type Branch, imaginedOpening, type Opening, openingAsItWas } from './branch.ts';
import { readBranch } from './branch-document.ts';
import { memoryOf } from './branch-memory.ts';
import { refused } from './decision.ts';
import { firstOccupants, type Occupant } from './occupant.ts';
import { readHost } from './opening.ts';
import type { PlayState } from './play-state.ts';
import { playOf } from './rules.ts';
import type { MatchServices } from './services.ts';
import type { Guest } from './store.ts';

/** What a table has chosen, and the position that it goes on from, if it does. */
export interface BranchTable {
  readonly setup: MatchSetup;
  readonly opening: Opening | null;
}

type PlayedReferee = PlayState['referee'];

/**
 * Reads what a guest of that name asks for. The position comes from the guest, so it tells nothing
 * that the guest does not know. What is to be hidden from the guest is imagined here: a world that
 * somebody else has imagined would have to be believed, and is not taken.
 */
export async function readBranchTable(
  request: NewBranchRequest,
  { guest, name }: { guest: Guest; name: string | undefined },
  { store, clock, rng }: MatchServices,
): Promise<Read<BranchTable & { readonly occupants: readonly Occupant[] }, Problem>> {
  const host = await readHost(guest, name, store);
  if ('problem' in host) return host;
  const read = readBranch(request.branch, GAMES);
  if ('problem' in read) return refused({ kind: 'position-wrong' });
  const branch = read.value;
  const seats = branch.players.length;
  const { imaginedFor, bots, seat } = request;
  if (bots.length !== seats) return refused({ kind: 'bots-wrong', seats });
  if (branch.opening.imagined !== null) return refused({ kind: 'position-wrong' });
  if (Math.max(seat, imaginedFor ?? 0) >= seats) return refused({ kind: 'no-such-seat' });
  if (bots[seat] !== null) return refused({ kind: 'seat-taken' });
  const { game, rules, options } = branch;
  const setup = readSetup({
    ...request,
    game,
    rules,
    options,
    branch: markOf(branch, imaginedFor),
  });
  const referee = refereeAt(setup, branch);
  if (referee.isOver) return refused({ kind: 'position-over' });
  const opening =
    imaginedFor === null
      ? openingAsItWas(referee)
      : imaginedOpening(referee, referee.view(imaginedFor), rng, memoryOf(referee, imaginedFor));
  const occupants = firstOccupants({ bots }, guest, host.value, clock.now(), seat);
  return { value: { setup, opening, occupants } };
}

function refereeAt(setup: MatchSetup, { players, opening, moves, choices }: Branch): PlayedReferee {
  const state = playOf(setup, players.length, null);
  state.restore([...opening.moves, ...moves], choices);
  return state.referee;
}

const markOf = (
  { origin, players, opening, moves, choices }: Branch,
  imaginedFor: BranchMark['imaginedFor'],
): BranchMark => ({
  ply: opening.moves.length + moves.length + choices.length,
  address: origin.address,
  names: players.map(({ name }) => readName(name) ?? ''),
  imaginedFor,
});

/** The same position for the next match: what was imagined there is imagined once more. */
export function openedAgain(
  setup: MatchSetup,
  opening: Opening | null,
  seats: number,
  rng: Rng,
): Opening | null {
  if (opening?.imagined === undefined || opening.imagined === null) return opening;
  const { referee } = playOf(setup, seats, opening);
  return imaginedOpening(referee, referee.view(opening.imagined.seat), rng);
}
