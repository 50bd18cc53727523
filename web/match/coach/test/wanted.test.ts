import { beforeEach, describe, expect, it, vi } from 'vitest';
import { compileRunes } from '../../../test/support/runes.ts';

compileRunes();

/** What a browser keeps, as far as we use it: its keys are those of the object itself. */
function pretendStorage(kept: Record<string, string>): void {
  const storage = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
      Object.assign(storage, { [key]: value });
    },
    removeItem: () => {},
  }) as object;
  Object.assign(storage, kept);
  vi.stubGlobal('localStorage', storage);
}

describe('whether a coach is wanted', () => {
  let kept: Record<string, string>;
  /** Asks anew, as a page does that is opened again. */
  const opened = async () => {
    pretendStorage(kept);
    const { CoachWanted } = await import('../wanted.svelte.ts');
    return new CoachWanted();
  };

  beforeEach(() => {
    kept = {};
    return () => vi.unstubAllGlobals();
  });

  it('a coach is wanted in each game until its first match was played to the end', async () => {
    const first = await opened();
    expect([first.in('aurum'), first.in('auruxxx')]).toEqual([true, true]);
    first.noteFinished('aurum');
    expect([first.in('aurum'), first.in('auruxxx')]).toEqual([false, true]);
    const later = await opened();
    expect([later.in('aurum'), later.in('auruxxx')]).toEqual([false, true]);
  });

  it('a coach is wanted as the player has said, from then on and in all games', async () => {
    const first = await opened();
    first.noteFinished('aurum');
    first.say(true);
    expect(first.in('aurum')).toBe(true);
    const second = await opened();
    expect(second.in('aurum')).toBe(true);
    second.say(false);
    const third = await opened();
    expect([third.in('aurum'), third.in('auruxxx')]).toEqual([false, false]);
  });
});
