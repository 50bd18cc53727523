import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import type { Noticed } from '../bench/attack/bystanders.ts';
import {
  clientFrame,
  CONTINUED,
  FrameReader,
  PING,
  TEXT,
  textFrame,
} from '../bench/attack/frames.ts';
import { ATTACKER, bystander, loopback, TARGET } from '../bench/attack/loopback.ts';
import { SCENARIOS } from '../bench/attack/names.ts';
import { scenariosOf } from '../bench/attack/plan.ts';
import { reportTable, toJson } from '../bench/attack/report.ts';
import type { Result } from '../bench/attack/result.ts';
import { ATTACKS } from '../bench/attack/scenarios.ts';
import { BAR, missesOf } from '../bench/attack/verdict.ts';
import { type Waits, waitsOf } from '../bench/attack/waits.ts';
import { attackWords } from '../bench/attack/words.ts';
import { expectRefusal, pepite } from './pepite.ts';

const waits = (p50: number, p99: number, longest: number): Waits => ({
  p50: [p50, p50, 9000],
  p99: [p99, p99, 9000],
  longest,
});

const noticed = (p99: number, longest: number, answers: readonly number[], late = 1): Noticed => ({
  told: waits(1, p99, longest),
  pong: waits(0.5, 2, 3),
  answers,
  late: waits(0.5, late, late),
});

const quiet = noticed(5, 40, [0, 120]);
const MEGABYTE = 2 ** 20;
const result: Result = {
  scenario: 'watch',
  before: quiet,
  during: quiet,
  after: quiet,
  memory: { before: 200 * MEGABYTE, peak: 290 * MEGABYTE, after: 210 * MEGABYTE },
  ended: 44,
  load: { opened: 1500, ended: 20, turnedAway: 3, sent: 1200, requests: 7, refused: 1 },
};

describe('an attack', () => {
  it.each(['127.0.0.1', '127.255.255.255', TARGET, ATTACKER, bystander(99)])(
    'an attack may use addresses of this machine such as %s',
    (address) => {
      expect(loopback(address)).toBe(address);
    },
  );

  it.each(['10.0.0.1', '128.0.0.1', 'localhost', '127.0.0.1.example.org', '::1', '127.0.0.256'])(
    'an attack is never made on %s',
    (address) => {
      expect(() => loopback(address)).toThrow('loopback');
    },
  );

  it('an attack is chosen from a list, by name', () => {
    expect(scenariosOf('all')).toEqual({ scenarios: SCENARIOS });
    expect(scenariosOf('tiny, watch')).toEqual({ scenarios: ['watch', 'tiny'] });
    expect(scenariosOf('tiny,toString')).toEqual({ unknown: 'toString' });
    expect(Object.keys(ATTACKS)).toEqual([...SCENARIOS]);
  });

  it('[R5] [R13] [R17] every attack of the audit is in the list', () => {
    const audited =
      'watch slow tiny pongs flood experts heur random hints pings lookback churn slowloris ' +
      'create broken refused idle oversized';
    expect(SCENARIOS).toEqual(expect.arrayContaining(audited.split(' ')));
  });
});

describe('frames', () => {
  it('frames are read in whatever pieces they come', () => {
    const long = 'x'.repeat(300);
    const bytes = Buffer.concat([
      Buffer.from([0x81, 2, 0x68, 0x69]),
      Buffer.from([0x89, 0]),
      Buffer.from([0x81, 126, 1, 44]),
      Buffer.from(long),
      Buffer.from([0x81, 127, 0, 0, 0, 0, 0, 0, 0, 1, 0x21]),
    ]);
    for (const size of [1, 3, bytes.length]) {
      const heard: string[] = [];
      const reader = new FrameReader((opcode, payload) =>
        heard.push(`${opcode} ${payload.toString()}`),
      );
      for (let from = 0; from < bytes.length; from += size) {
        reader.read(bytes.subarray(from, from + size));
      }
      expect(heard).toEqual([`${TEXT} hi`, `${PING} `, `${TEXT} ${long}`, `${TEXT} !`]);
    }
  });

  it('frames of a client are masked, with zeros', () => {
    expect([...clientFrame(PING)]).toEqual([0x89, 0x80, 0, 0, 0, 0]);
    expect([...textFrame('hi')]).toEqual([0x81, 0x82, 0, 0, 0, 0, 0x68, 0x69]);
    const head = [...textFrame('x'.repeat(300)).subarray(0, 9)];
    expect(head).toEqual([0x81, 0xfe, 1, 44, 0, 0, 0, 0, 0x78]);
    const long = [...textFrame('x'.repeat(65_536)).subarray(0, 15)];
    expect(long).toEqual([0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0x78]);
  });

  it('frames of a client may be fragments', () => {
    expect([...clientFrame(TEXT, Buffer.from('a'), false)]).toEqual([1, 0x81, 0, 0, 0, 0, 0x61]);
    expect([...clientFrame(CONTINUED, Buffer.alloc(0), false)]).toEqual([0, 0x80, 0, 0, 0, 0]);
  });
});

