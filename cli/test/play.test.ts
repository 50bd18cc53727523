import { readdir, readFile } from 'node:fs/promises';
import { itemAt, itemNamed, LANGUAGES, type MatchRecord, PROGRAM } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { useFolder } from './folder.ts';
import { pepite, type Printed } from './pepite.ts';
import { GAME } from './records.ts';

const path = useFolder();

const BASE = ['play', 'aurum', '--seed', '5'];

/** More than any match asks for. */
const ALWAYS_THE_FIRST = '1\n'.repeat(500);
const ALWAYS_THE_SECOND = '2\n'.repeat(500);

const readRecord = async (file: string): Promise<MatchRecord> =>
  JSON.parse(await readFile(file, 'utf8')) as MatchRecord;

const cardsIn = (text: string): readonly string[] =>
  [...new Set(text.match(/\b[BCPSZ](?:10|[1-9])\b/g))].sort();

const dealtTo = ({ moves }: MatchRecord, seat: number): readonly string[] =>
  moves
    .slice(1, 1 + 12 * 3)
    .filter((text) => text.startsWith(`* deal ${seat} `))
    .map((text) => itemAt(text.split(' '), 3))
    .sort();

describe.each(LANGUAGES)('a match in %s', (lang) => {
  it.each([3, 4])('a match with %d seats is played to its end and replays', async (seats) => {
    const file = path('match.jsonl');
    const { code, out, error } = await pepite(
      [...BASE, '--lang', lang, '--seats', `${seats}`, '--name', 'Ada', '--record', file],
      { input: ALWAYS_THE_FIRST },
    );
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const record = await readRecord(file);
    expect(record['program']).toBe(PROGRAM);
    const names = record.players.map(({ name }) => name);
    expect(names[0]).toBe('Ada');
    expect(record.players.slice(1).map(({ bot }) => bot)).toEqual(
      names.slice(1).map(() => 'heuristic'),
    );
    expect(await pepite(['replay', file])).toMatchObject({ code: 0, error: '' });
    const ending = out.slice(
      out.lastIndexOf({ en: 'The match is over', fr: 'La partie est finie' }[lang]),
    );
    for (const seat of record.result?.winners ?? []) expect(ending).toContain(names[seat]);
    for (const [seat, name] of names.entries()) {
      expect(ending).toContain(
        `${name}${{ en: ':', fr: '\u00A0:' }[lang]} ${record.result?.scores[seat]}`,
      );
    }
  });

  it('a refused move is told with the clause it breaks, and changes nothing', async () => {
    const [plain, troubled] = [path('plain.jsonl'), path('refused.jsonl')];
    const refused = 'play B7\nbid G0\nbid XX\nwhat?\n999\n0\n\n   \n';
    const play = (lines: string, file: string) =>
      pepite([...BASE, '--lang', lang, '--record', file], { input: lines + ALWAYS_THE_FIRST });
    const [, printed] = await Promise.all([play('', plain), play(refused, troubled)]);
    expect(await readFile(troubled, 'utf8')).toBe(await readFile(plain, 'utf8'));
    const { refusals, clauses } = GAME.words[lang];
    expect(printed.out).toContain(itemNamed(refusals, 'bidDue'));
    expect(printed.out).toContain(itemNamed(refusals, 'bidGold'));
    expect(printed.out.split(itemNamed(clauses, 'A5'))).toHaveLength(
      1 + ['bid XX', 'what?', '999', '0'].length,
    );
    expect(printed.out.match(/\(A5\)/g)).toHaveLength(2);
  });

  it('the answer ? lists every legal move with its number, notation and words', async () => {
    const { out } = await pepite([...BASE, '--lang', lang], { input: '?\nq\n' });
    const listed = [...out.matchAll(/^ +(\d+) {2}(bid \w+) +(\S.+)$/gm)];
    expect(listed.map(([, number]) => Number(number))).toEqual(
      [...Array(12).keys()].map((n) => n + 1),
    );
    for (const [, , notation = '', words] of listed) {
      const move = GAME.parse(notation);
      expect(words).toBe(move === undefined ? '' : GAME.words[lang].move(move, []));
    }
  });

  it('a match can be left, or ends with its input', async () => {
    const file = path('match.jsonl');
    const line = [...BASE, '--lang', lang, '--record', file];
    const left = await pepite(line, { input: '1\nq\n1\n' });
    const ended = await pepite(line, { input: '1\n' });
    expect([left.code, ended.code]).toEqual([0, 0]);
    const lastLine = ({ out }: Printed): string | undefined => out.trimEnd().split('\n').at(-1);
    expect(lastLine(left)).toContain({ en: 'You left', fr: 'Vous quittez' }[lang]);
    expect(lastLine(ended)).toContain({ en: 'The input ended', fr: 'L’entrée est finie' }[lang]);
    expect(await readdir(path())).toEqual([]);
  });

  it('forced moves are played and told', async () => {
    const forced = { en: '(the only legal move)', fr: '(seul coup permis)' }[lang];
    let total = 0;
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const file = path(`${seed}.jsonl`);
      const { out } = await pepite(
        ['play', 'aurum', '--seed', seed, '--lang', lang, '--record', file],
        {
          input: ALWAYS_THE_SECOND,
        },
      );
      const { out: legal } = await pepite(['replay', file, '--legal']);
      const alternatives = legal.match(/"seat":0,"legal":\["[^"]*"\]/g)?.length ?? 0;
      expect(out.split(forced)).toHaveLength(1 + alternatives);
      total += alternatives;
    }
    expect(total).toBeGreaterThan(0);
  });
});

