import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf } from '@pepite/games';
import { type Game, itemAt, type MatchRecord, replay } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { english } from '../../words/en.ts';
import { compileRunes } from '../../test/support/runes.ts';
import { printMoment, readMoment } from '../address.ts';
import { embedCode } from '../embed-code.ts';
import { examine } from '../examined.ts';
import { linesOf } from '../lines.ts';

compileRunes();
const { Cursor } = await import('../cursor.svelte.ts');
const { Autoplay } = await import('../autoplay.svelte.ts');

/** A match of another program, and its game. */
function opened(name: string): { readonly game: Game; readonly record: MatchRecord } {
  const id = name.replace(/-\d.*/, '');
  const path = join(import.meta.dirname, `../../../games/${id}/test/records/${name}.jsonl`);
  const record = JSON.parse(itemAt(readFileSync(path, 'utf8').split('\n'), 0)) as MatchRecord;
  const game = gameOf(id, record.rules);
  if (game === undefined) throw new Error(`there is no ${id}`);
  return { game, record };
}

const MATCHES = ['aurum-4', 'silver-and-gold-4', 'auruxxx-3-rare', 'or-etc-6-rules-2'];

describe('a record that was played through', () => {
  it.each(MATCHES)('every position of %s is the one that its moves lead to', (name) => {
    const { game, record } = opened(name);
    const { positions, plies } = examine(game, record);
    expect(plies).toBe(record.moves.length);
    replay(game, record, {
      visit: (ply, referee) => {
        if (ply % 7 > 0) return;
        const { table, hands } = positions.at(ply);
        expect(table).toEqual(JSON.parse(JSON.stringify(referee.table)));
        expect(hands).toEqual(
          hands.map((_, seat) => JSON.parse(JSON.stringify(referee.view(seat).hand)) as unknown),
        );
      },
    });
  });

  it('Aurum is gone through by player, by trick and by round', () => {
    const { game, record } = opened('aurum-4');
    const { stops, plies } = examine(game, record);
    const ends = record.moves.flatMap((move, ply) => (move.endsWith(' end') ? [ply + 1] : []));
    expect(stops.round).toEqual(ends);
    // Whoever has to decide then is somebody else than who moved last.
    for (const stop of stops.player.slice(1, -1)) {
      const before = record.moves.slice(0, stop).findLast((move) => !move.startsWith('*'));
      if (before !== undefined) expect(record.moves[stop]?.[0]).not.toBe(before[0]);
    }
    // A trick has four cards, unless the round ends before.
    const played = (from: number, to: number): number =>
      record.moves.slice(from, to).filter((move) => move.includes(' play ')).length;
    const [first = 0, second = 0] = stops.stage;
    expect(played(0, first)).toBe(4);
    expect(played(first, second)).toBe(4);
    expect(stops.player.at(-1)).toBe(plies);
  });

  it('choices that are made at once are one turn', () => {
    const { game, record } = opened('silver-and-gold-4');
    const { stops } = examine(game, record);
    for (const stop of stops.player) {
      const [before = '', after = ''] = [record.moves[stop - 1], record.moves[stop]];
      // Within a turn marks of one seat follow those of another.
      const isInside = / (?:mark|bonus) /.test(before) && / (?:mark|bonus) /.test(after);
      expect(isInside).toBe(false);
    }
  });

  it('a record with a wrong move is shown up to it', () => {
    const { game, record } = opened('aurum-4');
    const moves = record.moves.with(100, '0 play G8');
    const { plies, positions, problem } = examine(game, { ...record, moves });
    expect(problem).toMatchObject({ kind: 'move-refused', ply: 100 });
    expect(plies).toBe(100);
    expect(positions.at(100).hands).toHaveLength(4);
  });
});