describe('what others notice', () => {
  it('waits are summed up second by second, and empty seconds don’t count', () => {
    expect(waitsOf([[1, 2, 3], [], [9]])).toEqual({ p50: [2, 9], p99: [3, 9], longest: 9 });
  });

  it('a result is as it should be when little changes', () => {
    expect(missesOf(result)).toEqual([]);
    // Where even timers are late it is the machine that is slow.
    expect(missesOf({ ...result, during: noticed(50, 60, [], 20) })).toEqual([]);
    // One bad second in three, and a p99 below the floor, are the machine's.
    expect(missesOf({ ...result, before: noticed(1, 40, []), during: noticed(9, 40, []) })).toEqual(
      [],
    );
  });

  it.each<[string, Partial<Result>, readonly string[]]>([
    ['slow moves', { during: noticed(16, 40, []) }, ['slow']],
    ['one long freeze', { during: noticed(5, 1001, []) }, ['frozen']],
    ['a late expert', { during: noticed(5, 40, [2001]) }, ['bots']],
    ['nobody being told anything', { during: { ...quiet, told: waitsOf([]) } }, ['slow']],
    ['a slow time after', { after: noticed(11, 40, []) }, ['lasting']],
    ['a freeze after', { after: { ...quiet, told: waitsOf([]) } }, ['lasting']],
    ['a late expert after', { after: noticed(5, 40, [2001]) }, ['lasting']],
    ['memory', { memory: { ...result.memory, peak: 200 * MEGABYTE + BAR.memory + 1 } }, ['memory']],
    [
      'memory for each page, though none is one of thousands',
      { memory: { ...result.memory, peak: 200 * MEGABYTE + BAR.memory + 1500 * BAR.page } },
      ['memory'],
    ],
    ['a slow end', { ended: BAR.end + 1 }, ['ending']],
    ['no end', { ended: undefined }, ['ending']],
  ])('a result misses its bar with %s', (_, changed, expected) => {
    expect(missesOf({ ...result, ...changed })).toEqual(expected);
  });

  it('the memory of thousands of pages is allowed where that is the attack', () => {
    const peak = result.memory.before + BAR.memory + result.load.opened * BAR.page;
    const idle: Result = { ...result, scenario: 'idle', memory: { ...result.memory, peak } };
    expect(missesOf(idle)).toEqual([]);
    expect(missesOf({ ...idle, memory: { ...idle.memory, peak: peak + 1 } })).toEqual(['memory']);
  });

  it('a result is printed as a table for people', () => {
    const frozen = { ...result, during: noticed(5000, 6000, []), ended: undefined };
    expect(reportTable(frozen, attackWords.en)).toEqual([
      'watch: 150 spectators join and leave a long match, within the limits',
      '                           before  during  after',
      'moves told, p50               1.0     1.0    1.0',
      'moves told, p99               5.0   5,000    5.0',
      'moves told, longest            40   6,000     40',
      'ping to pong, p50             0.5     0.5    0.5',
      'ping to pong, p99             2.0     2.0    2.0',
      'ping to pong, longest         3.0     3.0    3.0',
      'experts’ answers, p50          60       –     60',
      'experts’ answers, longest     120       –    120',
      'timers here late, p99         1.0     1.0    1.0',
      'memory, MB (during: most)     200     290    210',
      'Attack: 1,500 connections (20 ended by the server, 3 more turned away), 1,200 messages or ' +
        'frames, 7 requests (1 refused).',
      'SIGTERM: still running after 20 s, killed.',
      '→ moves are slow, it freezes, SIGTERM takes too long',
    ]);
  });

  it('a good result ends with a sentence, in French as well', () => {
    expect(reportTable(result, attackWords.en).at(-1)).toBe('→ as it should be');
    expect(reportTable(result, attackWords.fr).at(-1)).toBe('→ comme il se doit');
  });

  it('a result has figures for machines', () => {
    expect(toJson({ ...result, ended: undefined })).toMatchObject({
      scenario: 'watch',
      missed: ['ending'],
      before: { told: { p50: 1, p99: 5, longest: 40 }, answers: [0, 120] },
      memory: { peak: 290 * MEGABYTE },
      ended: null,
      load: { opened: 1500 },
    });
  });
});

describe('pepite bench attack', () => {
  it.each(LANGUAGES)('the bench lists all attacks, and makes none, in %s', async (language) => {
    const { code, out } = await pepite(['bench', 'attack', '--list', '--lang', language]);
    expect(code).toBe(0);
    for (const name of SCENARIOS) {
      expect(out).toContain(name);
      expect(out).toContain(attackWords[language].scenarios[name].slice(0, 30));
    }
  });

  it.each([
    [['--scenarios', 'watch,nuke'], 'nuke'],
    [['--seconds', '0'], '--seconds'],
    [['--target', '10.0.0.1'], '--target'],
  ])('the bench refuses %j', async (flags, named) => {
    const printed = await pepite(['bench', 'attack', ...flags]);
    expectRefusal(printed);
    expect(printed.error).toContain(named);
  });

  it('the bench stops when it is interrupted, server and all', async () => {
    const interruption = new AbortController();
    const { code, out, error } = await pepite(['bench', 'attack', '--scenarios', 'create'], {
      interrupted: interruption.signal,
      // The first thing it says is how far it is, and then everybody has come.
      noticed: () => interruption.abort(),
    });
    expect({ code, out }).toEqual({ code: 130, out: '' });
    expect(error).toMatch(/Interrupted\.\n$/);
  });
});
