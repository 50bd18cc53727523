import { begin, everybody, has, look, Seeded, sealed } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game as orEtc } from '../index.ts';
import { layable } from '../steps/choices.ts';
import { STANDARD_DECK } from '../pieces/deck.ts';
import { mayContest } from '../steps/payment.ts';
import { playLines } from '../../test/play-lines.ts';
import { CONTEST, kindOf, STAKE } from '../moves.ts';
import type { OrEtcWorld } from '../world.ts';
import { handOf, namesOf, type OrEtcReferee, play, rolls, started } from './setting.ts';

const learners = (referee: OrEtcReferee, text: string): number =>
  orEtc.audience(referee.table, 6, orEtc.parse(text, 6) ?? -1);

/** Worlds that a seat may think it is in. */
function imagined(referee: OrEtcReferee, seat: number, count = 60): readonly OrEtcWorld[] {
  const rng = new Seeded(7);
  return Array.from({ length: count }, () => {
    const { sheets, accidents } = referee.table;
    const world = begin(referee.game, referee.seats, { ...referee.options, sheets, accidents });
    referee.game.imagine(referee.view(seat), rng, world);
    expect(orEtc.invariantError(world)).toBeUndefined();
    expect(JSON.stringify(look(world, seat))).toBe(JSON.stringify(referee.view(seat)));
    return world;
  });
}

describe('what is hidden', () => {
  it('[O30] only its owner learns which card is dealt or drawn', () => {
    const referee = started({ tools: ['mug', 'shovel', 'helmet'] });
    expect(learners(referee, 'deal 1 XX---:1')).toBe(0b010);
    expect(learners(referee, 'draw 2 XX---:1')).toBe(0b100);
    expect(learners(referee, 'pick 2 filon')).toBe(everybody(3));
    expect(learners(referee, 'pick 2 A12345')).toBe(everybody(3));
    expect(learners(referee, 'roll 2 12345')).toBe(everybody(3));
  });

  it('[O30] onlookers learn no card that is dealt or drawn', () => {
    const referee = started({ tools: ['mug', 'shovel'] });
    const seen = referee.seen(undefined).map((one) => ('move' in one ? orEtc.print(one.move) : ''));
    expect(seen.filter((text) => text.startsWith('deal'))).toEqual([]);
    expect(seen.filter((text) => text === '')).toHaveLength(10);
    expect(seen.filter((text) => text.startsWith('beer'))).toHaveLength(1);
  });

  it('[O30] stakes and answers are sealed until all are in', () => {
    const referee = started({ tools: ['mug', 'shovel', 'helmet'], beers: '5 1' });
    play(referee, ...rolls('0 12346', '1 12346', '2 12346'), '0 centre 6 5', '1 contest');
    expect(sealed(referee.turn)).toBe(0b010);
    expect(JSON.stringify(referee.table)).not.toContain(String(CONTEST));
    play(referee, '2 let');
    const before = JSON.stringify(referee.view(2));
    play(referee, '0 stake XX---:1');
    expect(kindOf(referee.view(0).hand.choice)).toBe(STAKE);
    // Another seat does not even see that a stake was made.
    expect(JSON.stringify(referee.view(2))).toBe(before);
    expect(referee.table.chosen).toBe(0);
  });

  it('[O30] version 1 shows who has answered, and nothing else', () => {
    const tools = ['mug', 'shovel', 'helmet'];
    const referee = started({ tools, beers: '5 1', rules: 1 });
    play(referee, ...rolls('0 12346', '1 12346', '2 12346'), '0 centre 6 5');
    const before = JSON.stringify(referee.view(2));
    play(referee, '1 contest');
    const after = JSON.stringify(referee.view(2));
    expect(after).toBe(before.replace('"chosen":0', '"chosen":2'));
  });

  it('[O30] hands are not on the table, and hand sizes are', () => {
    const referee = started({ tools: ['mug', 'shovel'], hands: ['XXYYY:3', '444--:2'] });
    const other = started({ tools: ['mug', 'shovel'], hands: ['XXYYY:3', '33---:2'] });
    expect(JSON.stringify(other.view(0))).toBe(JSON.stringify(referee.view(0)));
    expect(referee.table.players.map(({ held }) => held)).toEqual([5, 5]);
  });
});

