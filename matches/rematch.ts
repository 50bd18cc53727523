import type { Read, Seat } from '@pepite/kernel';
import type { MatchSetup, Problem } from '@pepite/protocol';
import { ownerOf } from './companions.ts';
import type { Match } from './match.ts';
import { type ChangeRequest, decideRequest } from './match-requests.ts';
import { type Occupant, OPEN } from './occupant.ts';
import { isProgram } from './programs.ts';
import { withNewestRules } from './setup.ts';
import type { Guest } from './store.ts';

/** So often others may change the match that is over before somebody is told to try again. */
const MOST_TRIES = 5;

/** What a rematch needs of all matches. */
export interface RematchTables {
  readonly nameOf: (guest: Guest) => Promise<string | undefined>;
  readonly find: (id: string) => Promise<Read<Match, Problem>>;
  readonly open: (setup: MatchSetup, host: Guest, occupants: readonly Occupant[]) => Promise<Match>;
  readonly isClosed: (id: string) => boolean;
  readonly report: (error: unknown) => void;
}

/**
 * The same players at a new match. Who asks sits down; the others find their seats free. What goes
 * wrong with the guest or at the new match is no fault of the one that is over.
 */
export async function rematch(
  match: Match,
  guest: Guest,
  tables: RematchTables,
): Promise<Problem | undefined> {
  // Whoever plays on the device of another has the name that they were given there.
  const name =
    guest === ownerOf(guest) ? await tables.nameOf(guest) : match.seats.occupantOf(guest)?.name;
  let refusal: Problem | undefined;
  const ask = async (tries: number): Promise<Problem | undefined> => {
    const seat = match.seats.seatOf(guest);
    if (match.status !== 'over') return { kind: 'not-over' };
    if (seat === undefined) return { kind: 'not-seated' };
    const next = await nextOf(match, guest, tables);
    if (next === undefined) return { kind: 'failed' };
    refusal = await join(next, guest, name, seat);
    // It is not the match they look at, and whoever asks again gets another one.
    if (tables.isClosed(next.id)) return { kind: 'failed' };
    if (match.next === next.id) {
      // The others have been told of it when it was opened.
      match.broadcast.tellStateTo(guest);
      return undefined;
    }
    const change = { next: next.id };
    // Where another process has opened one meanwhile, the guest joins that.
    const again = tries > 1 ? () => ask(tries - 1) : undefined;
    return match.steps.keep({ change, apply: () => match.update(change) }, again);
  };
  const problem = await match.steps.perform(async () => {
    await match.steps.catchUp();
    return ask(MOST_TRIES);
  });
  return problem ?? refusal;
}

/** The match after one that is over: it is opened unless it is there; nothing if it can't be. */
async function nextOf(
  match: Match,
  guest: Guest,
  { find, open, report }: RematchTables,
): Promise<Match | undefined> {
  const existing = match.next === null ? undefined : await find(match.next);
  if (existing !== undefined && 'value' in existing) return existing.value;
  const occupants = match.seats.occupants.map((one) => seatedAgain(match, one, guest));
  try {
    return await open(withNewestRules(match.setup), guest, occupants);
  } catch (error) {
    report(new Error('the next match could not be opened', { cause: error }));
    return undefined;
  }
}

/** Bots stay, people find their seats free, and programs are asked whether they play again. */
function seatedAgain({ seats, services }: Match, one: Occupant, asking: Guest): Occupant {
  if (one.kind !== 'guest') return one;
  const by = seats.seatOf(asking);
  const isAsked = isProgram(one.guest) && one.guest !== asking && one.marks.resigned !== true;
  if (!isAsked || by === undefined) return OPEN;
  const { guest, name } = one;
  const since = services.clock.now();
  return { kind: 'open', challenge: { guest, name, by, isRematch: true, since } };
}

/** A guest sits down at the match after theirs, which starts as soon as it is full. */
async function join(
  next: Match,
  guest: Guest,
  name: string | undefined,
  seat: Seat,
): Promise<Problem | undefined> {
  const ask = (who: Guest, request: ChangeRequest): Promise<Problem | undefined> =>
    next.carryOut(() => decideRequest(next, who, name, request));
  const isSeated = next.seats.seatOf(guest) !== undefined;
  const problem =
    (isSeated ? undefined : await ask(guest, { type: 'sit', seat })) ??
    (next.seats.isFull ? await ask(next.host, { type: 'start' }) : undefined);
  // Whoever finds the old seat taken may still choose another one there.
  return problem?.kind === 'seat-taken' || problem?.kind === 'not-waiting' ? undefined : problem;
}
