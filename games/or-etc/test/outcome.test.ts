import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { playLines } from '../../test/play-lines.ts';
import { toldToOthers } from '../../test/told-to-others.ts';
import { Step } from '../world.ts';
import { fresh, idleTurn, type OrEtcReferee, play, rolls, started, wordsIn } from './setting.ts';

const NOTHING = [undefined, undefined];

/** What is told of the last of some moves, to those it is not about. */
function told(referee: OrEtcReferee, ...lines: readonly string[]): readonly unknown[] {
  play(referee, ...lines);
  const { move } = itemAt(referee.journal, referee.journal.length - 1);
  return toldToOthers(game, move, referee.table);
}

describe('what the auction tells', () => {
  const begun = (seats: number): OrEtcReferee => {
    const referee = fresh(seats);
    playLines(referee, '* first 0');
    return referee;
  };

  it('[O5] the last fold tells who gets a tool for how much', () => {
    const referee = begun(3);
    expect(told(referee, '0 bid 3')).toEqual(NOTHING);
    expect(told(referee, '1 bid 4')).toEqual(NOTHING);
    expect(told(referee, '2 fold')).toEqual(NOTHING);
    expect(told(referee, '0 fold')).toEqual([
      '{1} gets the mithril pick for 4 prestige',
      'adjugé à {1} pour 4 de prestige\u00A0: pioche de mithril',
    ]);
    expect(told(referee, '0 fold')).toEqual(NOTHING);
    expect(told(referee, '2 bid 3')).toEqual([
      '{2} gets the light wagon for 3 prestige',
      'adjugé à {2} pour 3 de prestige\u00A0: wagonnet allégé',
    ]);
    // The move itself tells the price.
    expect(told(referee, '0 choose helmet')).toEqual(NOTHING);
  });

  it('[O6] the last refusal tells that nobody wants a tool', () => {
    const referee = begun(2);
    expect(told(referee, '0 fold')).toEqual(NOTHING);
    expect(told(referee, '1 fold')).toEqual([
      'nobody wants the mithril pick',
      'personne ne veut de cet outil\u00A0: pioche de mithril',
    ]);
    for (let tool = 0; tool < 4; tool++) play(referee, '0 fold', '1 fold');
    expect(told(referee, '0 fold', '1 fold')[0]).toBe('nobody wants the iron mallet');
    expect(referee.table.step).toBe(Step.choose);
    expect(told(referee, '0 choose wagon')).toEqual(NOTHING);
  });
});

describe('what a claim tells', () => {
  function claimed(hands: readonly string[]): OrEtcReferee {
    const referee = started({ tools: ['mug', 'shovel', 'helmet'], hands, beers: '5 1' });
    play(referee, ...rolls('0 12346', '1 12346', '2 12346'), '0 centre 6 5');
    return referee;
  }

  it('[O21] a claim that nobody contests is told so', () => {
    const referee = claimed([]);
    expect(told(referee, '1 let', '2 let')).toEqual([
      'nobody contests it: the exchange is made',
      'personne ne le dispute\u00A0: l’échange a lieu',
    ]);
  });

  it('[O21] a claim tells nothing yet while stakes are due', () => {
    expect(told(claimed([]), '1 contest', '2 let')).toEqual(NOTHING);
  });

  it('[O21] a contest tells which rival has won the die, and with what', () => {
    const referee = claimed(['XX-YY:1', 'XXX--:1', '']);
    play(referee, '1 contest', '2 contest', '0 stake XX-YY:1', '1 stake XXX--:1');
    expect(told(referee, '2 stake XX---:1')).toEqual([
      '{1} wins the 5 with the highest stake: three of a kind (value 3)',
      '{1} remporte le 5 avec la plus haute mise\u00A0: un brelan (valeur 3)',
    ]);
    expect(told(referee, '1 settle 6')).toEqual(NOTHING);
  });

  it('[O21] a contest tells that the claimant has won the die', () => {
    const referee = claimed(['XXYYY:3', '', '']);
    play(referee, '1 contest', '2 let', '0 stake XXYYY:3');
    expect(told(referee, '1 stake XX---:1')[0]).toBe(
      '{0} wins the 5 with the highest stake: a full house with 3\u00A0exits (value 5)',
    );
  });
});

