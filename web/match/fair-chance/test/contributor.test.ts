import type { MatchState } from '@pepite/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Request } from '../../../site/reconnecting-socket.ts';
import { Contributor, randomContribution } from '../contributor.ts';

const COMMITMENT = 'c0'.repeat(32);

describe('a page that adds to chance', () => {
  let sent: Request[];
  let line: { session: number; isOpen: boolean; send(request: Request): number | undefined };
  let contributor: Contributor;
  let drawn: number;

  beforeEach(() => {
    sent = [];
    drawn = 0;
    line = {
      session: 1,
      isOpen: true,
      send: (request) => (line.isOpen ? sent.push(request) : undefined),
    };
    contributor = new Contributor(line, () => `value ${drawn++}`);
  });

  const tell = (
    given: readonly number[] | undefined,
    rest: Partial<Pick<MatchState, 'you' | 'companions'>> = {},
  ): void =>
    contributor.told({
      you: 0,
      chance: { commitment: COMMITMENT, ...(given === undefined ? {} : { given }) },
      ...rest,
    });
  const contribution = (...pairs: readonly (readonly [number, string])[]) => ({
    type: 'contribute',
    contributions: pairs.map(([seat, value]) => ({ seat, value })),
  });

  it('something is added once the commitment is known, and once only', () => {
    tell([]);
    tell([1]);
    tell([0, 1]);
    expect(sent).toEqual([contribution([0, 'value 0'])]);
  });

  it('something is added for everybody who plays on this device, each time anew', () => {
    const companions = [
      { seat: 2, number: 1 },
      { seat: 3, number: 2 },
    ];
    tell([3], { companions });
    expect(sent).toEqual([contribution([0, 'value 0'], [2, 'value 1'])]);
  });

  it('nothing is added by onlookers, after the first card, or where nothing is proven', () => {
    tell([], { you: null });
    tell(undefined);
    contributor.told({ you: 0 });
    expect(sent).toEqual([]);
  });

  it('what may have been lost with a connection, or could not be sent, is sent again', () => {
    tell([]);
    line.session = 2;
    tell([]);
    expect(sent).toHaveLength(2);
    line.session = 3;
    line.isOpen = false;
    tell([]);
    line.isOpen = true;
    tell([]);
    expect(sent).toHaveLength(3);
  });

  it('whoever gets up and sits down again adds something again', () => {
    tell([]);
    tell([0]);
    tell([]);
    expect(sent).toHaveLength(2);
  });

  it('only its own messages count as refused contributions', () => {
    tell([]);
    expect(contributor.isRefused(null)).toBe(false);
    expect(contributor.isRefused(7)).toBe(false);
    expect(contributor.isRefused(1)).toBe(true);
  });

  it('what is added are 128 bits that differ each time', () => {
    const values = Array.from({ length: 50 }, randomContribution);
    expect(values.every((value) => /^[0-9a-f]{32}$/.test(value))).toBe(true);
    expect(new Set(values).size).toBe(50);
  });
});