describe('the place of a reader', () => {
  it('a step tells what has happened in it, a jump and a hurry tell nothing', () => {
    const { game, record } = opened('aurum-4');
    let now = 0;
    const cursor = new Cursor(game, record, undefined, () => (now += 1000));
    expect(cursor.ply).toBe(cursor.start);
    cursor.ply = cursor.nextFrom(cursor.ply, 'move');
    expect(cursor.events).toHaveLength(1);
    cursor.ply += 20;
    expect(cursor.events).toEqual([]);
    now -= 999;
    cursor.ply = cursor.nextFrom(cursor.ply, 'move');
    expect(cursor.isHurrying).toBe(true);
    expect(cursor.events).toEqual([]);
    cursor.show(cursor.ply + 1);
    expect(cursor.events).toHaveLength(1);
  });

  it('a reader never leaves the match, and comes back the way they went', () => {
    const { game, record } = opened('or-etc-6-rules-2');
    const cursor = new Cursor(game, record);
    cursor.ply = 1_000_000;
    expect(cursor.ply).toBe(record.moves.length);
    expect(cursor.nextFrom(cursor.ply, 'stage')).toBe(record.moves.length);
    for (const unit of cursor.units) {
      const there = cursor.nextFrom(50, unit);
      expect(there).toBeGreaterThan(50);
      expect(cursor.nextFrom(cursor.backFrom(there, unit), unit)).toBe(there);
    }
    expect(cursor.backFrom(0, 'move')).toBe(0);
  });

  it('a reader with the eyes of a player sees one hand, and learns no card of others', () => {
    const { game, record } = opened('aurum-4');
    const cursor = new Cursor(game, record);
    cursor.eyes = 2;
    expect(cursor.hands.map((hand) => hand !== undefined)).toEqual([false, false, true, false]);
    const reading = { language: 'en', texts: english, you: null } as const;
    const told = linesOf(game, record, cursor.examined, { ...reading, eyes: 2 });
    const open = linesOf(game, record, cursor.examined, { ...reading, eyes: undefined });
    const textOf = (lines: typeof told, ply: number): string => {
      const item = lines.itemAt(ply);
      return item !== undefined && 'line' in item ? item.line.text : 'a run';
    };
    const deal = record.moves.findIndex((move) => move.startsWith('* deal 1'));
    expect(textOf(open, deal + 1)).toMatch(/is dealt/);
    expect(textOf(told, deal + 1)).not.toBe(textOf(open, deal + 1));
  });
});

describe('a replay that goes by itself', () => {
  it('a replay steps to the end, stops there, and begins again', () => {
    const { game, record } = opened('aurum-4');
    const cursor = new Cursor(game, record);
    const waits: number[] = [];
    let due: (() => void) | undefined;
    const autoplay = new Autoplay(
      () => cursor,
      (milliseconds, call) => {
        waits.push(milliseconds);
        due = call;
        return () => (due = undefined);
      },
    );
    autoplay.start();
    const first = cursor.nextFrom(cursor.ply, 'move');
    due?.();
    expect(cursor.ply).toBe(first);
    autoplay.speed = 'slow';
    expect(waits.at(-1)).toBeGreaterThan(itemAt(waits, 0));
    cursor.ply = cursor.examined.plies - 1;
    due?.();
    expect([cursor.ply, autoplay.isOn]).toEqual([cursor.examined.plies, false]);
    autoplay.toggle();
    expect([cursor.ply, autoplay.isOn]).toEqual([cursor.start, true]);
    autoplay.stop();
    expect(due).toBeUndefined();
  });

  it('as it was played, it takes as long as the players did, within reason', () => {
    const { game, record } = opened('aurum-4');
    const times = record.moves.map((move, ply) => (move.startsWith('*') ? null : ply * 1000));
    const timed = new Cursor(game, { ...record, times });
    let waited = 0;
    const after = (milliseconds: number): (() => void) => {
      waited = milliseconds;
      return () => undefined;
    };
    const autoplay = new Autoplay(() => timed, after);
    expect(autoplay.speeds).toContain('played');
    expect(new Autoplay(() => new Cursor(game, record)).speeds).not.toContain('played');
    const decision = record.moves.findIndex((move) => !move.startsWith('*'));
    timed.ply = decision;
    autoplay.speed = 'played';
    autoplay.start();
    expect(waited).toBe(Math.min(20_000, decision * 1000));
  });
});

describe('the address of a moment', () => {
  it.each(['', '?at=0', '?at=123&as=2', '?as=all', '?at=7&as=all'])(
    '%s reads as it prints',
    (text) => {
      expect(printMoment(readMoment(text))).toBe(text);
    },
  );

  it.each(['?at=-1&as=x', '?at=1.5', '?at=99999999', '?as=', '?other=3'])(
    '%s names nothing',
    (text) => {
      expect(printMoment(readMoment(text))).toBe('');
    },
  );

  it('the code to embed it is safe whatever players are called', () => {
    const code = embedCode('http://a/r/b/embed?at=1&as=2', '"><script>');
    expect(code).toContain('src="http://a/r/b/embed?at=1&amp;as=2"');
    expect(code).not.toContain('<script');
  });
});
