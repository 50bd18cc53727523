import { Seeded } from '@pepite/kernel';
import { type Match, MatchRegistry } from '@pepite/matches';
import type { NewMatchRequest } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { botsAtOnce } from '../../bots/test/support/direct.ts';
import { seededChance } from '../seeded.ts';
import { TEXTS } from '../words.ts';
import { TestRegistry } from '../../matches/test/support/test-registry.ts';
import { legalTexts } from './support/legal.ts';
import { runInVain } from './support/run.ts';
import { stateFor } from './support/state.ts';

/** A registry with chance from a seed; what is drawn without it is drawn from another one. */
function openRegistry(seed: number, other = 1) {
  const setting = new TestRegistry();
  const chanceOf = seededChance(seed, botsAtOnce(new Seeded(other)));
  const services = { ...setting.services, rng: new Seeded(other), chanceOf };
  return { setting, registry: new MatchRegistry(setting.store, services) };
}

type Opened = ReturnType<typeof openRegistry>;

/** Somebody sits down with bots who mostly do just anything. */
async function open({ setting, registry }: Opened, name: string): Promise<Match> {
  const { guest } = await setting.guest(name);
  const bots: NewMatchRequest['bots'] = [null, 'newcomer', 'newcomer'];
  const setup: NewMatchRequest = { game: 'aurum', bots, options: {}, access: 'link', start: true };
  const created = await registry.create(setup, guest, 'somewhere');
  if ('problem' in created) throw new Error(created.problem.kind);
  return created.value;
}

/** Plays a match on for a while; where it stands then. */
async function playOn({ setting }: Opened, match: Match, name: string): Promise<string> {
  for (let count = 0; count < 20; count++) {
    await setting.pass(10_000);
    const state = stateFor(match, name);
    const [move] = legalTexts(state);
    if (state.position === null || move === undefined) continue;
    const { ply, own } = state.position;
    const request = { type: 'move', ply, own, move } as const;
    const problem = await match.act(name, request);
    expect(problem).toBeUndefined();
  }
  return JSON.stringify(stateFor(match, name).position);
}

async function playAlone(seed: number, other = 1): Promise<string> {
  const opened = openRegistry(seed, other);
  return playOn(opened, await open(opened, 'Ann'), 'Ann');
}

describe('a seed', () => {
  it('a seed brings the same cards and the same bots again', async () => {
    expect(await playAlone(7, 2)).toBe(await playAlone(7, 3));
    expect(await playAlone(8)).not.toBe(await playAlone(7));
  });

  it('a seed brings the same match whatever is played at other tables', async () => {
    const opened = openRegistry(7);
    await playOn(opened, await open(opened, 'Ben'), 'Ben');
    const match = await open(opened, 'Ann');
    await open(opened, 'Cleo');
    expect(await playOn(opened, match, 'Ann')).toBe(await playAlone(7));
  });

  it('a seed does not bring the same match to the same person twice', async () => {
    const opened = openRegistry(7);
    const [one, other] = [await open(opened, 'Ann'), await open(opened, 'Ann')];
    expect(await playOn(opened, other, 'Ann')).not.toBe(await playOn(opened, one, 'Ann'));
  });

  it('the program refuses a seed in a sentence where no test asks for it', async () => {
    const { code, said } = await runInVain({ PEPITE_SEED: '7' });
    expect(code).toBe(2);
    const words = [TEXTS.en, TEXTS.fr].map((texts) => texts.wrong({ kind: 'seed-refused' }));
    expect(words).toContain(said.trim().replace(/^pepite: /, ''));
  });
});
