import { defaultOptions, type Game, type Options } from '@pepite/kernel';
import {
  HIDDEN_ANSWERS,
  LAWS,
  type Policy,
  type Setup,
  tryLaws,
  type Verdict,
} from '@pepite/kernel/laws';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCALE, scaled, scaledTimeout } from '../../kernel/test/scale.ts';

const MATCHES = 800;
/** So few still meet every law. */
const LEAST = 8;
/** How often a law has to be tried, a match; where few are played, luck may keep it away. */
const OFTEN = SCALE < 1 ? 0.1 : 0.25;

/** Every combination of the options that are flags; the others keep their default. */
function combinations(game: Game, seats: number): readonly Options[] {
  const flags = Object.entries(game.options).filter(([, spec]) => spec.kind === 'flag');
  const defaults = defaultOptions(game.options, seats);
  return flags.reduce<readonly Options[]>(
    (all, [name]) =>
      all.flatMap((options) => [true, false].map((on) => ({ ...options, [name]: on }))),
    [defaults],
  );
}

/**
 * The kernel's laws on a game: the verdict of 800 random matches per combination of options, in
 * `npm test`.
 */
export function describeLaws(
  game: Game,
  seats: number,
  {
    reveals,
    silent = [],
    matches = MATCHES,
    policy,
  }: {
    /** Moves by which hidden cards are shown. */
    readonly reveals: Setup['reveals'];
    /** Laws that have nothing to say here, such as those of simultaneous turns. */
    readonly silent?: readonly string[];
    /** If it should be another number of them. */
    readonly matches?: number;
    /** How the players choose, if not at random. */
    readonly policy?: Policy;
  },
): void {
  const { id, rules } = game;
  const count = scaled(matches, LEAST);
  describe.each(combinations(game, seats))(
    `${id}, rules ${rules}, ${seats} seats, %o`,
    (options) => {
      let verdicts: ReadonlyMap<string, Verdict>;
      beforeAll(() => {
        const setup = { game, seats, options, reveals, ...(policy && { policy }) };
        verdicts = tryLaws(setup, { matches: count, seed: seats });
      }, scaledTimeout(600_000));
      it.each(LAWS)('the law holds: %s', (law) => {
        const verdict = verdicts.get(law);
        expect(verdict?.broken).toBeUndefined();
        const isSilent = silent.includes(law) || (law === HIDDEN_ANSWERS && !game.hidesAnswers);
        if (isSilent) expect(verdict?.tried).toBe(0);
        else expect(verdict?.tried).toBeGreaterThanOrEqual(count * OFTEN);
      });
    },
  );
}
