import { GAMES } from '@pepite/games';
import {
  begin,
  CHANCE,
  defaultOptions,
  firstActor,
  type Game,
  itemAt,
  LANGUAGES,
  listMoves,
  look,
  Moves,
  Seeded,
  tableOf,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { OURS } from '../../games/test/ours.ts';
import { blundering } from '../blundering.ts';
import { WEIGHED_GAMES } from '../heuristics/index.ts';
import {
  type BotName,
  isBotName,
  LEVEL_NAMES,
  LEVELS,
  playMatch,
  seatAdviser,
  seatBot,
  type Setting,
  type ThinkingTime,
} from '../index.ts';
import { nim } from './games/nim.ts';

const settingOf = (game: Game, seats: number): Setting => ({
  game,
  seats,
  options: defaultOptions(game.options, seats),
});

const SETTINGS = GAMES.map((game) => settingOf(game, game.seats.most));
const WEIGHED = SETTINGS.filter(({ game }) => WEIGHED_GAMES.includes(game.id));

/** A little time, by a clock that goes on whenever it is read. */
function brief(): ThinkingTime {
  let time = 0;
  return { clock: () => time++, milliseconds: 40 };
}

/** The first world in which somebody decides, and what they may do. */
function firstChoice({ game, seats, options }: Setting) {
  const world = begin(game, seats, options);
  const moves = new Moves();
  const rng = new Seeded(1);
  let seat = firstActor(game.turn(tableOf(world)));
  for (; seat === CHANCE; seat = firstActor(game.turn(tableOf(world)))) {
    listMoves(game, world, CHANCE, moves);
    game.apply(world, CHANCE, moves.draw(rng));
  }
  listMoves(game, world, seat, moves);
  return { view: look(world, seat), moves };
}

describe('levels', () => {
  it('there are five levels, named and described in every language', () => {
    expect(LEVEL_NAMES).toHaveLength(5);
    for (const name of LEVEL_NAMES) {
      expect(isBotName(name)).toBe(true);
      for (const language of LANGUAGES) {
        expect(LEVELS[name].words[language].name).not.toBe('');
        expect(LEVELS[name].words[language].about).toMatch(/\.$/);
      }
    }
  });

  it('the levels go from many blunders to none', () => {
    const blunders = LEVEL_NAMES.map((name) => LEVELS[name].blunders);
    expect(blunders).toEqual(blunders.toSorted((one, other) => other - one));
    expect(blunders[0]).toBeGreaterThan(50);
    expect(blunders.at(-1)).toBe(0);
  });

  it.each(SETTINGS)('every level chooses by the rules in $game.id', (setting) => {
    const { view, moves } = firstChoice(setting);
    for (const name of LEVEL_NAMES) {
      for (let seed = 0; seed < 3; seed++) {
        const move = seatBot(name, setting, brief()).choose(view, moves, new Seeded(seed));
        expect(moves.has(move)).toBe(true);
      }
    }
  });

  it('the games that levels weigh include all of ours', () => {
    expect(WEIGHED.map(({ game }) => game.id)).toEqual(expect.arrayContaining([...OURS]));
  });

  it.each(WEIGHED)('the lowest level loses to the heuristic in $game.id', ({ game }) => {
    const setting = settingOf(game, Math.max(2, game.seats.least));
    const names: readonly BotName[] = Array.from({ length: setting.seats }, (_, seat) =>
      seat === 0 ? 'newcomer' : 'heuristic',
    );
    let won = 0;
    for (let match = 0; match < 20; match++) {
      const bots = names.map((name) => seatBot(name, setting));
      const { result } = playMatch(game, setting.options, bots, new Seeded(2, match));
      if (result.winners.includes(0)) won++;
    }
    expect(won).toBeLessThanOrEqual(3);
  });

  it('every level plays a game that nobody has taught it, and the highest wins it', () => {
    const setting: Setting = { game: nim, seats: 2, options: {} };
    for (const name of LEVEL_NAMES) {
      const bots = ['expert', name].map((level) => seatBot(level as BotName, setting));
      const { result } = playMatch(nim, {}, bots, new Seeded(1));
      // Ten matches are won by whoever begins, and knows it.
      expect(result.winners).toEqual([0]);
    }
  });
});

describe('blunders', () => {
  it('blunders happen as often as they should', () => {
    const bot = blundering({ choose: () => 99 }, 25);
    const moves = new Moves();
    moves.add(1);
    const rng = new Seeded(1);
    const { view } = firstChoice(itemAt(SETTINGS, 0));
    const chosen = Array.from({ length: 4000 }, () => bot.choose(view, moves, rng));
    expect(chosen.filter((move) => move === 1).length / 4000).toBeCloseTo(0.25, 1);
  });
});

describe('the adviser', () => {
  it.each(SETTINGS)('the adviser weighs several moves in $game.id, the best first', (setting) => {
    const { view, moves } = firstChoice(setting);
    const { moves: weighed, iterations } = seatAdviser(setting, brief()).think(
      view,
      moves,
      new Seeded(1),
    );
    expect(weighed.length).toBeGreaterThanOrEqual(3);
    expect(iterations).toBe(weighed.reduce((sum, { visits }) => sum + visits, 0));
    for (const { move, worth } of weighed) {
      expect(moves.has(move)).toBe(true);
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(1);
    }
  });

  it.each(SETTINGS)('the adviser can weigh any move in $game.id, given time', (setting) => {
    const { view, moves } = firstChoice(setting);
    const adviser = seatAdviser(setting, { iterations: 1200 });
    const { moves: weighed } = adviser.advise(view, moves, new Seeded(1));
    const [best, ...others] = weighed;
    const named = new Set(weighed.map(({ move }) => move));
    expect(named.size).toBe(weighed.length);
    expect([...moves].every((move) => named.has(move))).toBe(true);
    for (const { visits, worth } of others) {
      // Few worlds would tell nothing.
      expect(visits).toBeGreaterThanOrEqual(24);
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(1);
    }
    const mean = others.reduce((sum, { worth }) => sum + worth, 0) / others.length;
    expect(mean).toBeLessThan(best?.worth ?? 0);
  });

  it.each(SETTINGS)('the adviser keeps to its time in $game.id', (setting) => {
    const { view, moves } = firstChoice(setting);
    let time = 0;
    const clock = (): number => time++;
    const thought = seatAdviser(setting, { clock, milliseconds: 40 }).think(
      view,
      moves,
      new Seeded(1),
    );
    expect(thought.iterations).toBeGreaterThan(0);
    expect(time).toBeLessThan(60);
  });
});
