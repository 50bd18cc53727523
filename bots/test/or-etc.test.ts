import { begin, itemAt, look, Moves, only, type Options, Seeded } from '@pepite/kernel';
import { gameOf } from '@pepite/games';
import { game as orEtc } from '@pepite/games/or-etc/index';
import { receive } from '@pepite/games/or-etc/steps/hands';
import { Step } from '@pepite/games/or-etc/world';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, playMatch, seatBot } from '../index.ts';
import { chosenAfter, chosenIn } from './or-etc.position.ts';

const game = gameOf('or-etc') ?? orEtc;
const defaults = (seats: number): Options => ({ sheets: seats, accidents: 3 });

describe('the heuristic Or etc. bot, at the auction', () => {
  it('the bot does not pay for the pick with a card of its hand', () => {
    expect(chosenAfter()).toBe('fold');
  });

  it('the bot buys the mug while it costs no card, and no longer', () => {
    const untilMug = ['fold', 'fold', 'fold', 'fold', 'fold', 'fold', 'fold', 'fold'];
    expect(chosenAfter(...untilMug)).toBe('bid 2');
    expect(chosenAfter(...untilMug, 'bid 2')).toBe('fold');
  });
});

describe('the heuristic Or etc. bot, with its dice', () => {
  it('the bot rolls dice again that do not fit', () => {
    const position = { step: 'act', hand: '2222-:3', dice: '22256', tool: 'pick' } as const;
    expect(chosenIn(position)).toBe('reroll 5 6');
  });

  it('the bot rolls one die again with the mallet', () => {
    const position = { step: 'act', hand: '1111-:3', dice: '11134', tool: 'mallet' } as const;
    expect(chosenIn(position)).toMatch(/^reroll [34]$/);
  });

  it('the bot takes a lower die from the centre where that completes a card', () => {
    const position = { step: 'act', hand: '444--:2', dice: '14456', centre: '434' } as const;
    expect(chosenIn(position)).toMatch(/^centre [56] 4$/);
  });

  it('the bot pays a small card to complete a large one, in its last throw', () => {
    const position = {
      step: 'act',
      hand: '66-55:3 XX---:1',
      dice: '14566',
      centre: '522',
    } as const;
    expect(chosenIn(position)).toBe('centre 4 5 XX---:1');
  });

  it('the bot takes two steps where one is not enough', () => {
    const position = { step: 'act', hand: '2222-:3', dice: '22356', centre: '221' } as const;
    expect(chosenIn(position)).toMatch(/^centre [356] 2$/);
  });

  it('the bot swaps a die up with the mug for nothing', () => {
    const position = { step: 'act', hand: '66-55:3', dice: '14566', centre: '522' } as const;
    expect(chosenIn({ ...position, tool: 'mug' })).toMatch(/^mug [14] 5$/);
  });

  it('the bot asks another player for the die that is missing', () => {
    const position = { step: 'act', hand: '444--:2', dice: '14456', other: '12344' } as const;
    expect(chosenIn(position)).toMatch(/^offer 1 [56] 4$/);
  });

  it('the bot passes where nothing helps', () => {
    const position = { step: 'act', hand: '444--:2', dice: '44456', centre: '123' } as const;
    expect(chosenIn(position)).toBe('pass');
  });
});

describe('the heuristic Or etc. bot, asked by others', () => {
  const offer = { step: 'answer', hand: '444--:2', dice: '14456', other: '14456' } as const;

  it('the bot agrees to an offer that completes a card', () => {
    expect(chosenIn({ ...offer, deal: '4 5' })).toBe('agree');
  });

  it('the bot refuses an offer that breaks a card', () => {
    expect(chosenIn({ ...offer, dice: '14446', deal: '6 4 XXYYY:3' })).toBe('refuse');
  });

  it('the bot sells a die for a card, but not to the leader', () => {
    const hand = '444--:2 XX-YY:2 XX---:1';
    const deal = { ...offer, hand, dice: '44456', deal: '5 6 XX---:1', left: 2, exits: 4 };
    expect(chosenIn({ ...deal, points: [30, 5, 5, 5] })).toBe('agree');
    expect(chosenIn({ ...deal, points: [5, 30, 5, 5] })).toBe('refuse');
  });

  it('the bot contests a die that completes a good card, and no other', () => {
    const claim = { step: 'contest', dice: '22256', other: '22256', centre: '213' } as const;
    expect(chosenIn({ ...claim, hand: '2222-:3 XX---:1 XX-YY:1', deal: '6 2' })).toBe('contest');
    expect(chosenIn({ ...claim, hand: '444--:2 66-55:3', deal: '6 2' })).toBe('let');
  });

  it('the bot lets a die go that it could not pay for, however good', () => {
    const claim = { step: 'contest', dice: '11116', other: '22256', centre: '513' } as const;
    // No card of value 4 for a 1, and no card beside the one it would stake for nothing.
    expect(chosenIn({ ...claim, dice: '11111', hand: '66-55:3 XX---:1', deal: '6 5' })).toBe('let');
    expect(chosenIn({ ...claim, dice: '11111', hand: '66-55:3', deal: '6 5' })).toBe('let');
  });

  it('the bot does not stake the card that it fights for', () => {
    const claim = { step: 'stake', dice: '22256', other: '22256', centre: '213' } as const;
    expect(chosenIn({ ...claim, hand: '2222-:3 XX---:1', deal: '6 2' })).toBe('stake XX---:1');
  });

  it('the bot settles with a die that it does not need', () => {
    const won = { step: 'settle', dice: '22256', other: '22256', centre: '213' } as const;
    expect(chosenIn({ ...won, hand: '2222-:3', deal: '6 2' })).toMatch(/^settle [56]$/);
  });
});

