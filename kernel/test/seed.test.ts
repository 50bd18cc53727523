import { describe, expect, it } from 'vitest';
import { commandOf, readSeed } from './seed.ts';

describe('the seed of a test run', () => {
  it('the seed is what PEPITE_SEED says, or always the same', () => {
    expect(readSeed('20')).toBe(20);
    expect(readSeed('')).toBe(readSeed());
  });

  it.each(['-1', '1.5', 'seven', '1000000000'])('the seed “%s” is refused', (text) => {
    expect(() => readSeed(text)).toThrow(text);
  });
});

describe('how a run is repeated', () => {
  it('a run is repeated with its seed, and with its size if that is unusual', () => {
    const file = 'games/a.test.ts';
    expect(commandOf({ seed: 7, scale: 1, file })).toBe(`PEPITE_SEED=7 npx vitest run ${file}`);
    expect(commandOf({ seed: 7, scale: 10, file })).toBe(
      `PEPITE_SEED=7 PEPITE_TEST_SCALE=10 npx vitest run ${file}`,
    );
    expect(commandOf({ seed: 7, file, config: 'b.ts' })).toBe(
      `PEPITE_SEED=7 npx vitest run --config b.ts ${file}`,
    );
  });
});
