import { INTERRUPTED } from './command.ts';
import { run } from './run.ts';

/** A launcher passes Ctrl-C on to us and the terminal sends it too: that is still only one. */
const ONE_KEYSTROKE = 500;

const interruption = new AbortController();
let since = Infinity;

function interrupt(): void {
  const now = performance.now();
  if (now - since > ONE_KEYSTROKE) process.exit(INTERRUPTED);
  since = Math.min(since, now);
  interruption.abort();
}

process.on('SIGINT', interrupt);
process.on('SIGTERM', interrupt);

// Who reads us may have read enough: `pepite replay … | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  out: process.stdout,
  error: process.stderr,
  environment: process.env,
  interrupted: interruption.signal,
});