describe('the heuristic Or etc. bot, with its mine', () => {
  it('the bot lays the card that is worth the most', () => {
    const position = { step: 'lay', hand: 'XXYYY:3 XX---:1 XX-YY:1', dice: '55566' } as const;
    expect(chosenIn(position)).toBe('lay XXYYY:3');
  });

  it('the bot lays nothing where none of its cards fits', () => {
    expect(chosenIn({ step: 'lay', hand: 'XXYYY:3 444--:2', dice: '12346' })).toBe('skip');
  });

  it('every bot discards legally from a hand with a million possible discards', () => {
    const kinds = Array.from({ length: 20 }, (_, index) => ({
      pattern: itemAt(['XX---', 'XXX--', 'XX-YY', 'XXYYY', 'XXXX-'], index % 5),
      exits: Math.floor(index / 5),
      value: 1 + (index % 5),
      copies: 3,
    }));
    const options = { sheets: 4, accidents: 0, cards: kinds };
    const variant = orEtc.variant?.(options) ?? orEtc;
    const world = begin(variant, 4, options);
    world.table.step = Step.drop;
    world.table.asked = only(0);
    world.table.turn = 2;
    for (let card = 1; card <= 20; card++)
      receive(itemAt(world.hands, 0), itemAt(world.table.players, 0), card);
    const view = look(world, 0);
    const moves = new Moves();
    variant.moves(view, moves);
    expect(moves.weight).toBe(2 ** 20);
    for (const name of BOT_NAMES) {
      const bot = seatBot(name, {
        game: gameOf('or-etc')?.variant?.(options) ?? game,
        seats: 4,
        options,
      });
      expect(variant.judge(view, bot.choose(view, moves, new Seeded(1)))).toBeUndefined();
    }
  });

  it('the bot lays the card with more exits where values are equal', () => {
    const position = { step: 'lay', hand: 'XX-YY:1 XX-YY:2', dice: '11334' } as const;
    expect(chosenIn(position)).toBe('lay XX-YY:2');
  });

  it('the bot does not give up a wide row for one small card', () => {
    const position = { step: 'lay', hand: 'XX---:1', dice: '11234', exits: 5 } as const;
    expect(chosenIn(position)).toBe('skip');
    expect(chosenIn({ ...position, exits: 1 })).toBe('lay XX---:1');
  });

  it('the bot discards what it can hardly build and keeps what it can', () => {
    const position = { step: 'drop', hand: '1111-:3 2222-:3 XX-YY:2 111--:2' } as const;
    expect(chosenIn({ ...position, exits: 3 })).toBe('drop 2222-:3 1111-:3 111--:2');
  });

  it('the bot gives the helmet up for a card, not for nothing', () => {
    const struck = { step: 'shield', tool: 'helmet', dice: '11122' } as const;
    expect(chosenIn(struck)).toBe('suffer');
    expect(chosenIn({ ...struck, laid: 'XXYYY:3' })).toBe('shield');
  });
});

/** Another card table than the printed one, with combinations that can't be and all that can. */
const ODD_CARDS = [
  { pattern: '-----', exits: 0, value: 0, copies: 3 },
  { pattern: 'XY66-', exits: 6, value: 9, copies: 3 },
  { pattern: '12345', exits: 4, value: 7, copies: 3 },
  { pattern: 'XXXX6', exits: 2, value: 3, copies: 3 },
  { pattern: '12-56', exits: 1, value: 1, copies: 20 },
];

describe('the heuristic Or etc. bot', () => {
  it.each([
    ...[2, 3, 4, 5, 6].map((seats) => [seats, defaults(seats)] as const),
    [4, { sheets: 1, accidents: 9 }] as const,
    [3, { sheets: 2, accidents: 0, cards: ODD_CARDS }] as const,
  ])('the bot plays whole matches with %i seats and %j by the rules', (seats, options) => {
    for (let match = 0; match < 4; match++) {
      const bots = Array.from({ length: seats }, () =>
        seatBot('heuristic', { game, seats, options }),
      );
      const { referee } = playMatch(game, options, bots, new Seeded(1, match));
      expect(referee.isOver).toBe(true);
    }
  });

  it('the bot plays the same match for the same seed', () => {
    const journal = () => {
      const bots = [0, 1, 2].map(() =>
        seatBot('heuristic', { game, seats: 3, options: defaults(3) }),
      );
      return playMatch(game, defaults(3), bots, new Seeded(3)).referee.journal;
    };
    expect(journal()).toEqual(journal());
  });

  it.each([
    [2, ['heuristic', 'random']],
    [4, ['heuristic', 'random', 'random', 'random']],
  ] as const)('the bot with %i seats, %j, wins nearly always', (seats, names) => {
    let wins = 0;
    for (let match = 0; match < 50; match++) {
      const bots = names.map((name) => seatBot(name, { game, seats, options: defaults(seats) }));
      const { result } = playMatch(game, defaults(seats), bots, new Seeded(7, match));
      if (result.winners.includes(0)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(48);
  });
});
