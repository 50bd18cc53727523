import { ACCEPT, DRAW, END, PASS, swapHandsMove } from '@pepite/games/auruxxx/moves';
import { GOLDEN } from '@pepite/games/auruxxx/pieces';
import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { choicesOf, lookOf, playOfChosen, tap } from '../choices.ts';
import { heldOf } from '../sorting.ts';
import { card, play } from './cards.ts';

/** On a red 7: two blue 6s and a green one fit, alone or together; a red 1 alone. */
const HAND = heldOf(['B6', 'B6', 'G6', 'R1', 'Y3', '*12'].map(card));
const [B6, OTHER_B6, G6] = [itemAt(HAND, 0), itemAt(HAND, 1), itemAt(HAND, 2)];
const [R1, Y3, TWELVE] = [itemAt(HAND, 3), itemAt(HAND, 4), itemAt(HAND, 5)];
const CHOICES = choicesOf([
  play('B6'),
  play('G6'),
  play('R1'),
  play('B6', 'G6'),
  play('B6', 'B6'),
  play('G6', 'B6'),
  play('B6', 'G6', 'B6'),
  DRAW,
  PASS,
]);

describe('the choices of a seat', () => {
  it('the moves of a seat are sorted by what is asked for', () => {
    expect(CHOICES).toMatchObject({ draw: true, pass: true, accept: false, end: false });
    expect(CHOICES.playable).toEqual(new Set([card('B6'), card('G6'), card('R1')]));
    expect(CHOICES.several).toEqual(new Set([card('B6'), card('G6')]));
    expect(choicesOf([ACCEPT, END])).toMatchObject({ accept: true, end: true, draw: false });
    expect(choicesOf([swapHandsMove(2), swapHandsMove(4)]).partners).toEqual([2, 4]);
  });
});

describe('the look of a hand', () => {
  const looks = (...chosen: readonly (typeof B6)[]) =>
    HAND.map((held) => lookOf(chosen, held, CHOICES)).join(' ');

  it('what may be laid is lit while nothing is chosen, or a card that none may join', () => {
    expect(looks()).toBe('lit lit lit lit dim dim');
    expect(looks(R1)).toBe('lit lit lit lit dim dim');
  });

  it('[X15] only what may join the chosen cards stays lit', () => {
    expect(looks(B6)).toBe('lit lit lit plain dim dim');
    expect(looks(B6, OTHER_B6)).toBe('lit lit plain plain dim dim');
  });
});

describe('tapping a card', () => {
  it('a tapped card that leaves no choice is played', () => {
    expect(tap([], R1, CHOICES, false)).toEqual({ move: play('R1') });
  });

  it('a tapped card waits for confirmation if the player wants that', () => {
    expect(tap([], R1, CHOICES, true)).toEqual({ chosen: [R1] });
    expect(tap([R1], R1, CHOICES, true)).toEqual({ chosen: [] });
    expect(tap([], Y3, CHOICES, true)).toEqual({ move: play('Y3') });
  });

  it('[X15] cards that may be laid together are chosen by tapping, the last on top', () => {
    expect(tap([], B6, CHOICES, false)).toEqual({ chosen: [B6] });
    expect(tap([B6], G6, CHOICES, false)).toEqual({ chosen: [B6, G6] });
    expect(tap([B6], OTHER_B6, CHOICES, false)).toEqual({ chosen: [B6, OTHER_B6] });
    expect(playOfChosen([B6, G6], CHOICES)).toBe(play('B6', 'G6'));
    expect(playOfChosen([G6, B6], CHOICES)).toBe(play('G6', 'B6'));
    expect(playOfChosen([B6, R1], CHOICES)).toBeUndefined();
  });

  it('a chosen card is put back by tapping it, and another number begins anew', () => {
    expect(tap([B6, G6], B6, CHOICES, false)).toEqual({ chosen: [G6] });
    expect(tap([B6, G6], R1, CHOICES, false)).toEqual({ chosen: [R1] });
  });

  it('a tapped card that breaks the rules is tried, so that the page says why', () => {
    expect(tap([], Y3, CHOICES, false)).toEqual({ move: play('Y3') });
    expect(tap([B6, OTHER_B6], G6, CHOICES, false)).toEqual({ move: play('B6', 'B6', 'G6') });
  });

  it('[X18] a tapped action is only chosen, so that its effect can be read first', () => {
    const [profusion] = heldOf([card('+P')]);
    if (profusion === undefined) throw new Error('no card');
    const choices = choicesOf([play('+P'), play('R1')]);
    expect(tap([], profusion, choices, false)).toEqual({ chosen: [profusion] });
    expect(tap([R1], profusion, choices, false)).toEqual({ chosen: [profusion] });
    expect(playOfChosen([profusion], choices)).toBe(play('+P'));
  });

  it('[X25] golden twelves are laid all at once, or tried one too early', () => {
    expect(tap([], TWELVE, CHOICES, false)).toEqual({ move: play('*12') });
    const finish = play('*12', '*12', '*12');
    expect(tap([], { key: '1.1', card: GOLDEN }, choicesOf([finish]), false)).toEqual({
      move: finish,
    });
  });
});
