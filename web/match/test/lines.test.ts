import { game as aurum } from '@pepite/games/aurum/index';
import { game as auruxxx } from '@pepite/games/auruxxx/index';
import { game as orEtc } from '@pepite/games/or-etc/index';
import { game as silverAndGold } from '@pepite/games/silver-and-gold/index';
import { english } from '../../words/en.ts';
import { french } from '../../words/fr.ts';
import type { Logged } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { concerning, fold, type Item, type LogLine, tell, type LogContext } from '../log.ts';
import { runLines, runTitle } from '../run-text.ts';

const names = ['Ann', 'Bob', 'Cleo', 'Dan'];
const texts = { en: english, fr: french };

const context = (language: 'en' | 'fr', seat?: number): LogContext => ({
  game: aurum,
  language,
  names,
  you: seat === undefined ? undefined : { seat, word: texts[language].log.you },
});

const played: Logged = { ply: 60, actor: '1', move: 'play C5' };
const hidden: Omit<Logged, 'ply'> = {
  actor: '*',
  unseen: { en: 'a card is dealt', fr: 'une carte est distribuée' },
};

/** What is told of some moves of chance, to Bob. */
const logOf = (...moves: readonly (string | undefined)[]): readonly Logged[] =>
  moves.map((move, ply) => (move === undefined ? { ply, ...hidden } : { ply, actor: '*', move }));

const itemsOf = (log: readonly Logged[], language: 'en' | 'fr' = 'en'): readonly string[] =>
  fold(log.map((logged) => tell(context(language, 1), logged))).map((item: Item) =>
    'line' in item ? item.line.text : `[${runTitle(texts[language], item)}]`,
  );

describe('a card that somebody draws', () => {
  const unseen = { en: '{0} draws a card from the pile', fr: '{0} pioche une carte' };
  const others: readonly Logged[] = [
    { ply: 7, actor: '0', move: 'draw' },
    { ply: 8, actor: '*', unseen },
  ];
  const own: readonly Logged[] = [
    { ply: 9, actor: '1', move: 'draw' },
    { ply: 10, actor: '*', move: 'draw 1 B7' },
  ];
  const items = (log: readonly Logged[], language: 'en' | 'fr' = 'en'): readonly Item[] =>
    fold(log.map((logged) => tell({ ...context(language, 1), game: auruxxx }, logged)));
  const linesIn = (some: readonly Item[]) =>
    some.map((item) => ('line' in item ? item.line.text : 'a run'));

  it('[X8] drawing is one line, which tells the card where it may be seen', () => {
    const log = [...others, ...own];
    expect(linesIn(items(log))).toEqual([
      'Ann draws a card from the pile',
      'You draw the blue 7 from the pile',
    ]);
    expect(linesIn(items(log, 'fr'))).toEqual(['Ann pioche une carte', 'Vous piochez le 7 bleu']);
  });

  it('the line is the player’s, and stands for both moves', () => {
    expect(items(others)).toMatchObject([{ line: { seat: 0, ply: 7, last: 8 } }]);
  });

  it('a draw of which nothing has come yet is told by itself', () => {
    expect(linesIn(items(own.slice(0, 1)))).toEqual(['You draw']);
    const later = { ply: 12, actor: '*', move: 'draw 1 B7' };
    expect(linesIn(items([...own.slice(0, 1), later]))).toEqual([
      'You draw',
      'You draw the blue 7 from the pile',
    ]);
  });
});

