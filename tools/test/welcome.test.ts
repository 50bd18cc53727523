import { expect, it } from 'vitest';
import { textsFor } from '../bin/welcome.mjs';

it('speaks French to the French-speaking and English to everybody else', () => {
  expect(textsFor('fr-CA').welcome).toContain('quatre jeux');
  expect(textsFor('fr').welcome).toContain('quatre jeux');
  expect(textsFor('en-US').welcome).toContain('four table games');
  expect(textsFor('und').welcome).toContain('four table games');
  expect(textsFor('frr-DE').welcome).toContain('four table games');
});

it('names the same commands in both languages', () => {
  const commands = (locale: string): string[] =>
    textsFor(locale).welcome.match(/^ {2}np[mx] \S+( \S+)*/gm) ?? [];
  expect(commands('fr')).toHaveLength(5);
  expect(commands('fr')).toEqual(commands('en'));
});
