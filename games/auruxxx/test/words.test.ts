import { tableOf } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { AuruxxxWorld } from '../world.ts';
import { toldToOthers } from '../../test/told-to-others.ts';
import { crafted, run } from './crafted.ts';

const NAMES = ['Ada', 'Bob', 'Cleo'];

const parsed = (text: string): number => {
  const move = game.parse(text);
  if (move === undefined) throw new Error(`no move: ${text}`);
  return move;
};

describe('one’s own moves', () => {
  const OWN: readonly (readonly [text: string, en: string, fr: string])[] = [
    ['pass', 'pass', 'passez'],
    ['accept', 'draw the cards you owe', 'piochez les cartes dues'],
    ['draw', 'draw', 'piochez'],
    ['end', 'end your turn', 'finissez votre tour'],
    ['play B7', 'play the blue 7', 'posez le 7 bleu'],
    [
      'play B7 R7',
      'play the blue 7 and, on top, the red 7',
      'posez le 7 bleu et, dessus, le 7 rouge',
    ],
    ['play +P', 'play a Profusion', 'posez une Profusion'],
    ['play *12', 'play a golden twelve', 'posez un douze d’or'],
    ['play *12 *12', 'play 2 golden twelves', 'posez 2 douze d’or'],
    ['exchange 1', 'swap hands with Bob', 'échangez votre main avec Bob'],
  ];

  it.each(OWN)('the move “%s” is told to its player with “you”', (text, en, fr) => {
    expect(game.words.en.ownMove?.(parsed(text), NAMES, 0)).toBe(en);
    expect(game.words.fr.ownMove?.(parsed(text), NAMES, 0)).toBe(fr);
  });
});

it('a golden twelve that is drawn or taken is “a” golden twelve', () => {
  const { en, fr } = game.words;
  const move = parsed('draw 0 *12');
  expect(en.toYou?.(move, NAMES, 0)).toBe('you draw a golden twelve from the pile');
  expect(fr.toYou?.(move, NAMES, 0)).toBe('vous piochez un douze d’or');
});

describe('what moves bring about', () => {
  /** What is told of the last of some moves, to those it is not about. */
  function told(world: AuruxxxWorld, ...lines: readonly string[]): readonly unknown[] {
    run(world, ...lines);
    const last = lines[lines.length - 1];
    const move = parsed(last.slice(last.indexOf(' ') + 1));
    return toldToOthers(game, move, tableOf(world));
  }
  const NOTHING = [undefined, undefined];

  it('[X16] a 2 tells who owes how many cards', () => {
    const world = crafted({ hands: ['B2 R2 V9', 'R1', 'V3'], top: 'B1' });
    expect(told(world, '0 play B2 R2')).toEqual([
      '{1} must draw 4 cards',
      '{1} doit piocher 4 cartes',
    ]);
  });

  it('[X16] a pass that hands a debt on says who owes it, and no other pass does', () => {
    const world = crafted({ hands: ['B7', 'R1', 'V3'], top: 'B2', debt: 2, player: 1 });
    expect(told(world, '1 pass')).toEqual(['{2} must draw 2 cards', '{2} doit piocher 2 cartes']);
    const free = crafted({ hands: ['B7', 'R1', 'V3'], top: 'B1' });
    expect(told(free, '0 pass')).toEqual(NOTHING);
  });

  it('[X27] a Happy Man tells where the figure goes', () => {
    const world = crafted({ hands: ['BH V9', 'R1', 'V3'], top: 'B1' });
    expect(told(world, '0 play BH')).toEqual([
      '{0} now has the Happy Man figure',
      'la figurine Happy Man va à {0}',
    ]);
    expect(told(world, '1 draw', '* draw 1 B8', '1 play B8')).toEqual(NOTHING);
  });

  it('[X20] an exchange tells how many cards both hold now', () => {
    const world = crafted({ hands: ['+E V9 V8', 'R1', 'V3'], top: 'B1' });
    expect(told(world, '0 play +E')).toEqual(NOTHING);
    expect(told(world, '0 exchange 2')).toEqual([
      '{0} now holds 1 card, {2} 2 cards',
      '{0} a maintenant 1 carte, {2} 2 cartes',
    ]);
  });

  it('[X25] golden twelves tell who ends the round', () => {
    const world = crafted({ hands: ['*12 *12', 'R1', 'V3'], top: 'B1', round: 2 });
    expect(told(world, '0 play *12 *12')).toEqual([
      '{0} ends and wins round 2',
      '{0} met fin à la manche 2 et la gagne',
    ]);
  });

  it('[X25] golden twelves tell who ends the last round, too', () => {
    const world = crafted({ hands: ['*12', 'R1', 'V3'], top: 'B1', round: 3 });
    expect(told(world, '0 play *12')[0]).toBe('{0} ends and wins round 3');
  });

  it('[X26] a dead lock is told with what it was', () => {
    const hands = ['B7', 'R1', ''];
    const world = crafted({ hands, top: 'V5', hoarder: 2, passes: [0, 0, 2] });
    expect(told(world, '0 pass', '1 draw', '1 draw', '1 end')).toEqual(NOTHING);
    expect(told(world, '2 pass')).toEqual([
      'round 1 ends without a winner: nobody could play or draw a card any more',
      'la manche 1 finit sans vainqueur\u00A0: plus personne ne pouvait poser ni piocher',
    ]);
  });

  it('[X18] a stolen card is not told to all', () => {
    const world = crafted({ hands: ['+D R3', 'B7', 'V9'], top: 'B1' });
    expect(told(world, '0 play +D')).toEqual(NOTHING);
    expect(told(world, '* steal 1 0 B7')).toEqual(NOTHING);
  });
});

