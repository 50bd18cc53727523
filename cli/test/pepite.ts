import { Readable, Writable } from 'node:stream';
import { expect } from 'vitest';
import type { ExitCode } from '../command.ts';
import { run } from '../run.ts';

/** Keeps what is written to it. */
class Paper extends Writable {
  text = '';
  readonly isTTY: boolean;
  readonly columns?: number;
  readonly #noticed: (text: string) => void;

  constructor(isTTY: boolean, noticed: (text: string) => void) {
    super({ decodeStrings: false });
    this.isTTY = isTTY;
    if (isTTY) this.columns = 100;
    this.#noticed = noticed;
  }

  override _write(chunk: string, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk;
    this.#noticed(chunk);
    done();
  }
}

export interface Printed {
  readonly code: ExitCode;
  readonly out: string;
  readonly error: string;
}

interface Surroundings {
  /** What stands on the input. */
  readonly input?: string | Buffer;
  readonly environment?: Readonly<Record<string, string>>;
  readonly interrupted?: AbortSignal;
  /** Whether the streams are those of a terminal. */
  readonly isTerminal?: boolean;
  /** Called with everything written to the error stream. */
  readonly noticed?: (text: string) => void;
}

/** Runs a command line in this process and returns what it printed. */
export async function pepite(
  argv: readonly string[],
  { input = '', environment = {}, interrupted, isTerminal = false, noticed }: Surroundings = {},
): Promise<Printed> {
  const out = new Paper(isTerminal, () => {});
  const error = new Paper(isTerminal, noticed ?? (() => {}));
  const code = await run(argv, {
    input: Readable.from([Buffer.from(input)]),
    out,
    error,
    environment: { LANG: 'en_GB.UTF-8', ...environment },
    interrupted: interrupted ?? new AbortController().signal,
  });
  return { code, out: out.text, error: error.text };
}

/** A command line was refused as it should be: one sentence, and nothing else. */
export function expectRefusal({ code, out, error }: Printed): void {
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(error).toMatch(/^pepite: [^\n]+[.)]\n$/);
}
