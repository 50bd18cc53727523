import type { Player } from '@pepite/kernel';
import type { BranchMark } from '@pepite/protocol';
import { companionOf, newId, readSetup, type StoredMatch, type StoredSeat } from '@pepite/matches';
import { makeRoom, printNew } from '../offline/local-store.ts';
import { SELF } from '../offline/registry.ts';
import { type Saved, savedMatch, savedMatches } from '../offline/saved.ts';
import type { KeyValueStore } from '../site/storage.ts';
import type { Branch, Opening, Origin } from '@pepite/matches/branch';

/** How many branches a browser keeps; older ones make room. */
export const MOST_BRANCHES = 60;

/** A branch that is kept, and how it stands. */
export interface KeptBranch {
  readonly id: string;
  readonly branch: Branch;
  readonly isOver: boolean;
}

/** What is kept of a branch beside its match. */
type Note = Pick<Branch, 'name' | 'origin'>;

/** A match as it is kept, if it is a branch. */
type Kept = Saved & StoredMatch & { readonly branch: Note; readonly opening: Opening };

/** The reader plays all seats that no bot plays: the first as themselves, others beside that. */
function seatsOf(players: readonly Player[]): readonly StoredSeat[] {
  let people = 0;
  return players.map(({ name, bot }) => {
    const seat = { guest: null, bot: null, name, standIn: null, marks: null };
    if (bot !== undefined) return { ...seat, bot };
    const number = people++;
    return { ...seat, guest: number === 0 ? SELF : companionOf(SELF, number) };
  });
}

/** The branches that this browser keeps: matches of their own, each with what it comes from. */
export class KeptBranches {
  readonly #texts: KeyValueStore;
  readonly #now: () => number;

  constructor(texts: KeyValueStore, now: () => number) {
    this.#texts = texts;
    this.#now = now;
  }

  /** Keeps a new branch: what its match is called. */
  keep(branch: Branch): string {
    const { game, rules, options, hints, players, opening, name, origin } = branch;
    const id = newId();
    const note: Note = { name, origin };
    const mark: BranchMark = {
      ply: origin.ply,
      address: origin.address,
      names: players.map((player) => player.name),
      imaginedFor: opening.imagined?.seat ?? null,
    };
    const match = {
      match: id,
      setup: readSetup({ game, rules, options, hints, talk: 'off', branch: mark }),
      host: SELF,
      seats: seatsOf(players),
      status: 'playing',
      moves: [...opening.moves, ...branch.moves],
      choices: branch.choices,
      opening,
      branch: note,
    } as const;
    makeRoom(this.#texts, MOST_BRANCHES);
    this.#texts.write(id, printNew(match, this.#now()));
    return id;
  }

  find(id: string): KeptBranch | undefined {
    const kept = this.#load(id);
    return kept && read(kept);
  }

  /** The branches of a match, the latest first. */
  of({ address, record }: Pick<Origin, 'address' | 'record'>): readonly KeptBranch[] {
    return savedMatches(this.#texts)
      .filter((saved) => isKept(saved))
      .map(read)
      .filter(({ branch: { origin } }) => {
        const isSameRecord = origin.record !== null && origin.record === record;
        return isSameRecord || (origin.address !== null && origin.address === address);
      });
  }

  rename(id: string, name: string): void {
    const kept = this.#load(id);
    if (kept === undefined) return;
    const branch = { ...kept.branch, name };
    this.#texts.write(id, JSON.stringify({ ...kept, branch }));
  }

  remove(id: string): void {
    this.#texts.remove(id);
  }

  #load(id: string): Kept | undefined {
    const saved = savedMatch(this.#texts, id);
    return saved !== undefined && isKept(saved) ? saved : undefined;
  }
}

/** Whatever else is kept in that place was not written here. */
const isKept = (saved: Saved): saved is Kept =>
  'branch' in saved && isObject(saved.branch) && 'opening' in saved && isObject(saved.opening);

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

function read({
  match: id,
  status,
  setup,
  seats,
  opening,
  moves,
  choices,
  branch,
}: Kept): KeptBranch {
  const { name, origin } = branch;
  const { game, rules, options, hints } = setup;
  return {
    id,
    isOver: status === 'over',
    branch: {
      name,
      origin,
      game,
      rules,
      options,
      hints,
      players: seats.map(({ name: player, bot }) => ({
        name: player ?? '',
        ...(bot !== null && { bot }),
      })),
      opening,
      moves: moves.slice(opening.moves.length),
      choices,
    },
  };
}
