import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { fc } from '../../kernel/test/property.ts';
import { expectRefusal, pepite } from './pepite.ts';

/** Bad command lines, and what the sentence about each has to name. */
const BAD: readonly (readonly [line: string, named: string])[] = [
  ['', 'pepite --help'],
  ['dance', 'dance'],
  ['--bogus', '--bogus'],
  ['play', 'pepite play --help'],
  ['play aurum extra', 'extra'],
  ['play chess', 'chess'],
  ['play aurum --bogus', '--bogus'],
  ['play aurum -x', '-x'],
  ['play aurum --seats', '--seats'],
  ['play aurum --seats --seed 1', '--seats'],
  ['play aurum --seats four', 'four'],
  ['play aurum --seats 3.5', '3.5'],
  ['play aurum --seats 9', '--seats'],
  ['play aurum --seats -3', '-3'],
  ['play aurum --seats 2', '3'],
  ['play aurum --seats 3 --seat 3', '2'],
  ['play aurum --seed 1 --seed 2', '--seed'],
  ['play aurum --seed 99999999999999999999', '--seed'],
  ['play aurum --bots clever', 'clever'],
  ['play aurum --bots random,random', '3'],
  ['play aurum --options nonsense', '--options'],
  ['play aurum --options []', '{}'],
  ['play aurum --options {"colour":true}', 'colour'],
  ['play aurum --options {"zeros":1}', 'zeros'],
  ['play aurum --record /no/such/folder/file', '/no/such/folder/file'],
  ['play aurum --record /dev/null', '/dev/null'],
  ['play aurum --lang de', 'de'],
  ['serve 4001', '4001'],
  ['serve --prot 4001', '--prot'],
  ['serve -p 1', '-p'],
  ['serve --port', '--port'],
  ['serve --port=', '--port'],
  ['serve --port x', '--port'],
  ['serve --port -1', '-1'],
  ['serve --port 65536', '--port'],
  ['simulate', 'pepite simulate --help'],
  ['simulate aurum --json=yes', '--json'],
  ['simulate aurum --games 0', '--games'],
  ['simulate aurum --workers 0', '--workers'],
  ['simulate aurum --bots heuristic,random', '4'],
  ['simulate aurum --records /', '/'],
  ['replay', 'pepite replay --help'],
  ['replay /no/such/file', '/no/such/file'],
  ['replay /', '/'],
  ['replay - --to', '--to'],
  ['bench everything', 'pepite bench --help'],
  ['bench --matches 5', '--matches'],
  ['bench server --bogus', '--bogus'],
  ['bench server --game aurum', 'pepite bench server --help'],
  ['bench server extra', 'pepite bench server --help'],
  ['bench server --matches 0', '--matches'],
  ['bench server --seconds soon', 'soon'],
  ['bench server --peers limit', 'colyseus'],
  ['bench attack --bogus', 'pepite bench attack --help'],
  ['bench attack extra', 'pepite bench attack --help'],
  ['bench attack --seconds 121', '--seconds'],
  ['server', 'server'],
];

describe.each(LANGUAGES)('a bad command line, in %s', (language) => {
  it.each(BAD)('“%s” is refused, and what is wrong is named', async (line, named) => {
    const printed = await pepite(
      line.split(' ').filter((text) => text !== ''),
      {
        environment: { LC_ALL: language },
      },
    );
    expectRefusal(printed);
    expect(printed.error).toContain(named);
  });
});

describe('the sentence about a bad command line', () => {
  it.each(BAD)('the sentence about “%s” differs by language', async (line) => {
    const argv = line.split(' ').filter((text) => text !== '');
    const told = (language: string) => pepite(argv, { environment: { LC_ALL: language } });
    const [english, french] = await Promise.all([told('en'), told('fr')]);
    expect(english.error).not.toBe(french.error);
  });

  it('the sentence is in the language that --lang asks for, wherever it stands', async () => {
    const lines = ['--lang fr play chess', 'play --lang fr chess', 'play chess --lang=fr'];
    const printed = await Promise.all(lines.map((line) => pepite(line.split(' '))));
    for (const { error } of printed)
      expect(error).toContain('jeu inconnu\u00A0: «\u00A0chess\u00A0»');
  });
});

describe('any command line', () => {
  it('a line without a command is refused in one sentence or asks for help', async () => {
    const flag = fc.constantFrom(
      '--help',
      '--version',
      '--lang',
      'fr',
      '--',
      '-',
      '--seed=1',
      '-h',
    );
    const text = fc.string({ unit: fc.constantFrom('a', '-', '=', ' ', '1', 'é') });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(flag, text)), async (argv) => {
        const printed = await pepite(argv);
        if (printed.code !== 0) expectRefusal(printed);
        else expect(printed.error).toBe('');
      }),
    );
  });
});
