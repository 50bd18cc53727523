import type { Experiment } from '@pepite/lab';
import { describe, expect, it } from 'vitest';
import {
  changed,
  freeName,
  freshExperiment,
  withCopy,
  withEdits,
  withOption,
  withoutVariant,
  withSeats,
} from '../form/changes.ts';

const NAMES = { printed: 'As printed', second: 'Variant 2' };
const fresh = (): Experiment => freshExperiment('or-etc', 4, NAMES);

describe('an experiment in the form', () => {
  it('a new experiment compares what is printed with a second variant', () => {
    expect(fresh()).toEqual({
      game: 'or-etc',
      seats: [4],
      variants: [{ name: 'As printed' }, { name: 'Variant 2' }],
      bots: ['heuristic'],
      matches: 1000,
      seed: 1,
    });
  });

  it('what goes back to the standard is left out, as files leave it out', () => {
    const [, second] = fresh().variants;
    if (second === undefined) throw new Error('there is no second variant');
    const chosen = withOption(second, 'sheets', 3);
    expect(chosen).toEqual({ name: 'Variant 2', options: { sheets: 3 } });
    expect(withOption(chosen, 'sheets', undefined)).toEqual({ name: 'Variant 2' });
    expect(withEdits(withEdits(second, [{ option: 'sheets', add: 1 }]), [])).toEqual(second);
    expect(changed({ ...fresh(), title: 'Exits' }, { title: undefined })).toEqual(fresh());
  });

  it('a copy has all but the name, and a name that no other variant has', () => {
    const name = freeName(fresh(), (number) => `Variant ${number}`);
    const three = withCopy(fresh(), 1, name);
    expect(three.variants.map((one) => one.name)).toEqual(['As printed', 'Variant 2', 'Variant 3']);
    const gap = withoutVariant(three, 1);
    expect(freeName(gap, (number) => `Variant ${number}`)).toBe('Variant 4');
  });

  it('numbers of seats stay in order, and one is always left', () => {
    const more = withSeats(fresh(), 2, true);
    expect(more.seats).toEqual([2, 4]);
    expect(withSeats(more, 2, false).seats).toEqual([4]);
    expect(withSeats(fresh(), 4, false).seats).toEqual([4]);
  });
});