describe('a move', () => {
  it('a move is told with the name of its player, and to the reader with “you”', () => {
    expect(tell(context('en'), played).text).toBe('Bob plays copper 5');
    expect(tell(context('en', 0), played).text).toBe('Bob plays copper 5');
    expect(tell(context('en', 1), played).text).toBe('You play copper 5');
    expect(tell(context('fr', 1), played).text).toBe('Vous jouez le cuivre 5');
  });

  it('a swap of the reader says whose bid it replaces', () => {
    const swap = (target: number): string =>
      tell(context('en', 1), { ...played, move: `swap G3 ${target} C5` }).text;
    expect(swap(1)).toBe('You pay gold 3 and replace your bid with copper 5');
    expect(swap(3)).toBe('You pay gold 3 and replace Dan’s bid with copper 5');
  });

  it('a swap of another player’s own bid does not name that player twice', () => {
    const swap = { ...played, move: 'swap G3 1 C5' };
    const en = 'Bob pays gold 3 and replaces their own bid with copper 5';
    const fr = 'Bob paie l’or 3 et remplace sa propre enchère par le cuivre 5';
    expect(tell(context('en', 0), swap).text).toBe(en);
    expect(tell(context('fr', 0), swap).text).toBe(fr);
  });

  it.each([
    [auruxxx, 'play B7', 'You play the blue 7', 'Vous posez le 7 bleu'],
    [orEtc, 'let', 'You don’t contest it', 'Vous ne le disputez pas'],
    [
      silverAndGold,
      'take pile',
      'You take the top card of the pile',
      'Vous prenez la première carte de la pile',
    ],
  ])('a move is told to the reader with “you” in every game: $0.id', (game, move, en, fr) => {
    expect(tell({ ...context('en', 1), game }, { ...played, move }).text).toBe(en);
    expect(tell({ ...context('fr', 1), game }, { ...played, move }).text).toBe(fr);
  });

  it('a game without words for “you” tells moves in the third person', () => {
    const { ownMove: _, ...words } = aurum.words.en;
    const game = { ...aurum, words: { ...aurum.words, en: words } };
    expect(tell({ ...context('en', 1), game }, played).text).toBe('Bob plays copper 5');
  });

  it.each([
    [aurum, 'swap G3 1 C5', 'Ann pays gold 3 and replaces your bid with copper 5'],
    [auruxxx, 'exchange 1', 'Ann swaps hands with you'],
    [orEtc, 'offer 1 2 4', 'Ann asks you for a 4 and offers a 2'],
  ])('a move of another player names the reader as “you”: $0.id', (game, move, en) => {
    const line = { ...played, actor: '0', move };
    expect(tell({ ...context('en', 1), game }, line).text).toBe(en);
    expect(tell({ ...context('en', 2), game }, line).text).toContain('Bob');
    const inFrench = tell({ ...context('fr', 1), game }, line).text;
    expect(inFrench).toMatch(/vous|votre/);
    expect(inFrench).not.toContain('Bob');
  });

  it('what a move has brought about is told to the reader with “you”', () => {
    const line = {
      ...played,
      outcome: {
        en: '{2} [2|wins|win] the trick, {0} [0|gains|gain] gold 3',
        fr: '{2} [2|remporte|remportez] le pli, {0} [0|gagne|gagnez] or 3',
      },
    };
    expect(tell(context('en', 2), line).outcome).toBe('You win the trick, Ann gains gold 3');
    expect(tell(context('en', 0), line).outcome).toBe('Cleo wins the trick, you gain gold 3');
    expect(tell(context('fr', 0), line).outcome).toBe('Cleo remporte le pli, vous gagnez or 3');
    expect(tell(context('fr', 1), line).about).toEqual(expect.arrayContaining([0, 2]));
  });

  it('a move comes with what it has brought about, by name', () => {
    const outcome = { en: '{2} wins the trick, {0} gains gold 3', fr: '' };
    expect(tell(context('en', 1), { ...played, outcome }).outcome).toBe(
      'Cleo wins the trick, Ann gains gold 3',
    );
  });
});

