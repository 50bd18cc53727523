import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { BotPool, NO_BOT_LIMITS } from '@pepite/bots/host';
import { startThreads } from '@pepite/server/bot-threads';
import { systemClock } from '@pepite/server/clock';
import { type Context, DONE, type ExitCode, INTERRUPTED } from '../command.ts';
import { harmless } from '../layout.ts';
import { Session } from './session.ts';
import { LocalMatches } from './matches.ts';
import { makeServer } from './server.ts';
import { PHRASES } from './words.ts';

/** How long an answer waits for bots, in milliseconds: clients give up after a minute. */
const PATIENCE = 20_000;

/** Serves one client on the standard streams until it goes. */
export async function runMcp(
  context: Context,
  { name }: { readonly name: string | undefined },
): Promise<ExitCode> {
  const { input, out, error, language, interrupted } = context;
  const report = (problem: unknown): void => {
    error.write(`pepite: ${problem instanceof Error ? problem.message : String(problem)}\n`);
  };
  const bots = new BotPool({
    threads: 1,
    start: startThreads(),
    timers: systemClock,
    report,
    limits: NO_BOT_LIMITS,
  });
  const matches = new LocalMatches({
    clock: systemClock,
    bots,
    name: harmless(name ?? PHRASES[language].player),
    report,
    patience: PATIENCE,
  });
  const server = makeServer(new Session(context, matches));
  // What can't be read is passed over: the next message may be right.
  Object.assign(server.server, { onerror: report });
  await server.connect(new StdioServerTransport(input, out));
  await new Promise<void>((resolve) => {
    input.once('end', resolve);
    input.once('close', resolve);
    interrupted.addEventListener('abort', () => resolve(), { once: true });
  });
  await server.close();
  await matches.close();
  await bots.close();
  return interrupted.aborted ? INTERRUPTED : DONE;
}
