import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  type ChanceSource,
  commitmentTo,
  CONTRIBUTION_BYTES,
  type Contributions,
  SECRET_BYTES,
} from './proven-chance.ts';

/** The published algorithm: another one would have another name. */
export const ALGORITHM = 'pepite-hmac-sha-256';

/** The key `chance` of a record: what proves that nobody has chosen what chance brought. */
export interface ChanceProof {
  readonly algorithm: typeof ALGORITHM;
  /** The hash of the secret, told to everybody before the first card. */
  readonly commitment: string;
  readonly secret: string;
  readonly contributions: Contributions;
  /** The hash of each contribution, so that one that was changed is known from the others. */
  readonly digests: Contributions;
  /** Four digits for each move of the record, so that a move that was changed is known. */
  readonly checks: string;
}

const HASH_BYTES = 32;
/** How many digits check one move. */
export const CHECK_DIGITS = 4;

/** What checks a move at a place of a record: the first digits of a hash of both. */
export const checkOf = (ply: number, move: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${ply} ${move}`))).slice(0, CHECK_DIGITS);

/** What the record of a finished match says of its chance. */
export function proofOf(source: ChanceSource, moves: readonly string[]): ChanceProof {
  const { secret, contributions } = source;
  return {
    algorithm: ALGORITHM,
    commitment: commitmentTo(secret),
    secret,
    contributions,
    digests: contributions.map((one) => one && commitmentTo(one)),
    checks: moves.map((move, ply) => checkOf(ply, move)).join(''),
  };
}

const isHex = (value: unknown, bytes: number): boolean =>
  typeof value === 'string' && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);

const isHexList = (value: unknown, seats: number, bytes: number): boolean =>
  Array.isArray(value) &&
  value.length === seats &&
  value.every((one) => one === null || isHex(one, bytes));

const SHAPE: Readonly<Record<string, (value: unknown, seats: number) => boolean>> = {
  commitment: (value) => isHex(value, HASH_BYTES),
  secret: (value) => isHex(value, SECRET_BYTES),
  contributions: (value, seats) => isHexList(value, seats, CONTRIBUTION_BYTES),
  digests: (value, seats) => isHexList(value, seats, HASH_BYTES),
  checks: (value) => typeof value === 'string' && /^([0-9a-f]{4})*$/.test(value),
};

/** Why what a record says of its chance can't be checked. */
export type ProofProblem =
  | { readonly kind: 'proof-unreadable'; readonly key: string }
  | { readonly kind: 'algorithm-unknown'; readonly algorithm: string };

/** Reads the key `chance` of a record of so many seats. */
export function readProof(
  value: unknown,
  seats: number,
): { readonly value: ChanceProof } | { readonly problem: ProofProblem } {
  const unreadable = (key: string) => ({ problem: { kind: 'proof-unreadable', key } as const });
  if (typeof value !== 'object' || value === null) return unreadable('chance');
  const fields = value as Readonly<Record<string, unknown>>;
  const { algorithm } = fields;
  if (typeof algorithm !== 'string') return unreadable('algorithm');
  if (algorithm !== ALGORITHM) return { problem: { kind: 'algorithm-unknown', algorithm } };
  const wrong = Object.entries(SHAPE).find(([key, isRight]) => !isRight(fields[key], seats));
  return wrong === undefined ? { value: value as ChanceProof } : unreadable(wrong[0]);
}