describe('a deal', () => {
  it('a deal is one line, with the cards that were seen and those that were not', () => {
    const log = logOf('first 0', undefined, 'deal 1 C5', undefined, 'deal 1 S7', undefined);
    expect(itemsOf(log)).toEqual(['Ann is the first player', '[The cards are dealt]']);
    expect(itemsOf(log, 'fr')).toEqual(['Ann commence', '[Distribution des cartes]']);
  });

  it('a deal of which nothing was seen says how many cards it had', () => {
    const log = logOf(undefined, undefined, undefined);
    expect(itemsOf(log)).toEqual(['[A card is dealt (3 times)]']);
    expect(itemsOf(log, 'fr')).toEqual(['[Une carte est distribuée (3 fois)]']);
  });

  it('an unfolded run has a line for each card that was seen, and one for the others', () => {
    const log = logOf(undefined, 'deal 1 C5', undefined, 'deal 1 S7', undefined);
    const run = log.map((logged) => tell(context('en', 1), logged));
    expect(runLines(english, run).map(({ text }) => text)).toEqual([
      'A card is dealt (3 times)',
      'You are dealt copper 5',
      'You are dealt silver 7',
    ]);
  });

  it('a deal of fewer than three cards is told card by card', () => {
    expect(itemsOf(logOf(undefined, 'deal 1 C5'))).toEqual([
      'A card is dealt',
      'You are dealt copper 5',
    ]);
  });

  it('a deal ends where chance brings something else', () => {
    const other = { ...hidden, ply: 3, unseen: { en: 'a die is rolled', fr: '' } };
    expect(itemsOf([...logOf(undefined, undefined, undefined), other])).toEqual([
      '[A card is dealt (3 times)]',
      'A die is rolled',
    ]);
    expect(itemsOf(logOf(undefined, undefined, undefined, 'aside C5'))).toHaveLength(2);
  });
});

describe('the lines that concern a player', () => {
  const log: readonly Logged[] = [
    { ply: 0, actor: '0', move: 'play C5' },
    { ply: 1, actor: '1', move: 'play S7' },
    { ply: 2, actor: '2', move: 'swap G3 0 Z1' },
    { ply: 3, actor: '3', move: 'play B2', outcome: { en: '{0} wins the trick', fr: '' } },
  ];
  const lines = log.map((logged) => tell(context('en', 0), logged));

  it('a line concerns the player who moves, is named or wins something', () => {
    expect(concerning(lines, 0).map(({ ply }) => ply)).toEqual([0, 2, 3]);
    expect(concerning(lines, 1).map(({ ply }) => ply)).toEqual([1]);
  });

  it('players with the same name, or a longer one, are told apart', () => {
    const alike = { ...context('en'), names: ['Ann', 'Ann', 'Annabel', 'Dan'] };
    const told = log.map((logged) => tell(alike, logged));
    expect(concerning(told, 0).map(({ ply }) => ply)).toEqual([0, 2, 3]);
    expect(concerning(told, 1).map(({ ply }) => ply)).toEqual([1]);
  });

  it('[X18] a theft concerns thief and victim, whether or not the card was seen', () => {
    const steal: Logged = { ply: 0, actor: '*', move: 'steal 2 1 B7' };
    const unseen: Logged = {
      ply: 1,
      actor: '*',
      unseen: { en: '{1} takes a card from {2}', fr: '{1} prend une carte à {2}' },
    };
    const toldTo = (seat: number): readonly LogLine[] =>
      [steal, unseen].map((logged) => tell({ ...context('fr', seat), game: auruxxx }, logged));
    const textsTo = (seat: number): readonly string[] => toldTo(seat).map(({ text }) => text);
    expect(textsTo(0)).toEqual(['Bob prend le 7 bleu à Cleo', 'Bob prend une carte à Cleo']);
    expect(textsTo(1)[0]).toBe('Vous prenez le 7 bleu à Cleo');
    expect(textsTo(2)[0]).toBe('Bob vous prend le 7 bleu');
    const told = toldTo(2);
    expect([0, 1, 2].map((seat) => concerning(told, seat).length)).toEqual([0, 2, 2]);
  });
});
