import { beforeEach, describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../../../site/storage.ts';
import { compareWithTold, noteTold, toldOf, toldOfRecord } from '../told-chance.ts';

const COMMITMENT = 'c0'.repeat(32);
const OTHER = 'c1'.repeat(32);
const CONTRIBUTIONS = ['0f'.repeat(16), null];
const PROOF = { commitment: COMMITMENT, contributions: CONTRIBUTIONS };

let texts: Map<string, string>;
let store: KeyValueStore;

beforeEach(() => {
  texts = new Map();
  store = {
    read: (name) => texts.get(name),
    write: (name, text) => void texts.set(name, text),
    names: () => [...texts.keys()],
    remove: (name) => void texts.delete(name),
  };
});

const compare = (proof = PROOF): string | undefined => {
  const told = toldOfRecord(store, 'm', proof);
  return told && compareWithTold(told, proof);
};

describe('what a browser was told of chance', () => {
  it('a record that says the same is known, with when it was told', () => {
    noteTold(store, 'm', { commitment: COMMITMENT, given: [] }, 1);
    noteTold(store, 'm', PROOF, 2);
    expect(compare()).toBe('same-early');
    noteTold(store, 'later', PROOF, 3);
    expect(toldOf(store, 'later')).toMatchObject({ isEarly: false });
  });

  it('another commitment, told later or in the record, is noticed', () => {
    noteTold(store, 'm', { commitment: OTHER, given: [] }, 1);
    noteTold(store, 'm', PROOF, 2);
    expect(compare()).toBe('commitment');
  });

  it('contributions that are not those of the first card are noticed', () => {
    noteTold(store, 'm', { commitment: COMMITMENT, given: [0] }, 1);
    noteTold(store, 'm', PROOF, 2);
    noteTold(store, 'm', { commitment: COMMITMENT, contributions: [null, null] }, 3);
    expect(compare({ ...PROOF, contributions: [null, null] })).toBe('contributions');
    expect(compare()).toBe('same-early');
  });

  it('a file is known by its commitment, and one that is not known says nothing', () => {
    noteTold(store, 'm', PROOF, 1);
    expect(toldOfRecord(store, undefined, PROOF)).toMatchObject({ commitment: COMMITMENT });
    expect(toldOfRecord(store, undefined, { ...PROOF, commitment: OTHER })).toBeUndefined();
    expect(toldOfRecord(store, 'another', PROOF)).toBeUndefined();
  });

  it('a record of the match without a proof is noticed', () => {
    noteTold(store, 'm', PROOF, 1);
    const told = toldOfRecord(store, 'm', undefined);
    expect(told && compareWithTold(told, undefined)).toBe('missing');
    expect(toldOfRecord(store, undefined, undefined)).toBeUndefined();
  });

  it('what was kept and can’t be read is as if nothing was told', () => {
    texts.set('m', '{"commitment":');
    expect(compare()).toBeUndefined();
    texts.set('m', '{"commitment":7}');
    expect(compare()).toBeUndefined();
  });

  it('the oldest matches make room for new ones', () => {
    for (let match = 0; match < 70; match++) noteTold(store, `m${match}`, PROOF, match);
    expect(texts.size).toBe(60);
    expect(texts.has('m9')).toBe(false);
    expect(texts.has('m69')).toBe(true);
  });
});
