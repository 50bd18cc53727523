// The server as a program, once everything is installed and built: see main.ts.
import { networkInterfaces } from 'node:os';
import { type Config, readConfig } from './config.ts';
import { serve } from './serve.ts';
import { StoreProblem } from './store/problem.ts';
import { languageOf, TEXTS } from './words.ts';

const texts = TEXTS[languageOf(Intl.DateTimeFormat().resolvedOptions().locale)];

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function explain(error: unknown, config: Config): never {
  if (error instanceof StoreProblem) {
    refuse(texts.dataUnusable(config.data, error.kind, error.message));
  }
  // Which of the two doors it was, an error about a port says itself.
  const { code, port = config.port, address, hostname } = detailsOf(error);
  if (code === 'EADDRINUSE') refuse(texts.portTaken(port, port < 65_535 ? port + 1 : 4000));
  if (code === 'EACCES') refuse(texts.portForbidden(port));
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    refuse(texts.hostUnknown(address ?? hostname ?? config.host));
  }
  throw error;
}

interface SystemDetails {
  readonly code?: string;
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}

/** What the system adds to an error about the network. */
const detailsOf = (error: unknown): SystemDetails => ({ ...(error as SystemDetails | undefined) });

/** The addresses at which others on the same network reach this machine. */
function ownAddresses(port: number): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

if (Number(process.versions.node.split('.')[0]) < 24) refuse(texts.nodeTooOld(process.version));
const read = readConfig(process.argv.slice(2), process.env);
if ('problem' in read) refuse(texts.wrong(read.problem));
const { config } = read;
const serving = await serve(config).catch((error: unknown) => explain(error, config));
const isLocal = config.host === '127.0.0.1' || config.host === 'localhost';
const elsewhere = isLocal ? [] : ownAddresses(serving.port);
console.log(texts.open(`http://localhost:${serving.port}`, elsewhere));

let isClosing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isClosing) return;
    isClosing = true;
    void serving.close().then(() => {
      console.log(texts.closed);
      process.exit(0);
    });
  });
}
