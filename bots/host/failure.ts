import type { Asking, BotSetup, Failure } from './protocol.ts';

/** Prints an error, so that another thread knows where it comes from. */
export function printFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), stack: String(error) };
  return { message: error.message, stack: error.stack ?? String(error) };
}

/** The error of another thread. */
export function errorOf({ message, stack }: Failure): Error {
  const error = new Error(message);
  error.stack = stack;
  return error;
}

/** Says what was being done when something went wrong. */
export function failureOf(
  { type }: Pick<Asking, 'type'>,
  { bot, game, rules, seats }: BotSetup,
  cause: unknown,
): Error {
  const task = type === 'choose' ? 'choose a move' : 'give a hint';
  const where = `${game}, rules ${rules}, ${seats} seats`;
  return new Error(`a bot failed to ${task} (${bot}, ${where})`, { cause });
}
