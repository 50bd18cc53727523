import { writeFile } from 'node:fs/promises';
import { defaultOptions, itemAt, type MatchRecord, parseActor, Referee } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite } from './pepite.ts';
import { asLines, cut, GAME, plyOf, randomRecord } from './records.ts';

interface Line {
  readonly record: number;
  readonly ply: number;
  readonly seat: number;
  readonly legal: readonly string[];
}

const parseLines = (text: string): readonly Line[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

/** The same, move by move from the referee. */
function expectedLines(record: MatchRecord, number: number): readonly Line[] {
  const { seats, options } = record;
  const referee = new Referee(GAME, seats, { ...defaultOptions(GAME.options, seats), ...options });
  return record.moves.flatMap((text, ply) => {
    const lines = Array.from({ length: seats }, (_, seat) => ({
      record: number,
      ply,
      seat,
      legal: referee.legal(seat).map((move) => GAME.print(move)),
    }));
    const [actor = ''] = text.split(' ');
    const move = GAME.parse(text.slice(actor.length + 1));
    referee.tell({ actor: parseActor(actor) ?? NaN, move: move ?? NaN });
    return lines
      .filter(({ legal }) => legal.length > 0)
      .map((line) => ({ ...line, legal: line.legal.toSorted() }));
  });
}

const three = randomRecord(3, 1);
const four = randomRecord(4, 2, { zeros: false });

describe('replay --legal', () => {
  it('replay --legal lists the legal moves of every seat that decides, sorted', async () => {
    const { code, out, error } = await pepite(['replay', '-', '--legal'], {
      input: asLines([three, four]),
    });
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(parseLines(out)).toEqual([...expectedLines(three, 0), ...expectedLines(four, 1)]);
  });

  it('replay --legal has one line for every decision, and the move made is in it', async () => {
    const { out } = await pepite(['replay', '-', '--legal'], { input: asLines([four]) });
    const lines = parseLines(out);
    const decisions = four.moves.flatMap((text, ply) => (text.startsWith('*') ? [] : [ply]));
    expect(lines.map(({ ply }) => ply)).toEqual(decisions);
    for (const { ply, seat, legal } of lines) {
      expect(legal).toContain(itemAt(four.moves, ply).slice(2));
      expect(itemAt(four.moves, ply).startsWith(`${seat} `)).toBe(true);
    }
  });

  it('[A5] replay --legal lists all who have not yet chosen in a simultaneous turn', async () => {
    const { out } = await pepite(['replay', '-', '--legal'], { input: asLines([three]) });
    const first = plyOf(three, 'bid');
    const seatsAt = (ply: number): readonly number[] =>
      parseLines(out).flatMap((line) => (line.ply === ply ? [line.seat] : []));
    expect([first, first + 1, first + 2].map(seatsAt)).toEqual([[0, 1, 2], [1, 2], [2]]);
  });

  it('--to stops before that ply, and --record takes one record', async () => {
    const to = plyOf(four, 'play') + 3;
    const { out } = await pepite(['replay', '-', '--legal', '--record', '1', '--to', String(to)], {
      input: asLines([three, four]),
    });
    expect(parseLines(out)).toEqual(expectedLines(four, 1).filter(({ ply }) => ply < to));
  });

  it('replay --legal says nothing about the end of an unfinished record', async () => {
    const ply = plyOf(four, 'play');
    const { code, out } = await pepite(['replay', '-', '--legal'], {
      input: asLines([cut(four, ply)]),
    });
    expect(code).toBe(0);
    expect(parseLines(out)).toEqual(expectedLines(four, 0).filter((line) => line.ply < ply));
  });
});

describe('replay', () => {
  const path = useFolder();

  it.each([
    ['JSON lines with blank ones between', `\n${asLines([three])}\r\n  \n${asLines([three])}`, 2],
    ['one document over many lines', JSON.stringify(three, undefined, 2), 1],
    ['a file with a byte order mark', `\uFEFF${asLines([three])}`, 1],
    ['a last line without an end', asLines([three, four]).trimEnd(), 2],
  ])('replay reads %s', async (_, text, count) => {
    const file = path('matches');
    await writeFile(file, text);
    const { code, out, error } = await pepite(['replay', file]);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out.match(/^\d+: Aurum/gm)).toHaveLength(count);
  });

  it.each(['en', 'fr'] as const)('replay shows all hands of one record, in %s', async (lang) => {
    const to = plyOf(four, 'bid');
    const { out } = await pepite(['replay', '-', '--to', String(to), '--lang', lang], {
      input: asLines([four]),
    });
    const dealt = four.moves.slice(0, to).filter((text) => text.startsWith('* deal'));
    expect(dealt).toHaveLength(48);
    for (const text of dealt) expect(out).toContain(text.split(' ')[3]);
    expect(out).toContain(`${lang === 'fr' ? '«\u00A0' : '“'}${four.moves[to]}`);
  });

  it.each(['en', 'fr'] as const)('replay tells the result in words, in %s', async (lang) => {
    const { out } = await pepite(['replay', '-', '--lang', lang], { input: asLines([four]) });
    const winners = four.result?.winners.map((seat) => `Player ${seat}`) ?? [];
    const verb = { en: 'win', fr: 'gagnent' }[lang];
    expect(out).toContain(`${winners.join({ en: ' and ', fr: ' et ' }[lang])} ${verb}`);
    const { out: unfinished } = await pepite(['replay', '-', '--lang', lang], {
      input: asLines([cut(four, 10)]),
    });
    expect(unfinished).toContain({ en: 'unfinished', fr: 'inachevée' }[lang]);
  });

  it('replay shows the position of the picked record, and none of many', async () => {
    const input = asLines([three, four]);
    const { out: list } = await pepite(['replay', '-'], { input });
    expect(list).not.toContain('Position');
    const { out: picked } = await pepite(['replay', '-', '--record', '1'], { input });
    expect(picked).toContain('Position at the end');
    expect(picked.match(/^Seat \d, Player \d$/gm)).toHaveLength(4);
  });

  it('replay takes --to from the first position to the last and no further', async () => {
    const input = asLines([three]);
    const last = three.moves.length;
    expect(await pepite(['replay', '-', '--to', '0'], { input })).toMatchObject({ code: 0 });
    expect(await pepite(['replay', '-', '--to', `${last}`], { input })).toMatchObject({ code: 0 });
    const beyond = await pepite(['replay', '-', '--to', `${last + 1}`], { input });
    expectRefusal(beyond);
    expect(beyond.error).toContain(`${last}`);
  });

  it('replay refuses a record number that the file does not have', async () => {
    const printed = await pepite(['replay', '-', '--record', '2'], {
      input: asLines([three, four]),
    });
    expectRefusal(printed);
  });

  it('replay does not let a name in a record control the terminal', async () => {
    const named = { ...four, players: four.players.map(() => ({ name: '\u001B[2Jboo\u0007' })) };
    const { code, out } = await pepite(['replay', '-'], { input: asLines([named]) });
    expect(code).toBe(0);
    expect(out).toContain('boo');
    expect(out).not.toMatch(/[^\P{Cc}\n]/u);
  });

  it('replay stops when interrupted, and says so', async () => {
    const printed = await pepite(['replay', '-'], {
      input: asLines([four]),
      interrupted: AbortSignal.abort(),
    });
    expect(printed).toEqual({ code: 130, out: '', error: 'Interrupted.\n' });
  });
});
