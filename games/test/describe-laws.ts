import { type Game, type Options, standardOptions } from '@pepite/kernel';
import { LAWS, type Setup, tryLaws, type Verdict } from '@pepite/kernel/laws';
import { beforeAll, describe, expect, it } from 'vitest';

const MATCHES = 2000;

/** Every combination of the options that are flags; the others keep their standard. */
function combinations(game: Game, seats: number): readonly Options[] {
  const flags = Object.entries(game.options).filter(([, spec]) => spec.kind === 'flag');
  const standard = standardOptions(game.options, seats);
  return flags.reduce<readonly Options[]>(
    (all, [name]) =>
      all.flatMap((options) => [true, false].map((on) => ({ ...options, [name]: on }))),
    [standard],
  );
}

/** The kernel's laws on a game: the verdict of 2,000 random matches per combination of options. */
export function describeLaws(
  game: Game,
  seats: number,
  {
    reveals,
    silent = [],
    matches = MATCHES,
  }: {
    /** Moves by which hidden cards are shown. */
    readonly reveals: Setup['reveals'];
    /** Laws that have nothing to say here, such as those of simultaneous turns. */
    readonly silent?: readonly string[];
    /** If it should be another number of them. */
    readonly matches?: number;
  },
): void {
  describe.each(combinations(game, seats))(`${game.id}, ${seats} seats, %o`, (options) => {
    let verdicts: ReadonlyMap<string, Verdict>;
    beforeAll(() => {
      verdicts = tryLaws({ game, seats, options, reveals }, { matches, seed: seats });
    }, 600_000);
    it.each(LAWS)('%s', (law) => {
      const verdict = verdicts.get(law);
      expect(verdict?.broken).toBeUndefined();
      if (silent.includes(law)) expect(verdict?.tried).toBe(0);
      else expect(verdict?.tried).toBeGreaterThanOrEqual(matches / 4);
    });
  });
}
