import { Seeded } from '@pepite/kernel';
import { House, type Match } from '@pepite/matches';
import type { Setup } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { seededChance } from '../seeded.ts';
import { storeGuests } from '../store/guests.ts';
import { TEXTS } from '../words.ts';
import { Setting } from './setting.ts';
import { thinkingAtOnce } from './support/at-once.ts';
import { legalTexts } from './support/legal.ts';
import { runInVain } from './support/run.ts';
import { stateFor } from './support/state.ts';

/** A house with chance from a seed; what is drawn without it is drawn from another one. */
function openHouse(seed: number, other = 1) {
  const setting = new Setting();
  const guests = storeGuests(setting.database, setting.ledger);
  const chanceOf = seededChance(seed, thinkingAtOnce(new Seeded(other)));
  const house = new House(guests, { ...setting.around, rng: new Seeded(other), chanceOf });
  return { setting, house };
}

type Opened = ReturnType<typeof openHouse>;

/** Somebody sits down with bots who mostly do just anything. */
function open({ setting, house }: Opened, name: string): Match {
  const { guest } = setting.guest(name);
  const bots: Setup['bots'] = [null, 'newcomer', 'newcomer'];
  const setup: Setup = { game: 'aurum', bots, options: {}, access: 'link', start: true };
  const created = house.create(setup, guest);
  if ('problem' in created) throw new Error(created.problem.kind);
  return created.match;
}

/** Plays a match on for a while; where it stands then. */
function playOn({ setting }: Opened, match: Match, name: string): string {
  for (let count = 0; count < 20; count++) {
    setting.clock.pass(10_000);
    const state = stateFor(match, name);
    const found = match.courseFor(name);
    const [first] = legalTexts(state);
    if (state.position === null || 'kind' in found || first === undefined) continue;
    expect(found.course.choose(found.seat, state.position, first)).toBeUndefined();
  }
  return JSON.stringify(stateFor(match, name).position);
}

function playAlone(seed: number, other = 1): string {
  const opened = openHouse(seed, other);
  return playOn(opened, open(opened, 'Ann'), 'Ann');
}

describe('a seed', () => {
  it('brings the same cards and the same bots again', () => {
    expect(playAlone(7, 2)).toBe(playAlone(7, 3));
    expect(playAlone(8)).not.toBe(playAlone(7));
  });

  it('brings them whatever is opened and played before at other tables', () => {
    const opened = openHouse(7);
    playOn(opened, open(opened, 'Ben'), 'Ben');
    const match = open(opened, 'Ann');
    open(opened, 'Cleo');
    expect(playOn(opened, match, 'Ann')).toBe(playAlone(7));
  });

  it('does not bring the same match to the same person twice', () => {
    const opened = openHouse(7);
    const [one, other] = [open(opened, 'Ann'), open(opened, 'Ann')];
    expect(playOn(opened, other, 'Ann')).not.toBe(playOn(opened, one, 'Ann'));
  });

  it('is refused by the program, in words, where no test asks for it', async () => {
    const { code, said } = await runInVain({ PEPITE_SEED: '7' });
    expect(code).toBe(2);
    const words = [TEXTS.en, TEXTS.fr].map((texts) => texts.wrong({ kind: 'seed-refused' }));
    expect(words).toContain(said.trim().replace(/^pepite: /, ''));
  });
});
