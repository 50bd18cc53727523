import { printView } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game as aurum } from '../index.ts';
import { printCard } from '../notation.ts';
import { playLines } from '../../test/play-lines.ts';
import { dealt, keepAll, trick } from './setting.ts';

describe('what is hidden', () => {
  const HANDS = ['B7 B1 B2', 'C7 C1 C2', 'P7 P1 P2', 'S7 S1 S2'];

  it('[A26] only its owner learns a dealt card, and all learn the cards aside', () => {
    const referee = dealt({ hands: HANDS });
    const seen = referee.seen(2).map((one) => ('move' in one ? aurum.print(one.move) : ''));
    const deals = seen.filter((text) => text.startsWith('deal'));
    expect(deals).toHaveLength(12);
    expect(deals.every((text) => text.startsWith('deal 2 '))).toBe(true);
    expect(seen.filter((text) => text === '')).toHaveLength(36);
    expect(seen.filter((text) => text.startsWith('aside'))).toHaveLength(2);
  });

  it('[A26] onlookers learn what all may, and no dealt card', () => {
    const referee = dealt({ hands: HANDS });
    const seen = referee.seen(undefined).map((one) => ('move' in one ? aurum.print(one.move) : ''));
    expect(seen.filter((text) => text === '')).toHaveLength(48);
    expect(seen.filter((text) => text.startsWith('aside'))).toHaveLength(2);
  });

  it('[A26] hands are secret, from the partner, too', () => {
    const one = dealt({ hands: ['B7 B1', 'C7 C1', 'P7 P1', 'S7 S1'] });
    const other = dealt({ hands: ['B7 B1', 'C7 C1', 'S7 S1', 'P7 P1'] });
    // Seats 2 and 3 have changed places with some cards: seats 0 and 1 can't tell.
    expect(new Set(one.view(0).hand.metals)).toEqual(new Set(other.view(0).hand.metals));
    expect(printView(one.view(1))).toBe(printView(other.view(1)));
    expect(printView(one.view(2))).not.toBe(printView(other.view(2)));
  });

  it('[A26] secret bids of 3 players show only that they are made', () => {
    const one = dealt({ hands: ['B7 B1', 'P7 P1', 'S7 S1'] });
    const other = dealt({ hands: ['B7 B1', 'P7 P1', 'S7 S1'] });
    playLines(one, '0 bid B7');
    playLines(other, '0 bid B1');
    expect(printView(one.view(1))).toBe(printView(other.view(1)));
    expect(one.table.chosen).toBe(1);
    expect(one.seen(1).at(-1)).toMatchObject({ actor: 6, unseen: { en: 'a card is dealt' } });
    expect(one.chosen(0)).toEqual([aurum.parse('bid B7')]);
    expect(one.chosen(1)).toEqual([]);
  });

  it('[A26] gold, bids, trick counts, hand sizes and the last trick are public', () => {
    const referee = dealt({ hands: HANDS });
    playLines(referee, '0 bid B7', '1 bid C7', '2 bid P7', '3 bid S7');
    trick(referee, '0 play B1', '1 play C2', '2 play P1', '3 play S2');
    const { table } = referee;
    expect(table.handSizes).toEqual([10, 10, 10, 10]);
    expect(table.tricks).toEqual([0, 0, 0, 1]);
    expect(table.last.cards.map(printCard)).toEqual(['B1', 'C2', 'P1', 'S2']);
    expect(table.last.winner).toBe(3);
  });

  it('[A26] a trick before the last one is nowhere to be seen', () => {
    const referee = dealt({
      hands: ['B7 B1 B5', 'C7 C2 C5', 'P7 P1 P4', 'S7 S2 S5'],
      aside: 'Z9 Z10',
    });
    playLines(referee, '0 bid B7', '1 bid C7', '2 bid P7', '3 bid S7');
    trick(referee, '0 play B1', '1 play C2', '2 play P1', '3 play S2');
    const gone = ['B1', 'C2', 'P1', 'S2'].map((text) => aurum.parse(`play ${text}`));
    trick(referee, '2 play P4', '3 play S5', '0 play B5', '1 play C5');
    keepAll(referee);
    const { table } = referee;
    const shown = [...table.bids, ...table.trick.cards, ...table.last.cards, ...table.aside];
    const texts = shown.map((card) => aurum.parse(`play ${card === 0 ? 'G0' : printCard(card)}`));
    expect(gone.filter((move) => texts.includes(move))).toEqual([]);
  });
});