describe('what all know', () => {
  it('all know which cards were given in offers, until they are seen to leave', () => {
    const referee = started({ tools: ['mug', 'shovel'], hands: ['444--:2'] });
    play(referee, ...rolls('0 12344', '1 11225'), '0 offer 1 4 5 444--:2', '1 agree');
    expect(namesOf(referee.table.players[1].shown)).toEqual(['444--:2']);
    play(referee, '1 pass', '0 pass', '1 skip', '0 drop', '1 drop 444--:2');
    expect(namesOf(referee.table.players[1].shown)).toEqual([]);
  });

  it('all know which card was offered in vain, and which was staked in vain', () => {
    const referee = started({
      tools: ['mug', 'shovel'],
      hands: ['444--:2', 'XXYYY:3'],
      beers: '5',
    });
    play(referee, ...rolls('0 12346', '1 11226'), '0 offer 1 3 6 444--:2', '1 refuse', '1 pass');
    expect(namesOf(referee.table.players[0].shown)).toEqual(['444--:2']);
    const other = started({ tools: ['mug', 'shovel'], hands: ['444--:2', 'XXYYY:3'], beers: '5' });
    play(other, ...rolls('0 12346', '1 11226'), '0 centre 6 5', '1 contest');
    play(other, '0 stake 444--:2', '1 stake XXYYY:3');
    expect(namesOf(other.table.players[0].shown)).toEqual(['444--:2']);
    expect(namesOf(other.table.players[1].shown)).toEqual([]);
  });
});

describe('imagined worlds', () => {
  it('imagined worlds keep cards where all know them to be, and shuffle the others', () => {
    const referee = started({ tools: ['mug', 'shovel', 'helmet'], hands: ['444--:2'] });
    play(referee, ...rolls('0 12344', '1 11225', '2 12346'), '0 offer 1 4 5 444--:2', '1 agree');
    const hands = imagined(referee, 2).map(({ hands: [, hand] }) => namesOf(hand.cards));
    expect(hands.every((cards) => cards.includes('444--:2'))).toBe(true);
    expect(new Set(hands.map((cards) => cards.join(' '))).size).toBeGreaterThan(20);
    expect(handOf(referee, 1)).toHaveLength(6);
  });

  it('imagined worlds of version 1 let those contest who are asked, and nobody else', () => {
    const poor = '111--:2 111--:2 111--:2 111--:2 111--:2';
    const hands = ['', '444--:2', poor];
    const tools = ['mug', 'shovel', 'helmet'];
    const referee = started({ tools, hands, beers: '5 1', rules: 1 });
    play(referee, ...rolls('0 12346', '1 11111', '2 11111'), '0 centre 6 5');
    for (const { table, hands: held } of imagined(referee, 0)) {
      const may = [1, 2].map((seat) =>
        mayContest(STANDARD_DECK, held[seat], 5, table.players[seat].dice, 5),
      );
      expect(may).toEqual([true, false]);
    }
  });

  it('imagined worlds of version 1 let those lay who are asked, and nobody else', () => {
    const hands = ['', '1111-:3', 'XXYYY:3 XXYYY:3 XXYYY:3 XXYYY:3 XXYYY:3'];
    const referee = started({ tools: ['mug', 'shovel', 'helmet'], hands, rules: 1 });
    play(referee, ...rolls('0 12346', '1 11112', '2 11346'), '0 pass', '1 pass', '2 pass');
    expect(referee.table.asked).toBe(0b010);
    for (const { table, hands: held } of imagined(referee, 0)) {
      const may = [1, 2].map((seat) => layable(STANDARD_DECK, table.players[seat], held[seat]) > 0);
      expect(may).toEqual([true, false]);
    }
  });

  it('imagined worlds let anybody contest and lay, or not, since asking tells nothing', () => {
    const referee = started({ tools: ['mug', 'shovel', 'helmet'], beers: '5 1' });
    playLines(referee, ...rolls('0 12346', '1 11111', '2 11111'), '0 centre 6 5');
    expect(referee.table.asked).toBe(0b110);
    const contesting = imagined(referee, 0).map(({ table, hands }) =>
      [1, 2].map((seat) => mayContest(STANDARD_DECK, hands[seat], 5, table.players[seat].dice, 5)),
    );
    expect(new Set(contesting.map(String)).size).toBe(4);
    playLines(referee, '1 let', '2 let', '1 pass', '2 pass', '0 pass');
    expect(referee.table.asked).toBe(0b111);
    const laying = imagined(referee, 0).map(({ table, hands }) =>
      [1, 2].map((seat) => layable(STANDARD_DECK, table.players[seat], hands[seat]) > 0),
    );
    expect(new Set(laying.map(String)).size).toBeGreaterThan(2);
  });

  it('imagined worlds have a choice in the hand of whoever is seen to have made one', () => {
    const referee = started({ tools: ['mug', 'shovel'], rules: 1 });
    play(referee, ...rolls('0 12346', '1 12346'), '0 pass', '1 pass', '1 drop XX---:1');
    for (const world of imagined(referee, 0)) {
      expect(has(world.table.chosen, 1)).toBe(true);
      expect(orEtc.judge(look(world, 1), world.hands[1].choice)).toBeUndefined();
    }
  });
});
