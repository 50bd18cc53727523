import { CHANCE } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';

describe('one’s own moves', () => {
  const NAMES = ['Ada', 'Bob'];
  const CENTRE_FR = 'prenez un 5 aux dés centraux contre un 3';
  const OWN: readonly (readonly [text: string, en: string, fr: string])[] = [
    ['pass', 'pass', 'passez'],
    ['agree', 'accept', 'acceptez'],
    ['refuse', 'refuse', 'refusez'],
    ['contest', 'contest the die', 'disputez le dé'],
    ['let', 'don’t contest it', 'ne le disputez pas'],
    ['skip', 'lay nothing', 'ne posez rien'],
    ['shield', 'give up the helmet and suffer nothing', 'donnez votre casque et ne subissez rien'],
    ['suffer', 'suffer the accident', 'subissez l’accident'],
    ['fold', 'fold', 'vous retirez'],
    ['bid 4', 'bid 4', 'misez 4'],
    [
      'choose mug',
      'take the unbreakable mug for 2 prestige',
      'prenez un outil pour 2 de prestige\u00A0: chope incassable',
    ],
    [
      'centre 6 5',
      'take a 5 from the centre dice for a 6',
      'prenez un 5 aux dés centraux contre un 6',
    ],
    [
      'centre 3 5 111--:2',
      'take a 5 from the centre dice for a 3 and pay with three\u00A01s',
      `${CENTRE_FR} et payez avec un brelan de\u00A01`,
    ],
    [
      'mug 3 5',
      'take a 5 from the centre dice for a 3, with the mug',
      `${CENTRE_FR}, avec la chope`,
    ],
    ['offer 1 6 1', 'ask Bob for a 1 and offer a 6', 'demandez un 1 à Bob et offrez un 6'],
    [
      'offer 1 1 4 111--:2',
      'ask Bob for a 4 and offer a 1 and a card (three\u00A01s)',
      'demandez un 4 à Bob et offrez un 1 et une carte (un brelan de\u00A01)',
    ],
    ['settle 6', 'give a 6 for the contested die', 'donnez un 6 pour le dé disputé'],
    [
      'settle 4 XX---:1',
      'give a 4 for the contested die and pay with a pair',
      'donnez un 4 pour le dé disputé et payez avec une paire',
    ],
    ['stake 111--:2', 'stake three\u00A01s', 'misez un brelan de\u00A01'],
    ['lay 111--:2', 'lay three\u00A01s', 'posez un brelan de\u00A01'],
    ['drop', 'discard nothing', 'ne défaussez rien'],
    [
      'drop 111--:2 XX---:1',
      'discard three\u00A01s, a pair',
      'défaussez un brelan de\u00A01, une paire',
    ],
    // A face, never a number of dice.
    ['reroll 2', 'reroll a\u00A02', 'relancez un\u00A02'],
    [
      'reroll 1 4 4',
      'reroll a\u00A01 and a pair of\u00A04s',
      'relancez un\u00A01 et une paire de\u00A04',
    ],
  ];

  it.each(OWN)('the move “%s” is told to its player with “you”', (text, en, fr) => {
    const move = game.parse(text, 0);
    if (move === undefined) throw new Error(`no move: ${text}`);
    expect(game.words.en.ownMove?.(move, NAMES, 0)).toBe(en);
    expect(game.words.fr.ownMove?.(move, NAMES, 0)).toBe(fr);
  });
});

it('deals, beers and draws are told at once, and accidents one by one', () => {
  const TEXTS = ['deal 1 XX---:1', 'beer 4', 'pick 1 filon', 'draw 1 XX---:1', 'pick 1 A11122'];
  const runs = (language: 'en' | 'fr'): readonly unknown[] =>
    TEXTS.map((text) => game.words[language].run?.(game.parse(text, CHANCE) ?? 0));
  expect(runs('en')).toEqual([
    'the cards are dealt',
    'the beers are served: the centre dice are rolled',
    'hands are refilled from the pile',
    'hands are refilled from the pile',
    undefined,
  ]);
  expect(runs('fr')).toEqual([
    'distribution des cartes',
    'les bières sont servies\u00A0: on lance les dés centraux',
    'on complète les mains',
    'on complète les mains',
    undefined,
  ]);
});

it('French elides before the name of a player with new dice', () => {
  const move = game.parse('reroll 0 5 6', CHANCE);
  expect(game.words.fr.move(move ?? 0, ['Aurélie'])).toBe('les nouveaux dés d’Aurélie\u00A0: 5 6');
  expect(game.words.fr.move(move ?? 0, ['Zoé'])).toBe('les nouveaux dés de Zoé\u00A0: 5 6');
});

describe('what chance brings a player', () => {
  const YOU: readonly (readonly [text: string, en: string, fr: string])[] = [
    ['first 1', 'you are the first player', 'vous commencez'],
    ['deal 1 XX---:1', 'you are dealt a pair', 'vous recevez une paire'],
    ['roll 1 12346', 'you roll 1 2 3 4 6', 'vous lancez 1 2 3 4 6'],
    ['reroll 1 5 6', 'your new dice: 5 6', 'vos nouveaux dés\u00A0: 5 6'],
    ['pick 1 filon', 'you draw a Filon card', 'vous piochez une carte Filon'],
    [
      'pick 1 A11122',
      'you draw an accident: Rockfall',
      'vous piochez un accident\u00A0: Éboulement',
    ],
    ['draw 1 XX---:1', 'you get a pair', 'vous obtenez une paire'],
  ];

  it.each(YOU)('a player is told of %s with “you”', (text, en, fr) => {
    const move = game.parse(text, CHANCE) ?? 0;
    expect(game.words.en.toYou?.(move, ['Ada', 'Bob'], 1)).toBe(en);
    expect(game.words.fr.toYou?.(move, ['Ada', 'Bob'], 1)).toBe(fr);
    expect(game.words.en.toYou?.(move, ['Ada', 'Bob'], 0)).toBeUndefined();
  });

  it('[O8] a beer is told to nobody with “you”', () => {
    expect(game.words.en.toYou?.(game.parse('beer 4', CHANCE) ?? 0, [], 0)).toBeUndefined();
  });
});
