import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@pepite/games';
import { describe, expect, it } from 'vitest';
import { V8_FLAGS } from '../flags.mjs';
import { useFolder } from './folder.ts';

/** The same program as we write it, and as it ships. */
const SOURCE = ['../main.ts'];
const BUILT = [...V8_FLAGS, '../../dist/node/pepite.js'];

/** What a built module loads before it runs, and not only when it is asked for. */
const IMPORT = /^(?:import|export)[^;]*?["']\.\/([^"']+)["'];?$/gm;

/** All modules that the program loads before it knows which command is asked for. */
function loadedAtStart(): ReadonlySet<string> {
  const found = new Set(['pepite.js']);
  for (const name of found) {
    const text = readFileSync(new URL(`../../dist/node/${name}`, import.meta.url), 'utf8');
    for (const [, other] of text.matchAll(IMPORT)) if (other !== undefined) found.add(other);
  }
  return found;
}

describe('what ships', () => {
  const pathTo = useFolder();

  /** The records of some matches, played by bots in threads, one on each line. */
  function play(name: string, program: readonly string[], game: string): string {
    const file = program.at(-1) ?? '';
    const path = fileURLToPath(new URL(file, import.meta.url));
    const records = pathTo(`${name}.jsonl`);
    const line = ['simulate', game, '--games', '6', '--seed', '7', '--records', records];
    const options = [...program.slice(0, -1), path, ...line, '--workers', '2', '--lang', 'en'];
    const { status, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return readFileSync(records, 'utf8');
  }

  it.each(GAMES.map(({ id }) => id))('the build plays the same matches of %s', (game) => {
    const played = play('source', SOURCE, game);
    expect(played.trim().split('\n')).toHaveLength(6);
    expect(play('built', BUILT, game)).toBe(played);
  });

  it('no command waits until a server is loaded that it does not need', () => {
    const loaded = loadedAtStart();
    expect(loaded).toContain('engine.js');
    expect(loaded).not.toContain('server.js');
  });

  it('no command waits for the Model Context Protocol, nor for the rules as they are read', () => {
    const folder = new URL('../../dist/node/', import.meta.url);
    const texts = [...loadedAtStart()].map((name) => readFileSync(new URL(name, folder), 'utf8'));
    expect(texts.filter((text) => text.includes('notifications/initialized'))).toEqual([]);
    expect(texts.filter((text) => text.includes('trick-taking turned upside down'))).toEqual([]);
    const named = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const all = named.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('');
    expect(all).toContain('notifications/initialized');
    expect(all).toContain('trick-taking turned upside down');
  });
});
