import type { Rng } from '@pepite/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What seats have added to chance, as hexadecimal digits; nothing where one has added nothing. */
export type Contributions = readonly (string | null)[];

/** What all chance of a match follows from; hexadecimal digits in lower case. */
export interface ChanceSource {
  /** Drawn by the server before anybody has added anything, and known to nobody else. */
  readonly secret: string;
  readonly contributions: Contributions;
}

/** How many bytes the server's secret has, and how many each seat adds. */
export const SECRET_BYTES = 32;
export const CONTRIBUTION_BYTES = 16;

const DIGEST_BYTES = 32;
const NUMBER_BYTES = 4;
/** A number is drawn from six bytes at a time: an HMAC has five such parts, and two bytes more. */
const PART_BYTES = 6;
const PARTS = 5;
const PART_RANGE = 2 ** (8 * PART_BYTES);

/** The hash that everybody is told before the first card. */
export const commitmentTo = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));

/** The hash of all contributions, in the order of seats: one text, with a sign for absent ones. */
const digestOf = (contributions: Contributions): Uint8Array =>
  sha256(utf8ToBytes(contributions.map((one) => one ?? '-').join(' ')));

/**
 * Chance that can be worked out again once the secret is known. The algorithm is published in
 * docs/fair-chance.md: what is drawn at a move depends on the secret, on all contributions and on
 * the place of the move in the record, so it can be drawn and checked from any move on.
 */
export class ProvenChance {
  /** HMAC with the secret as its key, begun: the key is the same for every draw. */
  readonly #begun: ReturnType<typeof hmac.create>;
  /** The digest of the contributions, a place, and the number of the HMAC. */
  readonly #message = new Uint8Array(DIGEST_BYTES + 2 * NUMBER_BYTES);
  readonly #numbers = new DataView(this.#message.buffer, DIGEST_BYTES);
  /** The HMAC that was worked out last for five moves in a row: cards are dealt one by one. */
  #shared: { readonly place: number; readonly parts: DataView } | undefined;

  constructor({ secret, contributions }: ChanceSource) {
    this.#begun = hmac.create(sha256, hexToBytes(secret));
    this.#message.set(digestOf(contributions));
  }

  /** What the move at a place of the record is drawn with. */
  at(ply: number): Rng {
    return { below: (n) => this.#below(ply, n) };
  }

  /** Parts beyond the last whole multiple of n are passed over, so all are equally likely. */
  #below(ply: number, n: number): number {
    if (n === 1) return 0;
    if (!(n >= 1 && n <= PART_RANGE)) throw new Error(`${n} is no number to draw below`);
    const limit = PART_RANGE - (PART_RANGE % n);
    let drawn = partOf(this.#sharedBlock(Math.floor(ply / PARTS)), ply % PARTS);
    for (let block = 1; drawn >= limit; block++) {
      const parts = this.#block(ply, block);
      for (let part = 0; part < PARTS && drawn >= limit; part++) drawn = partOf(parts, part);
    }
    return drawn % n;
  }

  #sharedBlock(place: number): DataView {
    if (this.#shared?.place !== place) this.#shared = { place, parts: this.#block(place, 0) };
    return this.#shared.parts;
  }

  #block(place: number, block: number): DataView {
    this.#numbers.setUint32(0, place);
    this.#numbers.setUint32(NUMBER_BYTES, block);
    const { buffer, byteOffset, byteLength } = this.#begun.clone().update(this.#message).digest();
    return new DataView(buffer, byteOffset, byteLength);
  }
}

const partOf = (parts: DataView, part: number): number =>
  parts.getUint16(part * PART_BYTES) * 2 ** 32 + parts.getUint32(part * PART_BYTES + 2);
