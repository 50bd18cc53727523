// The examples that authors of bots begin with, as processes of their own against a real server.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { GAMES } from '@pepite/games';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import { OutsideBot } from './support/outside-bot.ts';
import { programsFor } from './support/outside-tables.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Runs a program with the token of a new bot; all that it printed, once it has ended. */
async function run(base: string, command: string, words: readonly string[]): Promise<string> {
  const owner = await Guest.arrive(base, 'Ann');
  const { token } = await OutsideBot.make(base, owner, 'Robo');
  const env = { ...process.env, PEPITE_BOT_TOKEN: token };
  const child = spawn(command, words, { cwd: ROOT, env });
  onTestFinished(() => void child.kill());
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (printed += data.toString('utf8')));
  }
  const code = await new Promise((resolve) => child.on('exit', resolve));
  return `${printed}(${String(code)})`;
}

if (!hasPython) process.stderr.write('Left out, as there is no python3: the example in Python.\n');

describe('examples for authors of bots', () => {
  it.each(hasPython ? GAMES : [])(
    'the example in Python plays a match of $id at the server',
    async ({ id, seats }) => {
      const base = await startServer();
      const flags = ['--server', base, '--play', id, '--seats', `${seats.least}`];
      const script = 'clients/python/examples/online_bot.py';
      const printed = await run(base, 'python3', [script, ...flags, '--level', 'random']);
      expect(printed).toMatch(/look on: \S+\/m\/\w+\n/);
      expect(printed).toMatch(/over, \[[-\d., ]+\]\n\(0\)$/);
    },
  );

  it.each(hasPython ? ['silver-and-gold'] : [])(
    'the example in Python challenges the one in TypeScript to a match of %s',
    async (game) => {
      const base = await startServer();
      const owner = await Guest.arrive(base, 'Ben');
      const { token } = await OutsideBot.make(base, owner, 'Guesty');
      const env = { ...process.env, PEPITE_BOT_TOKEN: token };
      const words = ['clients/typescript/bot.ts', base, 'challenges'];
      const invited = spawn(process.execPath, words, { cwd: ROOT, env });
      onTestFinished(() => void invited.kill());
      const isThere = async () => (await programsFor(base, owner)).length;
      await expect.poll(isThere, { timeout: 30_000 }).toBe(1);
      const script = 'clients/python/examples/online_bot.py';
      const flags = ['--play', game, '--seats', '2', '--challenge', 'Guesty'];
      const printed = await run(base, 'python3', [script, '--server', base, ...flags]);
      expect(printed).toMatch(/over, \[[-\d., ]+\]\n\(0\)$/);
    },
  );

  it('the example in TypeScript plays a match at the server', async () => {
    const base = await startServer();
    const printed = await run(base, process.execPath, ['clients/typescript/bot.ts', base]);
    expect(printed).toMatch(/^\{"scores":\[.*\}\n\(0\)$/);
  });
});