it('deals and draws are told at once, and thefts one by one', () => {
  const runs = ['deal 1 B7', 'draw 1 B7', 'steal 1 0 B7'].map((text) => parsed(text));
  expect(runs.map((move) => game.words.en.run?.(move))).toEqual([
    'the cards are dealt',
    'cards are drawn from the pile',
    undefined,
  ]);
  expect(game.words.fr.run?.(parsed('draw 1 B7'))).toBe('des cartes sont piochées');
});

describe('what chance brings a player', () => {
  const YOU: readonly (readonly [text: string, en: string, fr: string])[] = [
    ['dealer 1', 'you deal', 'vous donnez'],
    ['deal 1 B7', 'you are dealt the blue 7', 'vous recevez le 7 bleu'],
    ['draw 1 B7', 'you draw the blue 7 from the pile', 'vous piochez le 7 bleu'],
    ['steal 0 1 B7', 'you take the blue 7 from Ada', 'vous prenez le 7 bleu à Ada'],
    ['steal 1 0 B7', 'Ada takes the blue 7 from you', 'Ada vous prend le 7 bleu'],
  ];

  it.each(YOU)('a player is told of %s with “you”', (text, en, fr) => {
    const move = parsed(text);
    expect(game.words.en.toYou?.(move, NAMES, 1)).toBe(en);
    expect(game.words.fr.toYou?.(move, NAMES, 1)).toBe(fr);
    expect(game.words.en.toYou?.(move, NAMES, 2)).toBeUndefined();
  });

  it('[X3] French tells which card is turned up without a word that agrees with it', () => {
    const told = (text: string) => game.words.fr.move(parsed(text), NAMES);
    expect(['turn B7', 'turn +E', 'turn +P', 'turn +D', 'turn *12'].map(told)).toEqual([
      'carte retournée : le 7 bleu',
      'carte retournée : un Échange',
      'carte retournée : une Profusion',
      'carte retournée : une carte Tirer carte',
      'carte retournée : un douze d’or',
    ]);
    expect(game.words.en.move(parsed('turn +E'), NAMES)).toBe('an Exchange is turned up');
  });

  it('[X3] the card turned up is told to nobody with “you”', () => {
    expect(game.words.en.toYou?.(parsed('turn B7'), NAMES, 0)).toBeUndefined();
  });
});
