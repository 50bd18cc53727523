import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { within } from './deadline.ts';
import { freePort } from './free-port.ts';

const DEPLOY = join(import.meta.dirname, '../../../deploy');
/** The name that stands in the configurations we give away. */
const NAME = 'pepite.example.org';
/** The servers that stand there: one, or two of several. */
const UPSTREAMS = ['127.0.0.1:4000', '127.0.0.1:4001'];

/** A proxy that speaks TLS, in front of a server. */
export interface Front {
  readonly port: number;
  /** What was signed by itself, so that visitors can trust it. */
  readonly certificate: Buffer;
}

/** Where the parts of a proxy's setting are, in a folder of its own. */
interface Place {
  readonly folder: string;
  readonly port: number;
  readonly servers: readonly string[];
}

/** The servers of a configuration, replaced. */
const upstreams = (servers: readonly string[]): readonly (readonly [string, string])[] =>
  servers.map((server, place) => [UPSTREAMS[place] ?? '', server]);

/** How a proxy is started with the configuration of `deploy/`, changed in what differs here. */
export type Proxy = (place: Place) => readonly [program: string, ...options: string[]];

export const caddy: Proxy = ({ folder, port, servers }) => {
  const site = changed(servers.length > 1 ? 'Caddyfile.several' : 'Caddyfile', [
    [`${NAME} {`, `https://localhost:${port} {\n\ttls cert.pem key.pem`],
    ...upstreams(servers),
  ]);
  const global = '{\n\tadmin off\n\tauto_https disable_redirects\n}\n';
  writeFileSync(join(folder, 'Caddyfile'), `${global}${site}`);
  return ['caddy', 'run', '--config', 'Caddyfile', '--adapter', 'caddyfile'];
};

export const nginx: Proxy = ({ folder, port, servers }) => {
  const site = changed(servers.length > 1 ? 'nginx-several.conf' : 'nginx.conf', [
    ['listen 80;', `listen 127.0.0.1:${port + 1};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    [`/etc/letsencrypt/live/${NAME}/fullchain.pem`, `${folder}/cert.pem`],
    [`/etc/letsencrypt/live/${NAME}/privkey.pem`, `${folder}/key.pem`],
    ...upstreams(servers),
    [NAME, 'localhost'],
  ]);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  const main = [
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events {}',
    `http {\naccess_log off;\n${paths}\n${site}\n}`,
  ];
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
  return ['nginx', '-c', `${folder}/nginx.conf`, '-e', 'stderr'];
};

/** A file of `deploy/` with what has to be another here replaced, all of which must be there. */
function changed(file: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} does not say: ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(DEPLOY, file), 'utf8'),
  );
}

/** Starts a proxy in front of a server; it ends with the test. */
export async function openFront(
  proxy: Proxy,
  folder: string,
  ...bases: readonly string[]
): Promise<Front> {
  const certificate = makeCertificate(folder);
  const port = await freePort();
  const [program, ...options] = proxy({
    folder,
    port,
    servers: bases.map((base) => new URL(base).host),
  });
  const child = spawn(program, options, {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await within(10, `${program} ends`, exit);
  });
  await within(20, `${program} listens`, listening(port, child));
  return { port, certificate };
}

/** Makes `key.pem` and `cert.pem`, for `localhost`. */
export function makeCertificate(folder: string): Buffer {
  const options =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 ' +
    '-subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout key.pem -out cert.pem';
  execFileSync('openssl', options.split(' '), { cwd: folder, stdio: 'ignore' });
  return readFileSync(join(folder, 'cert.pem'));
}

/** A proxy does not say when it is ready, so it is asked until it answers. */
async function listening(port: number, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (data: Buffer) => {
    said += data.toString();
  });
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error(`it ended: ${said}`);
}