describe('a match', () => {
  it('[A26] a match shows a player no card that they may not see', async () => {
    const file = path('match.jsonl');
    for (const seat of [0, 1, 2]) {
      const { out } = await pepite(
        [...BASE, '--seats', '3', '--seat', `${seat}`, '--name', 'Ada', '--record', file],
        { input: ALWAYS_THE_FIRST },
      );
      // With 3 players bids are secret: before the first question there is only one's own hand.
      const firstScreen = out.slice(0, out.indexOf('Your move'));
      expect(cardsIn(firstScreen)).toEqual(dealtTo(await readRecord(file), seat));
      expect(firstScreen).toContain('a card is dealt (36 times)');
    }
  });

  it('all choices of a simultaneous turn are told once they are made', async () => {
    const { out } = await pepite([...BASE, '--seats', '3', '--seat', '1', '--name', 'Ada'], {
      input: '1\nq\n',
    });
    const told = out.split('What happened')[2];
    expect(told).toMatch(/heuristic 0 bids .*\n {2}Ada bids .*\n {2}heuristic 2 bids /);
  });

  it('[X8] a card that is drawn is told in one line', async () => {
    const { out } = await pepite(['play', 'auruxxx', '--seed', '5', '--seats', '2'], {
      input: 'draw\nq\n',
    });
    expect(out).toMatch(/Guest draws the .* from the pile\n/);
    expect(out).not.toMatch(/Guest draws\n/);
  });

  it('a match without a seed is another one each time', async () => {
    const screens = await Promise.all(
      Array.from({ length: 3 }, () => pepite(['play', 'aurum'], { input: 'q\n' })),
    );
    expect(new Set(screens.map(({ out }) => out)).size).toBe(3);
  });

  it('a match takes notation in small letters, too', async () => {
    const shown = await pepite(BASE, { input: 'q\n' });
    const notation = /1 (bid \w+)/.exec(shown.out)?.[1] ?? '';
    const typed = await pepite(BASE, { input: `  ${notation.toLowerCase()}  \nq\n` });
    const numbered = await pepite(BASE, { input: '1\nq\n' });
    expect(typed.out).toBe(numbered.out);
  });

  it('a match has colours in a terminal, unless they are not wanted', async () => {
    const escape = '\u001B[';
    const shown = await pepite(BASE, { input: 'q\n', isTerminal: true });
    expect(shown.out).toContain(escape);
    const plain = await pepite(BASE, {
      input: 'q\n',
      isTerminal: true,
      environment: { NO_COLOR: '1' },
    });
    expect(plain.out).not.toContain(escape);
    expect((await pepite(BASE, { input: 'q\n' })).out).not.toContain(escape);
  });

  it('a match ends at once when interrupted', async () => {
    const { code, out } = await pepite(BASE, {
      input: ALWAYS_THE_FIRST,
      interrupted: AbortSignal.abort(),
    });
    expect(code).toBe(130);
    expect(out.endsWith('Interrupted.\n')).toBe(true);
  });
});
