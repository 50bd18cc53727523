import type { Card } from '@pepite/games/auruxxx/pieces';
import { create, type Table } from '@pepite/games/auruxxx/world';
import type { Language, Seat } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import type { Deed } from '../events.ts';
import { newsOf } from '../news.ts';
import { card } from './cards.ts';

const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed'];
const news = (
  deed: Deed,
  seat: Seat,
  { language = 'en', ...changes }: Partial<Table> & { readonly language?: Language } = {},
): string => newsAfter([deed], seat, { language, ...changes });
const newsAfter = (
  deeds: readonly Deed[],
  seat: Seat,
  { language = 'en', ...changes }: Partial<Table> & { readonly language?: Language } = {},
): string =>
  newsOf(deeds, { table: { ...create(3).table, ...changes }, names: NAMES, seat, language });

const theft = (victim: Seat, stolen: Card | undefined) => ({ victim, card: stolen });

describe('the news', () => {
  it('[X18] the news of a theft names thief and victims, and the card only to those two', () => {
    const seen = (cards: readonly (Card | undefined)[]): Deed => ({
      kind: 'stole',
      seat: 0,
      thefts: cards.map((stolen, index) => theft(index + 1, stolen)),
    });
    const [six, golden] = [card('B6'), card('*12')];
    expect(news(seen([six, golden]), 0)).toBe(
      'You take the blue 6 from Bo and a golden twelve from Cy.',
    );
    expect(news(seen([six, undefined]), 1)).toBe(
      'Ana takes the blue 6 from you! Ana takes a card from Cy.',
    );
    expect(news(seen([undefined, undefined]), 5)).toBe('Ana takes a card from Bo and Cy.');
    expect(news(seen([six]), 1, { language: 'fr' })).toBe('Ana vous prend le 6 bleu\u202f!');
  });

  it('the news does not tell a reader of an open replay that a card was theirs', () => {
    const deed: Deed = { kind: 'stole', seat: 0, thefts: [theft(1, card('B6'))] };
    expect(news(deed, 2)).toBe('Ana takes a card from Bo.');
  });

  it('[X18] [X19] an action and what it takes are told in one sentence', () => {
    const laid = (action: string): Deed => ({ kind: 'laid', seat: 0, cards: [card(action)] });
    const stole = (...cards: readonly (Card | undefined)[]): Deed => ({
      kind: 'stole',
      seat: 0,
      thefts: cards.map((stolen, index) => theft(index + 1, stolen)),
    });
    const drawOne = [laid('+D'), stole(card('B6'))];
    expect(newsAfter(drawOne, 0)).toBe('Draw-a-card: you take the blue 6 from Bo.');
    expect(newsAfter(drawOne, 1, { language: 'fr' })).toBe(
      'Ana pose une carte Tirer carte et vous prend le 6 bleu\u202f!',
    );
    expect(newsAfter(drawOne, 2)).toBe('Ana plays a Draw-a-card and takes a card from Bo.');
    const ones = [laid('+P'), stole(card('B6'), undefined)];
    expect(newsAfter(ones, 1)).toBe(
      'Ana plays a Profusion and takes the blue 6 from you! Ana takes a card from Cy.',
    );
  });

  it('[X18] a Profusion with many victims lists cards and owners, or counts the victims', () => {
    const laid: Deed = { kind: 'laid', seat: 0, cards: [card('+P')] };
    const cards = ['B6', '*12', '+E', 'GH'].map(card);
    const thefts = cards.map((stolen, index) => theft(index + 1, stolen));
    const own: readonly Deed[] = [laid, { kind: 'stole', seat: 0, thefts }];
    expect(newsAfter(own, 0)).toBe(
      'You take: blue 6 (Bo), golden twelve (Cy), Exchange (Di), green Happy Man (Ed).',
    );
    expect(newsAfter(own, 0, { language: 'fr' })).toBe(
      'Vous prenez\u00a0: 6 bleu (Bo), douze d’or (Cy), Échange (Di), Happy Man vert (Ed).',
    );
    const seen = thefts.map(({ victim }) => theft(victim, undefined));
    const unseen: readonly Deed[] = [laid, { kind: 'stole', seat: 0, thefts: seen }];
    expect(newsAfter(unseen, 9)).toBe('Ana plays a Profusion and takes a card from 4 players.');
    const mine = seen.map((one, index) => (index === 0 ? theft(1, card('B6')) : one));
    expect(newsAfter([laid, { kind: 'stole', seat: 0, thefts: mine }], 1)).toBe(
      'Ana plays a Profusion and takes the blue 6 from you! ' +
        'Ana takes a card from 3 other players.',
    );
  });

  it('[X20] the news of swapped hands says “you” to those who swapped', () => {
    const swap: Deed = { kind: 'swapped', seat: 0, partner: 2 };
    expect(news(swap, 1)).toBe('Ana and Cy swap hands!');
    expect(news(swap, 0)).toBe('You and Cy swap hands!');
    expect(news(swap, 2, { language: 'fr' })).toBe('Vous et Ana échangez vos mains\u202f!');
  });

  it('[X16] the news of a pass says who owes the cards now', () => {
    const pass: Deed = { kind: 'passed', seat: 0 };
    expect(news(pass, 2, { debt: 4, player: 1 })).toBe('Ana passes: Bo must now draw 4 cards.');
    expect(news(pass, 1, { debt: 4, player: 1 })).toBe('Ana passes: you must now draw 4 cards.');
    expect(news(pass, 0, { debt: 2, player: 1 })).toBe('You pass: Bo must now draw 2 cards.');
    expect(news(pass, 2)).toBe('Ana passes.');
  });

  it('[X25] [X27] the news of a play names the cards, the figure and the end of a round', () => {
    const laid = (...cards: readonly string[]): Deed => ({
      kind: 'laid',
      seat: 1,
      cards: cards.map(card),
    });
    expect(news(laid('B6', 'G6'), 0)).toBe('Bo plays 2 cards, the green 6 on top.');
    expect(news(laid('B6'), 1, { language: 'fr' })).toBe('Vous posez le 6 bleu.');
    expect(news(laid('+P'), 1, { language: 'fr' })).toBe('Vous posez une Profusion.');
    expect(news(laid('+E'), 0)).toBe('Bo plays an Exchange.');
    expect(news(laid('GH'), 0)).toBe('Bo plays the green Happy Man. The figure goes to Bo.');
    expect(news(laid('*12', '*12'), 0)).toBe('Bo finishes with 2 golden twelves!');
    expect(news({ kind: 'drew', seat: 1, cards: [undefined] }, 0)).toBe('Bo draws 1 card.');
    expect(news({ kind: 'stopped', seat: 1 }, 1)).toBe('You end your turn without playing.');
    expect(news({ kind: 'dealt', card: 9 }, 1, { round: 2 })).toBe('Round 2: twelve cards each.');
  });
});
