import { GAMES } from '@pepite/games';
import { defaultOptions, type Game, itemAt, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../kernel/test/seed.ts';
import { EnvBatch, LineSplitter } from '../index.ts';
import { rewardsOf } from '../env/rewards.ts';

interface State {
  readonly type: 'state';
  readonly seat: readonly number[];
  readonly count: readonly number[];
  readonly ended: readonly {
    readonly match: number;
    readonly rewards: readonly number[];
    readonly scores: readonly number[];
    readonly winners: readonly number[];
  }[];
  readonly legal: readonly (readonly string[] | null)[];
  readonly view: readonly ({ readonly seat: number; readonly events: readonly unknown[] } | null)[];
  readonly observation: string;
  readonly actions: readonly (readonly number[] | null)[];
}

const open = (game: Game, batch: number, seats = game.seats.most): Promise<EnvBatch> =>
  EnvBatch.open({ game, seats, options: defaultOptions(game.options, seats), batch });

const ask = async (env: EnvBatch, request: object): Promise<State> => {
  const answer = JSON.parse(await env.answer(JSON.stringify(request))) as State;
  expect(answer).toMatchObject({ type: 'state' });
  return answer;
};

/** Plays at random until `isDone`, by places; everything that was answered. */
async function playOn(
  env: EnvBatch,
  first: State,
  isDone: (state: State, steps: number) => boolean,
): Promise<readonly State[]> {
  const rng = new Seeded(SEED);
  const states = [first];
  for (let state = first; !isDone(state, states.length);) {
    const places = state.count.map((count) => (count === 0 ? null : rng.below(count)));
    state = await ask(env, { type: 'step', places });
    states.push(state);
  }
  return states;
}

const areAllOver = ({ seat }: State): boolean => seat.every((one) => one === -1);

describe.each(GAMES)('an environment of $id', (game) => {
  it('a batch is played to its end, and each match ends once, with rewards', async () => {
    const env = await open(game, 3);
    const states = await playOn(env, await ask(env, { type: 'reset', seed: SEED }), areAllOver);
    const ended = states.flatMap((state) => state.ended);
    expect(new Set(ended.map(({ match }) => match))).toEqual(new Set([0, 1, 2]));
    expect(ended).toHaveLength(3);
    for (const { rewards, winners } of ended) {
      expect(rewards).toHaveLength(game.seats.most);
      expect(rewards.reduce((sum, reward) => sum + reward, 0)).toBeCloseTo(0);
      for (const winner of winners) expect(rewards[winner]).toBe(Math.max(...rewards));
    }
  });

  it('the same seed gives the same matches, another one others', async () => {
    const answersTo = async (seed: number): Promise<string> => {
      const env = await open(game, 2);
      const first = await ask(env, { type: 'reset', seed, want: ['legal', 'view'], restart: true });
      return JSON.stringify(await playOn(env, first, (_state, steps) => steps > 40));
    };
    const [one, same, other] = [await answersTo(7), await answersTo(7), await answersTo(8)];
    expect(one === same).toBe(true);
    expect(one === other).toBe(false);
  });

  it('a move may be named by its place, by its text or by its action', async () => {
    const want = ['legal', 'arrays'];
    const envs = [await open(game, 1), await open(game, 1), await open(game, 1)];
    const firsts = await Promise.all(
      envs.map((env) => ask(env, { type: 'reset', seed: SEED, want })),
    );
    const { legal, count, actions } = itemAt(firsts, 0);
    const [moves] = legal;
    expect(moves).toHaveLength(Math.min(1000, count[0] ?? 0));
    expect(actions[0]?.length).toBeGreaterThan(0);
    const byPlace = await ask(itemAt(envs, 0), { type: 'step', places: [0] });
    const byText = await ask(itemAt(envs, 1), { type: 'step', moves: [moves?.[0]] });
    expect(byText).toEqual(byPlace);
    await ask(itemAt(envs, 2), { type: 'step', actions: [actions[0]?.[0]] });
  });

  it('observations have their length, and views are those of who decides', async () => {
    const env = await open(game, 2);
    const described = JSON.parse(await env.answer('{"type":"describe"}')) as {
      readonly observation: { readonly length: number; readonly type: string };
      readonly actions: number;
    };
    expect(described.observation.type).toBe('int16');
    const first = await ask(env, { type: 'reset', seed: SEED, want: ['arrays', 'view'] });
    for (const state of await playOn(env, first, (_state, steps) => steps > 30)) {
      const bytes = Buffer.from(state.observation, 'base64').length;
      expect(bytes).toBe(2 * 2 * described.observation.length);
      expect(state.view.map((view) => view?.seat ?? -1)).toEqual(state.seat);
      for (const action of state.actions.flatMap((named) => named ?? [])) {
        expect(action).toBeLessThan(described.actions);
      }
    }
  });

  it('a match that is over begins anew by itself where that is wanted', async () => {
    const env = await open(game, 2);
    const first = await ask(env, { type: 'reset', seed: SEED, restart: true });
    let ended = 0;
    const states = await playOn(env, first, (state) => (ended += state.ended.length) >= 3);
    expect(states.flatMap(({ seat }) => seat)).not.toContain(-1);
  });
});

describe('bad lines', () => {
  const game = itemAt(GAMES, 0);
  const reset = { type: 'reset', seed: SEED, want: ['legal'] };

  it.each([
    ['rubbish', 'not-json'],
    ['[]', 'not-a-message'],
    ['{"type":"fly"}', 'unknown-type'],
    ['{"type":"reset"}', 'bad-field'],
    ['{"type":"reset","seed":-1}', 'bad-field'],
    ['{"type":"reset","seed":1,"want":["world"]}', 'bad-field'],
    ['{"type":"reset","seed":1,"options":{"fly":1}}', 'option-unknown'],
    ['{"type":"reset","seed":1,"matches":[2]}', 'no-such-match'],
    ['{"type":"reset","seed":1,"matches":[0],"restart":true}', 'not-for-some'],
    ['{"type":"step"}', 'choices-wrong'],
    ['{"type":"step","places":[0]}', 'choices-wrong'],
    ['{"type":"step","places":[0,0],"actions":[0,0]}', 'choices-wrong'],
    ['{"type":"step","places":[0,1e9]}', 'no-such-place'],
    ['{"type":"step","places":[0,-1]}', 'bad-field'],
    ['{"type":"step","actions":[null,100000]}', 'no-such-action'],
    ['{"type":"step","moves":[null,"fly"]}', 'notation'],
    ['{"type":"step","moves":[null,"end"]}', 'fault'],
    ['{"type":"look","match":7,"seat":0}', 'no-such-match'],
    ['{"type":"look","match":0,"seat":5}', 'no-such-seat'],
  ])('%s is answered with its name and changes nothing', async (line, kind) => {
    const env = await open(game, 2);
    const before = await ask(env, reset);
    const answer = JSON.parse(await env.answer(line)) as { readonly message: string };
    expect(answer).toMatchObject({ type: 'error', problem: { kind } });
    expect(answer.message).toMatch(/^[A-Z“"][^\n]+[.!]$/);
    expect(await ask(env, { type: 'step', places: [null, null] })).toEqual(before);
  });

  it('a step that is wrong for one match is made in none, and the match is named', async () => {
    const env = await open(game, 2);
    const before = await ask(env, reset);
    const answer: unknown = JSON.parse(await env.answer('{"type":"step","places":[0,99]}'));
    expect(answer).toMatchObject({ type: 'error', match: 1 });
    expect(await ask(env, { type: 'step', places: [null, null] })).toEqual(before);
  });

  it('nothing is played before the first reset, and what is over takes no step', async () => {
    const env = await open(game, 1);
    for (const line of ['{"type":"step","places":[0]}', '{"type":"look","match":0,"seat":0}']) {
      expect(JSON.parse(await env.answer(line))).toMatchObject({ problem: { kind: 'not-begun' } });
    }
    await playOn(env, await ask(env, reset), areAllOver);
    const step: unknown = JSON.parse(await env.answer('{"type":"step","places":[0]}'));
    expect(step).toMatchObject({ problem: { kind: 'match-over' } });
    const again = await ask(env, { type: 'reset', seed: SEED, matches: [0] });
    expect(again.seat).not.toContain(-1);
  });
});

describe('rewards', () => {
  it('rewards follow from places: sides beaten less sides beaten by', () => {
    const alone = {};
    expect(rewardsOf(alone, { scores: [5, 9, 1], winners: [1] })).toEqual([0, 1, -1]);
    expect(rewardsOf(alone, { scores: [5, 5, 1], winners: [0, 1] })).toEqual([0.5, 0.5, -1]);
    expect(rewardsOf(alone, { scores: [5, 9, 1], winners: [2] })).toEqual([0, -1, 1]);
    const teams = { sideOf: (seat: number) => seat % 2 };
    expect(rewardsOf(teams, { scores: [3, 1, 3, 1], winners: [0, 2] })).toEqual([1, -1, 1, -1]);
    expect(rewardsOf(alone, { scores: [40], winners: [0] })).toEqual([1]);
    expect(rewardsOf(alone, { scores: [4], winners: [] })).toEqual([-1]);
  });
});

describe('lines', () => {
  it('a stream is cut into lines, wherever its pieces end', () => {
    const splitter = new LineSplitter(10);
    const lines = ['one\ntw', 'o\r\n\n', 'much too long', ' a line\nthree\nfo', 'ur'];
    expect(lines.flatMap((piece) => splitter.take(piece))).toEqual([
      'one',
      'two',
      undefined,
      'three',
    ]);
    expect(splitter.end()).toEqual(['four']);
  });
});
