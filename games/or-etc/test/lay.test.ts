import { describe, expect, it } from 'vitest';
import { missing, STANDARD_DECK } from '../pieces/deck.ts';
import { diceOf } from '../pieces/dice.ts';
import { depthOf } from '../pieces/mine.ts';
import { Step } from '../world.ts';
import { expectRefused, legal } from '../../test/play-lines.ts';
import { handOf, idle, play, rolls, started } from './setting.ts';

const shows = (pattern: string, dice: string): boolean =>
  missing(pattern, diceOf(dice.split('').map(Number))) === 0;

describe('combinations', () => {
  it.each([
    ['XXYYY', '11222'],
    ['XXYYY', '33355'],
    ['2222-', '22226'],
    ['2222-', '22222'],
    ['XXXX-', '13333'],
    ['XXXX-', '33333'],
    ['444--', '14446'],
    ['66-55', '15566'],
    ['XX-66', '11666'],
    ['XX-66', '22366'],
    ['XX-YY', '11223'],
    ['XX-YY', '11222'],
    ['XX---', '11346'],
    ['33---', '33456'],
  ])('[O24] a card %s is shown by %s', (pattern, dice) => {
    expect(shows(pattern, dice)).toBe(true);
  });

  it.each([
    ['XXYYY', '11111'],
    ['XXYYY', '11223'],
    ['XX-66', '16666'],
    ['XX-66', '66666'],
    ['XX-YY', '11112'],
    ['XX-11', '11112'],
    ['66-55', '55556'],
    ['444--', '11445'],
    ['XX---', '12346'],
    ['22---', '11333'],
  ])('[O24] a card %s is not shown by %s', (pattern, dice) => {
    expect(shows(pattern, dice)).toBe(false);
  });

  it('[O24] the order of signs and dice is irrelevant', () => {
    expect(missing('66-55', diceOf([5, 6, 1, 6, 5]))).toBe(0);
    expect(missing('5-656', diceOf([1, 5, 5, 6, 6]))).toBe(0);
  });

  it.each([
    ['444--', '12345', 2],
    ['XXX--', '11346', 1],
    ['XXYYY', '11225', 1],
    ['XX-66', '12346', 2],
  ])('a card %s counts how many dice of %s would have to change', (pattern, dice, count) => {
    expect(missing(pattern, diceOf(dice.split('').map(Number)))).toBe(count);
  });

  it('an X fits beside printed values, if it differs from them', () => {
    expect(shows('1234X', '12345')).toBe(true);
    expect(shows('1234X', '11234')).toBe(false);
    expect(shows('123XY', '12345')).toBe(true);
  });

  it('the cards that a roll shows are known before play', () => {
    const pairs = STANDARD_DECK.shown[diceOf([1, 1, 2, 2, 3])];
    const names = STANDARD_DECK.names.filter((_, card) => ((pairs >> card) & 1) === 1);
    expect(names).toEqual(['XX-11:2', 'XX-22:2', 'XX-YY:1', 'XX-YY:2', '22---:2', 'XX---:1']);
  });
});

describe('laying', () => {
  const hands = ['XXYYY:3 XX---:1 111--:2 XX---:1', 'XX---:1 XXX--:1'];

  it('[O24] everyone may lay one card that their dice show, or none', () => {
    const referee = started({ tools: ['pick', 'wagon'], hands });
    play(referee, ...rolls('0 11222', '1 11346'), '0 pass', '1 pass');
    expect(legal(referee, 0)).toEqual(['lay XX---:1', 'lay XXYYY:3', 'skip']);
    expect(legal(referee, 1)).toEqual(['lay XX---:1', 'skip']);
    expectRefused(referee, '1 lay XXX--:1', 'combination', 'O24');
    expectRefused(referee, '1 lay 444--:2', 'notInHand', 'O24');
    expectRefused(referee, '1 pass', 'layDue', 'O24');
    play(referee, '0 lay XXYYY:3', '1 skip');
    expect(handOf(referee, 0)).toEqual(['111--:2', 'XX---:1', 'XX---:1']);
    expect(referee.table.players.map(({ points }) => points)).toEqual([5, 0]);
  });

  it('[O24] the dice after the exchanges count', () => {
    const referee = started({ tools: ['pick', 'wagon'], hands, beers: '1' });
    play(referee, ...rolls('0 12346', '1 11346'), '0 offer 1 6 1', '1 agree', '1 pass', '0 pass');
    expect(legal(referee, 0)).toEqual(['lay XX---:1', 'skip']);
  });

  it('[O25] the cards laid in a turn are the next row', () => {
    const referee = started({ tools: ['pick', 'mug'], hands });
    play(referee, ...rolls('0 11222', '1 12346'), '0 pass', '1 pass', '0 lay XXYYY:3');
    idle(referee);
    play(referee, '* pick 0 filon', '* draw 0 XX---:1', ...rolls('0 11346', '1 12346'));
    play(referee, '0 pass', '1 pass', '0 lay XX---:1', '* roll 0 11346', '0 pass', '0 lay XX---:1');
    expect(referee.table.players[0].laid.map(depthOf)).toEqual([1, 2, 2]);
    expect(referee.table.players[0].next).toEqual({ cards: 2, exits: 2, built: 0, closed: 0 });
    play(referee, '* roll 0 12346');
    idle(referee);
    play(referee, '* pick 0 filon', '* draw 0 XX---:1', '* pick 0 filon', '* draw 0 XX---:1');
    expect(referee.table.players[0]).toMatchObject({ depth: 2, throws: 2 });
  });

  it('[O25] nothing is laid without a free exit', () => {
    const referee = started({ tools: ['pick', 'wagon'], hands });
    play(referee, ...rolls('0 12346', '1 11346'), '0 pass', '1 pass', '1 lay XX---:1');
    play(referee, '* roll 1 11133', '1 pass');
    expect(referee.table.step).toBe(Step.drop);
  });
});
