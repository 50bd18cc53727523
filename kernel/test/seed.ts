/** Larger ones a server would refuse: seeds are typed in again by people. */
const LARGEST = 999_999_999;

/**
 * What the chance of a test run begins with: PEPITE_SEED, or always the same, so that nobody's
 * change fails by luck. `npm run test:long` draws one.
 */
export const SEED = readSeed(process.env['PEPITE_SEED']);

/** What is written in PEPITE_SEED; nothing is as if it were not there. */
export function readSeed(text = ''): number {
  if (text === '') return 1;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error(`PEPITE_SEED is a whole number up to ${LARGEST}, not “${text}”`);
}

/** A run of tests: what chance began with, at what size, of which file, by which settings. */
export interface Run {
  readonly seed: number | string;
  readonly scale?: number;
  readonly file: string;
  readonly config?: string;
}

/** The command that does a run again. */
export function commandOf({ seed, scale = 1, file, config }: Run): string {
  const size = scale === 1 ? [] : [`PEPITE_TEST_SCALE=${scale}`];
  const choice = config === undefined ? [] : ['--config', config];
  return [`PEPITE_SEED=${seed}`, ...size, 'npx vitest run', ...choice, file].join(' ');
}
