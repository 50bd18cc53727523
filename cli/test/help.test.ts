import { GAMES } from '@pepite/games';
import { LANGUAGES, VERSION } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { pepite } from './pepite.ts';

describe.each(LANGUAGES)('help in %s', (language) => {
  it('help lists every command', async () => {
    const { code, out, error } = await pepite(['--help', '--lang', language]);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    for (const { name, words } of COMMANDS) {
      expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
      expect(out).toContain(words[language].summary);
    }
  });

  it.each(COMMANDS)('help of $name has its arguments, flags and examples', async (command) => {
    const { code, out, error } = await pepite([
      ...command.name.split(' '),
      '-h',
      '--lang',
      language,
    ]);
    const words = command.words[language];
    expect({ code, error }).toEqual({ code: 0, error: '' });
    for (const { name } of Object.values(words.arguments)) expect(out).toContain(`  ${name}  `);
    for (const flag of Object.keys(command.flags)) expect(out).toContain(`  --${flag} `);
    for (const example of words.examples) expect(out).toContain(`  ${example}\n`);
    expect(out).toContain('--lang en|fr');
    const tooLong = out.split('\n').filter((line) => line.length > 100);
    expect(tooLong).toEqual([]);
  });

  it.each(['play', 'simulate'])('help of %s has every game and its options', async (name) => {
    const { out } = await pepite([name, '--help', '--lang', language]);
    for (const game of GAMES) {
      expect(out).toContain(game.words[language].title);
      for (const option of Object.keys(game.options)) expect(out).toContain(`    ${option} `);
    }
  });
});

describe('languages', () => {
  it.each([
    [{ LC_ALL: 'fr_FR.UTF-8', LANG: 'en_GB.UTF-8' }, 'Commandes'],
    [{ LC_MESSAGES: 'fr' }, 'Commandes'],
    [{ LC_ALL: '', LANG: 'fr_CA' }, 'Commandes'],
    [{ LC_ALL: 'C', LANG: 'fr_FR.UTF-8' }, 'Commands'],
    [{ LANG: 'de_DE.UTF-8' }, 'Commands'],
    [{ LANG: 'fry_NL' }, 'Commands'],
  ])('the system %o chooses the language', async (environment, heading) => {
    const { out } = await pepite(['--help'], { environment });
    expect(out).toContain(`${heading}\n`);
  });

  it('--lang is stronger than the system', async () => {
    const { out } = await pepite(['--help', '--lang', 'en'], { environment: { LC_ALL: 'fr_FR' } });
    expect(out).toContain('Commands\n');
  });
});

it.each(['--version', '-V'])('the flag %s prints the version', async (flag) => {
  expect(await pepite([flag])).toEqual({ code: 0, out: `${VERSION}\n`, error: '' });
});
