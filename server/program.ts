// The server as a program in a terminal: it opens, says where, and closes when it is asked to.
import { once } from 'node:events';
import type { Language } from '@pepite/kernel';
import { type Choices, type Config, readConfig } from './config.ts';
import { addressesOnNetwork } from './http/own-address.ts';
import { serve, type Serving } from './serve.ts';
import { DatabaseProblem } from './store/postgres/problem.ts';
import { StoreProblem } from './store/problem.ts';
import { TEXTS, type Texts } from './words.ts';

/** What the program knows of the world outside. */
export interface Surroundings {
  readonly language: Language;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Says something to the person who started it. */
  readonly say: (text: string) => void;
  /** Aborted when it shall end. */
  readonly interrupted: AbortSignal;
}

/** Serves until it is told to end; if it can't, it says why. */
export async function runServer(
  choices: Choices,
  { language, environment, say, interrupted }: Surroundings,
): Promise<{ readonly problem?: string }> {
  const texts = TEXTS[language];
  const read = readConfig(choices, environment);
  if ('problem' in read) return { problem: texts.wrong(read.problem) };
  const opened = await open(read.config, texts);
  if ('problem' in opened) return opened;
  const { serving } = opened;
  say(
    texts.open(
      `http://localhost:${serving.port}`,
      addressesOnNetwork(read.config.host, serving.port),
    ),
  );
  // A disk that is not mounted looks just like a first start; in a terminal the log hides it.
  if (serving.isNew) say(newText(read.config, texts));
  if (!interrupted.aborted) await once(interrupted, 'abort');
  await serving.close();
  say(texts.closed);
  return {};
}

const newText = ({ database, data }: Config, texts: Texts): string =>
  database === undefined ? texts.newFolder(data) : texts.newDatabase;

async function open(
  config: Config,
  texts: Texts,
): Promise<{ readonly serving: Serving } | { readonly problem: string }> {
  try {
    return { serving: await serve(config) };
  } catch (error) {
    const problem = explanationOf(error, config, texts);
    if (problem === undefined) throw error;
    return { problem };
  }
}

/** What somebody who starts it can do something about. */
function explanationOf(error: unknown, config: Config, texts: Texts): string | undefined {
  if (error instanceof StoreProblem) {
    return texts.dataUnusable(config.data, error.kind, error.message);
  }
  if (error instanceof DatabaseProblem) {
    return texts.databaseUnusable(error.where, error.kind, error.message);
  }
  // An error about a port says by itself which of the two it was.
  const { code, port = config.port, address, hostname } = detailsOf(error);
  switch (code) {
    case 'EADDRINUSE':
      return texts.portTaken(port, port < 65_535 ? port + 1 : 4000);
    case 'EACCES':
      return texts.portForbidden(port);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return texts.hostUnknown(address ?? hostname ?? config.host);
    default:
      return undefined;
  }
}

interface SystemDetails {
  readonly code?: string;
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}

/** What the system adds to an error about the network. */
const detailsOf = (error: unknown): SystemDetails => ({ ...(error as SystemDetails | undefined) });
