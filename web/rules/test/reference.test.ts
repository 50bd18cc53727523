import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@pepite/games';
import { LANGUAGES, type Reference, type Translated } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const SHOWN = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));
/** So many of the words that a board says most often are looked for on its card. */
const MOST_FREQUENT = 10;

/** Words of everyday language, which nobody looks up. */
const EVERYDAY: Translated<readonly string[]> = {
  en: (
    'your first with this that from each more only four five then them without left nothing ' +
    'again once have must'
  ).split(' '),
  fr: (
    'votre vous plus pour dans deux avec quatre sont toute sans finit autre rien cette avez ' +
    'contre partie dernière seule joueur'
  ).split(' '),
};

/** What a game and its board say: the texts in the sources of their words. */
function saidBy(game: string, language: string): string {
  const files = globSync(
    [`web/boards/${game}/**/{words,about}.${language}.ts`, `games/${game}/words.${language}.ts`],
    { cwd: ROOT },
  );
  const code = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  const texts = [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(
    ([, plain = '', made = '']) => plain + made.replaceAll(/\$\{[^}]*\}/g, ' '),
  );
  return texts.join(' ').toLowerCase();
}

/** The longer words of a text, the most frequent first. */
function frequentIn(text: string, everyday: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/\p{L}{4,}/gu)) {
    if (!everyday.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return sorted.slice(0, MOST_FREQUENT).map(([word]) => word);
}

const textOf = ({ groups, glossary }: Reference): string =>
  JSON.stringify([groups, glossary]).toLowerCase();

/** Whether a card has a word, in the singular at least. */
const explains = (card: string, word: string): boolean =>
  card.includes(word) || card.includes(word.replace(/e?[sz]$/, ''));

describe.each(SHOWN)('the reference card of $game.id in $language', ({ game, language }) => {
  it('the reference card has the words that its board says most often', async () => {
    const card = textOf((await game.loadReference?.())?.[language] ?? { groups: [], glossary: [] });
    const words = frequentIn(saidBy(game.id, language), EVERYDAY[language]);
    expect(words).toHaveLength(MOST_FREQUENT);
    expect(words.filter((word) => !explains(card, word))).toEqual([]);
  });
});