describe('what natural rolls tell', () => {
  /** The second turn, with accidents open: seat 1 throws a card away and draws them. */
  function secondTurn(tools: readonly string[], open: string): OrEtcReferee {
    const referee = started({ tools });
    play(referee, ...rolls('0 12346', '1 12346'), '0 pass', '1 pass');
    play(referee, '0 drop', '1 drop XX---:1');
    play(referee, ...wordsIn(open).map((accident) => `* pick 1 A${accident}`));
    play(referee, '* pick 1 filon', '* draw 1 XX---:1');
    return referee;
  }

  it('natural rolls that bring nothing tell nothing', () => {
    expect(told(secondTurn(['shovel', 'mug'], ''), ...rolls('0 12346', '1 12346'))).toEqual(
      NOTHING,
    );
  });

  it('[O13] a tool that breaks is told when all have rolled', () => {
    const referee = started({ tools: ['pick', 'mug'] });
    expect(told(referee, '* roll 0 11111')).toEqual(NOTHING);
    expect(told(referee, '* roll 1 12346')).toEqual([
      '{0} loses the mithril pick',
      '{0} perd son outil\u00A0: pioche de mithril',
    ]);
  });

  it('[O17] five 6s tell that any card may be laid', () => {
    const referee = started({ tools: ['pick', 'mug'] });
    expect(told(referee, ...rolls('0 12346', '1 66666'))).toEqual([
      '{1} may lay any card',
      '{1} peut poser n’importe quelle carte',
    ]);
  });

  it('[O14] accidents are told by their names', () => {
    const referee = secondTurn(['mallet', 'mug'], '23456 11122');
    expect(told(referee, ...rolls('0 23456', '1 11122'))).toEqual([
      'Firedamp strikes {0}; {0} loses the iron mallet; Rockfall strikes {1}',
      'Coup de grisou chez {0}\u202F; {0} perd son outil\u00A0: masse en fonte\u202F; ' +
        'Éboulement chez {1}',
    ]);
  });

  it('[O14] the choice about the helmet is told, and whom accidents strike after that', () => {
    const before = (): OrEtcReferee => {
      const referee = secondTurn(['helmet', 'mug'], '23456 11122');
      expect(told(referee, ...rolls('0 11122', '1 23456'))).toEqual(NOTHING);
      return referee;
    };
    expect(told(before(), '0 shield')).toEqual([
      'Rockfall: the helmet saves {0}; Firedamp strikes {1}',
      'Éboulement\u00A0: le casque sauve {0}\u202F; Coup de grisou chez {1}',
    ]);
    expect(told(before(), '0 suffer')[0]).toBe('Rockfall strikes {0}; Firedamp strikes {1}');
  });

  it('[O14] accidents before the helmet’s owner are not told again', () => {
    const referee = secondTurn(['mug', 'helmet'], '23456 11122');
    expect(told(referee, ...rolls('0 23456', '1 11122'))[0]).toBe('Firedamp strikes {0}');
    expect(told(referee, '1 suffer')[0]).toBe('Rockfall strikes {1}');
  });

  it('[O13] [O14] a tool that broke is not told again', () => {
    const referee = secondTurn(['helmet', 'mug'], '11122');
    expect(told(referee, ...rolls('0 11122', '1 11111'))[0]).toBe('{1} loses the unbreakable mug');
    expect(told(referee, '0 shield')[0]).toBe('Rockfall: the helmet saves {0}');
  });

  it('[O12] the rolls that have ended the match are told with who rolled them', () => {
    const referee = started({ tools: ['mug', 'shovel'] });
    for (let turn = 1; turn < 5; turn++) idleTurn(referee);
    expect(told(referee, '* roll 0 33335')).toEqual(NOTHING);
    expect(told(referee, '* roll 1 44445')).toEqual([
      '{0} ends the match with four\u00A03s; {1} ends the match with four\u00A04s',
      '{0} met fin à la partie avec un carré de\u00A03\u202F; ' +
        '{1} met fin à la partie avec un carré de\u00A04',
    ]);
  });
});

describe('what the end of a turn tells', () => {
  const five = (card: string): string => Array.from({ length: 5 }, () => card).join(' ');

  it('[O18] a mine that is set aside is told with its owner', () => {
    const cards = [{ pattern: 'XX---', exits: 0, value: 1, copies: 20 }];
    const hands = [five('XX---:0'), five('XX---:0')];
    const referee = started({
      tools: ['shovel', 'mug'],
      hands,
      options: { cards, sheets: 1 },
    });
    play(referee, ...rolls('0 11346', '1 12346'), '0 pass', '1 pass');
    expect(told(referee, '0 lay XX---:0')).toEqual([
      '{0} has no free exit left: the mine is set aside',
      '{0} n’a plus de sortie libre\u00A0: sa mine est mise de côté',
    ]);
    expect(game.words.en.outcome?.(game.parse('drop', 0) ?? 0, referee.table)).toBeUndefined();
  });

  /** At the discards of the first turn, with so many cards and accidents. */
  function discarding(copies: number, accidents: number): OrEtcReferee {
    const cards = [{ pattern: 'XX---', exits: 1, value: 1, copies }];
    const referee = started({
      tools: ['mug', 'shovel'],
      hands: [five('XX---:1'), five('XX---:1')],
      options: { cards, sheets: 1, accidents },
    });
    play(referee, ...rolls('0 12346', '1 12346'), '0 pass', '1 pass');
    return referee;
  }
  const OVER = [
    '{1} draws the last card: the match is over',
    '{1} pioche la dernière carte\u00A0: la partie est finie',
  ];

  it('[O28] the player who draws the last card is told before it is drawn', () => {
    const referee = discarding(12, 0);
    expect(told(referee, '0 drop', '1 drop XX---:1 XX---:1')).toEqual(NOTHING);
    expect(told(referee, '* pick 1 filon')).toEqual(NOTHING);
    play(referee, '* draw 1 XX---:1');
    expect(told(referee, '* pick 1 filon')).toEqual(OVER);
    // Which card it is, only its owner learns.
    expect(told(referee, '* draw 1 XX---:1')).toEqual(NOTHING);
    expect(referee.isOver).toBe(true);
  });

  it('[O28] the last card is told as well if it is an accident', () => {
    const referee = discarding(10, 1);
    play(referee, '0 drop', '1 drop XX---:1', '* pick 1 A11122', '* pick 1 A11222');
    expect(told(referee, '* pick 1 A12345')).toEqual(NOTHING);
    expect(told(referee, '* pick 1 A23456')).toEqual(OVER);
  });

  it('[O28] an empty pile is told', () => {
    const referee = discarding(10, 0);
    expect(told(referee, '0 drop', '1 drop XX---:1')).toEqual([
      'the pile is used up: the match is over',
      'la pioche est épuisée\u00A0: la partie est finie',
    ]);
  });
});
