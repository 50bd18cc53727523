import { readOptions, readRecord, Referee, replay, Seeded, variantOf } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { legal } from '../../test/play-lines.ts';
import { ACCIDENT_ROLLS, TOOL_VALUES } from '../data/cards.ts';
import { deckIn } from '../data/deck-in.ts';
import { find } from '../facts.ts';
import { game as orEtc } from '../index.ts';
import { STANDARD_DECK } from '../pieces/deck.ts';
import { CAVE_IN, PICK, ROOF_FALL } from '../pieces.ts';
import { fresh, play, rolls, started } from './setting.ts';

/** What is said of options, in English. */
function why(options: object): string {
  const read = readOptions(orEtc, 4, options);
  if (!('problem' in read)) return 'nothing';
  const { problem } = read;
  return 'why' in problem ? problem.why.en : problem.kind;
}

describe('edited tools and accidents', () => {
  it('what is left out is as it is printed, and what is not said is not in the options', () => {
    const read = readOptions(orEtc, 4, { tools: { mug: 5 }, accidentRolls: { caveIn: '12356' } });
    expect(read).toEqual({
      options: {
        sheets: 4,
        accidents: 3,
        tools: { ...TOOL_VALUES, mug: 5 },
        accidentRolls: { ...ACCIDENT_ROLLS, caveIn: '12356' },
      },
    });
    expect(readOptions(orEtc, 4, {})).toEqual({ options: { sheets: 4, accidents: 3 } });
  });

  it.each([
    [{ tools: [3, 3, 2, 1, 0, 0] }, 'values of tools are written as {'],
    [{ tools: { spade: 3 } }, '“spade” is unknown; there are pick, wagon,'],
    [{ tools: { constructor: 3 } }, '“constructor” is unknown'],
    [{ tools: { pick: 8 } }, 'the value of “pick” must be a whole number from 0 to 7'],
    [{ tools: { pick: 1.5 } }, 'the value of “pick”'],
    [{ tools: { pick: '3' } }, 'the value of “pick”'],
    [{ tools: { pick: null } }, 'the value of “pick”'],
    [{ accidentRolls: '12345' }, 'rolls of accidents are written as {'],
    [{ accidentRolls: { flood: '12345' } }, '“flood” is unknown; there are rockfall,'],
    [{ accidentRolls: { caveIn: 12_345 } }, 'the roll of “caveIn” must be five dice'],
    [{ accidentRolls: { caveIn: '1234' } }, 'the roll of “caveIn” must be five dice'],
    [{ accidentRolls: { caveIn: '12347' } }, 'the roll of “caveIn” must be five dice'],
    [{ accidentRolls: { caveIn: '1234X' } }, 'the roll of “caveIn” must be five dice'],
    [{ accidentRolls: { caveIn: '54321' } }, 'in ascending order: "12345"'],
    [{ accidentRolls: { caveIn: '11111' } }, 'five 1s and five 6s have an effect of their own'],
    [{ accidentRolls: { caveIn: '66666' } }, 'five 1s and five 6s have an effect of their own'],
    [{ accidentRolls: { caveIn: '11122' } }, '“rockfall” and “caveIn” are both 11122'],
  ])('the options %j are refused: %s', (options, reason) => {
    expect(why(options)).toContain(reason);
  });

  it('the deck of options that say nothing, or nonsense, is the printed one', () => {
    expect(deckIn({ sheets: 4, accidents: 3 })).toBe(STANDARD_DECK);
    expect(deckIn({ tools: { spade: 3 } })).toBe(STANDARD_DECK);
    expect(deckIn({ tools: { pick: 5 } }).toolValues).toEqual([0, 5, 3, 2, 1, 0, 0]);
  });
});

describe('a match with edited tools and accidents', () => {
  const tools = { ...TOOL_VALUES, pick: 5, mallet: 2 };
  const accidentRolls = { ...ACCIDENT_ROLLS, caveIn: '12346', roofFall: '12345' };

  it('[O5] the first bid reaches the edited value, and a lower one is refused', () => {
    const referee = fresh(2, { tools });
    play(referee, '* first 0');
    expect(legal(referee, 0)).toEqual(['bid 5', 'bid 6', 'bid 7', 'fold']);
    expect(find(referee.view(0), { tools })).toEqual({
      kind: 'bid',
      of: { tool: 'pick', bid: 5, hand: 2 },
    });
  });

  it('[O6] a tool is chosen at its edited value', () => {
    const referee = started({ tools: ['pick', 'mallet'], options: { tools } });
    expect(referee.table.players.map(({ prestige }) => prestige)).toEqual([2, 5]);
    expect(referee.table.players[0].tool).toBe(PICK);
  });

  it('[O14] an accident strikes whoever rolls its edited roll, its name in records', () => {
    const referee = started({ tools: ['mug', 'shovel'], options: { accidentRolls } });
    play(referee, ...rolls('0 12356', '1 12356'), '0 pass', '1 pass');
    play(referee, '0 drop XX---:1', '1 drop', '* pick 0 A12346', '* pick 0 A12345');
    expect(referee.game.parse('pick 0 A11222')).toBeUndefined();
    play(referee, '* pick 0 filon', '* draw 0 XX---:1', ...rolls('0 12346', '1 12345'));
    const struck = referee.table.players.map((player) => player.struck - 1);
    expect(struck).toEqual([CAVE_IN, ROOF_FALL]);
  });

  it('the words and the reference card tell the edited numbers', async () => {
    const referee = fresh(2, { tools, accidentRolls });
    play(referee, '* first 0');
    const options = { sheets: 2, accidents: 3, tools, accidentRolls };
    const { words, loadReference } = variantOf(orEtc, options);
    expect(words.en.table(referee.table, ['Ann', 'Bo']).join('\n')).toContain('mithril pick 5');
    for (const card of Object.values((await loadReference?.()) ?? {})) {
      const lines = card.groups.flatMap(({ lines: all }) => all.map(({ text }) => text)).join('\n');
      expect(lines).toContain('12346');
      expect(lines).not.toContain('11222');
    }
  });

  it('a match is played to its end, and its record has the edited numbers', () => {
    const options = { sheets: 3, accidents: 9, tools, accidentRolls };
    const referee = new Referee(orEtc, 3, options);
    const rng = new Seeded(5);
    while (!referee.isOver) {
      const seat = [0, 1, 2].find((one) => referee.legal(one).length > 0);
      if (seat === undefined) referee.drawChance(rng);
      else {
        const moves = referee.legal(seat);
        referee.submit(seat, moves[rng.below(moves.length)]);
      }
    }
    const record = referee.record([0, 1, 2].map((seat) => ({ name: `seat ${seat}` })));
    const read = readRecord(JSON.stringify(record), [orEtc]);
    if ('problem' in read) throw new Error(read.problem.kind);
    expect(read.value.record.options).toEqual(options);
    const played = replay(orEtc, read.value.record);
    expect('value' in played && played.value.result).toEqual(referee.result);
  });
});
