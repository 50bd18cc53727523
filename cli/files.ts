import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { access, constants, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import type { Read } from '@pepite/kernel';
import type { Context } from './command.ts';

export type FileProblem =
  | { readonly kind: 'unreadable'; readonly file: string; readonly code: string }
  | { readonly kind: 'unwritable'; readonly file: string; readonly code: string };

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** The bytes of a file, or of the input when it is called `-`. Ctrl-C ends the waiting. */
export async function readBytes(
  file: string,
  { input, interrupted }: Context,
): Promise<Read<Buffer, FileProblem>> {
  try {
    if (file !== '-') return { value: await readFile(file, { signal: interrupted }) };
    return { value: await readAll(addAbortSignal(interrupted, input)) };
  } catch (error) {
    return { problem: unreadable(file, error) };
  }
}

export const unreadable = (file: string, error: unknown): FileProblem => ({
  kind: 'unreadable',
  file,
  code: codeOf(error),
});

async function readAll(input: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of input as AsyncIterable<Buffer | string>)
    chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Why a file can't be written, asked before the work that would fill it. */
export async function problemWithWriting(file: string): Promise<FileProblem | undefined> {
  try {
    await access(dirname(file), constants.W_OK);
    const found = await stat(file).catch(() => undefined);
    if (found === undefined || found.isFile()) return undefined;
    // A device such as /dev/null must not be replaced by a file.
    return { kind: 'unwritable', file, code: found.isDirectory() ? 'EISDIR' : 'NOT_A_FILE' };
  } catch (error) {
    return { kind: 'unwritable', file, code: codeOf(error) };
  }
}

/**
 * A file that exists only once it is complete: it is written beside its place and moved there at
 * the end. Thrown errors are those of the disk.
 */
export class WholeFile {
  readonly #file: string;
  readonly #temporary: string;
  #descriptor: number | undefined;

  constructor(file: string) {
    this.#file = file;
    this.#temporary = `${file}.${process.pid}.part`;
    this.#descriptor = openSync(this.#temporary, 'wx');
  }

  write(content: string | Uint8Array): void {
    if (this.#descriptor === undefined) throw new Error('this file is closed');
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    for (let written = 0; written < bytes.length;) {
      written += writeSync(this.#descriptor, bytes, written);
    }
  }

  keep(): void {
    this.#close();
    renameSync(this.#temporary, this.#file);
  }

  /** Leaves nothing behind; does nothing to a file that was kept. */
  discard(): void {
    this.#close();
    rmSync(this.#temporary, { force: true });
  }

  #close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }
}

/** Does something with a whole file; nothing is left of it if that fails. */
export async function withWholeFile<R>(
  file: string | undefined,
  use: (whole: WholeFile | undefined) => Promise<R>,
): Promise<Read<R, FileProblem>> {
  let whole: WholeFile | undefined;
  const problem = file === undefined ? undefined : await problemWithWriting(file);
  if (problem !== undefined) return { problem };
  try {
    whole = file === undefined ? undefined : new WholeFile(file);
    return { value: await use(whole) };
  } catch (error) {
    if (file === undefined) throw error;
    return { problem: diskErrorOf(error, file) };
  } finally {
    whole?.discard();
  }
}

/** Why a file could not be written, if it was the disk; anything else is a fault of ours. */
export function diskErrorOf(error: unknown, file: string): FileProblem {
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  return { kind: 'unwritable', file, code: codeOf(error) };
}
