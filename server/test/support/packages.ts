import { spawnSync } from 'node:child_process';

const isThere = (program: string): boolean =>
  spawnSync(program, ['-h'], { stdio: 'ignore' }).error === undefined;

/**
 * Makes sure that programs are there, by Debian's packages of the same names. Only long tests may
 * ask for this: it changes the machine.
 */
export function needPrograms(...names: readonly string[]): void {
  const missing = names.filter((name) => !isThere(name));
  if (missing.length === 0) return;
  const command = `apt-get install --yes --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0) throw new Error(`missing here; as root, run: ${command}`);
  const [program = '', ...options] = command.split(' ');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync(program, options, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}
