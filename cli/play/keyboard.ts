import { createInterface, type Interface } from 'node:readline';
import type { Context } from '../command.ts';

/** Asks for lines: with editing, history and Tab in a terminal, one after the other from a pipe. */
export class Keyboard {
  readonly #context: Context;
  readonly #lines: Interface;
  readonly #answers: AsyncIterator<string>;
  readonly #isTerminal: boolean;
  readonly #close = (): void => this.#lines.close();
  #suggestions: readonly string[] = [];
  #isInterrupted = false;

  constructor(context: Context) {
    const { input, out } = context;
    this.#context = context;
    this.#isTerminal = input.isTTY === true && out.isTTY === true;
    this.#lines = createInterface({
      input,
      ...(this.#isTerminal ? { output: out } : {}),
      terminal: this.#isTerminal,
      crlfDelay: Infinity,
      completer: (line: string) => [
        this.#suggestions.filter((text) => text.startsWith(line)),
        line,
      ],
    });
    this.#answers = this.#lines[Symbol.asyncIterator]();
    // A terminal in editing mode hands Ctrl-C to us as a key, not to the process as a signal.
    this.#lines.on('SIGINT', () => {
      this.#isInterrupted = true;
      this.#close();
    });
    context.interrupted.addEventListener('abort', this.#close);
  }

  /** The next line, or nothing when there are no more. Tab completes it to a suggestion. */
  async ask(prompt: string, suggestions: readonly string[]): Promise<string | undefined> {
    if (this.isInterrupted) return undefined;
    this.#suggestions = suggestions;
    if (this.#isTerminal) {
      this.#lines.setPrompt(prompt);
      this.#lines.prompt();
    } else {
      this.#context.out.write(`${prompt}\n`);
    }
    const answer = await this.#answers.next();
    if (answer.done !== true) return answer.value;
    if (this.#isTerminal) this.#context.out.write('\n');
    return undefined;
  }

  get isInterrupted(): boolean {
    return this.#isInterrupted || this.#context.interrupted.aborted;
  }

  close(): void {
    this.#context.interrupted.removeEventListener('abort', this.#close);
    this.#close();
  }
}
