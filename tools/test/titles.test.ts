import { describe, expect, it } from 'vitest';
import { wholeTitles } from '../tidy/titles.ts';
import { report } from './sample.ts';

const path = 'games/aurum/test/bid.test.ts';

describe('titles of tests', () => {
  it.each([
    'is refused as stale',
    '[A12] keeps the bid',
    '[A14] [A15, A16] has a winner',
    'counts the moves of a match',
    'plays %s to its end',
    'rolls 3 dice again',
    'and goes on',
    'of a guest is kept',
    '%s',
    '[A3] %i: %i',
    '$game.id, $seats seats',
  ])('the half “%s” is found', (title) => {
    expect(report(wholeTitles, { [path]: `\nit('${title}', f);` })).toEqual([`${path}:2`]);
    expect(report(wholeTitles, { [path]: `it.each(rows)('${title}', f);` })).toEqual([`${path}:1`]);
  });

  it.each([
    'a move that comes twice is refused as stale',
    '[A12] gold beats metal',
    'moves of chance are told at once',
    'players who have passed still answer',
    'French elides before a vowel',
    'with 3 players nobody sits at seat 3',
    '%s is refused',
    'there are two versions of Or etc',
  ])('the sentence “%s” is accepted', (title) => {
    expect(report(wholeTitles, { [path]: `it('${title}', f);` })).toEqual([]);
  });

  it('a title with a full stop is found', () => {
    expect(report(wholeTitles, { [path]: "it('Gold beats metal.', f);" })).toEqual([`${path}:1`]);
  });

  it('a template is read like a text', () => {
    expect(report(wholeTitles, { [path]: 'it(`has ${most} kinds`, f);' })).toEqual([`${path}:1`]);
    expect(report(wholeTitles, { [path]: 'it(`a deck has ${most} kinds`, f);' })).toEqual([]);
  });

  it('groups may be named by a noun, and only tests are looked at', () => {
    expect(report(wholeTitles, { [path]: "describe('bids', f);\nexpect('is it');" })).toEqual([]);
    expect(report(wholeTitles, { 'cli/play.ts': "it('is refused', f);" })).toEqual([]);
  });
});
