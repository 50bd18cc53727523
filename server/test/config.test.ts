import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

describe('settings in the environment', () => {
  it('settings have defaults', () => {
    const read = readConfig({}, {});
    expect(read).toMatchObject({ config: { port: 4000, limits: true, awayAfter: 120_000 } });
  });

  it('the command line has precedence over the environment', () => {
    const environment = { PORT: '5000', PEPITE_HOST: '::1', PEPITE_DATA: '/srv/one' };
    expect(readConfig({}, environment)).toMatchObject({
      config: { port: 5000, host: '::1', data: '/srv/one' },
    });
    expect(
      readConfig({ port: 4001, host: '127.0.0.1', data: '/srv/two' }, environment),
    ).toMatchObject({ config: { port: 4001, host: '127.0.0.1', data: '/srv/two' } });
  });

  it('data is kept below the folder that the program is started in', () => {
    expect(readConfig({}, {})).toMatchObject({ config: { data: join(process.cwd(), '.pepite') } });
  });

  it('settings say which proxies are trusted, and where metrics are served', () => {
    expect(readConfig({}, {})).toMatchObject({ config: { proxy: false, metrics: undefined } });
    expect(readConfig({}, { PEPITE_PROXY: 'on', PEPITE_METRICS: '127.0.0.1:9100' })).toMatchObject({
      config: { proxy: 1, metrics: { host: '127.0.0.1', port: 9100 } },
    });
    expect(readConfig({}, { PEPITE_METRICS: '[::1]:9100' })).toMatchObject({
      config: { metrics: { host: '::1', port: 9100 } },
    });
  });

  it('[R11] settings say how long unused data is kept', () => {
    expect(readConfig({}, {})).toMatchObject({
      config: { retention: { waiting: 24, abandoned: 90, finished: 365, guests: 400 } },
    });
    const environment = {
      PEPITE_KEEP_WAITING: '1',
      PEPITE_KEEP_ABANDONED: '2',
      PEPITE_KEEP_FINISHED: '0',
      PEPITE_KEEP_GUESTS: '100000',
    };
    expect(readConfig({}, environment)).toMatchObject({
      config: { retention: { waiting: 1, abandoned: 2, finished: 0, guests: 100_000 } },
    });
  });

  it('a seed is taken where tests ask for one', () => {
    expect(readConfig({}, {})).toMatchObject({ config: { seed: undefined } });
    expect(readConfig({}, { PEPITE_SEED: '', NODE_ENV: 'production' })).toMatchObject({
      config: { seed: undefined },
    });
    expect(readConfig({}, { PEPITE_SEED: '17', PEPITE_TEST: 'on' })).toMatchObject({
      config: { seed: 17 },
    });
  });

  it.each([
    [{ PEPITE_SEED: '17' }],
    [{ PEPITE_SEED: '17', PEPITE_TEST: 'off' }],
    [{ PEPITE_SEED: '17', PEPITE_TEST: 'on', NODE_ENV: 'production' }],
  ])('a seed is refused with %j, since nobody may foresee chance there', (environment) => {
    expect(readConfig({}, environment)).toEqual({ problem: { kind: 'seed-refused' } });
  });

  it.each([
    [{ PORT: '-1' }, 'PORT'],
    [{ PEPITE_LIMITS: 'no' }, 'PEPITE_LIMITS'],
    [{ PEPITE_PROXY: 'nginx' }, 'PEPITE_PROXY'],
    [{ PEPITE_METRICS: 'on' }, 'PEPITE_METRICS'],
    [{ PEPITE_METRICS: '127.0.0.1:99999' }, 'PEPITE_METRICS'],
    [{ PEPITE_METRICS: '9100' }, 'PEPITE_METRICS'],
    [{ PEPITE_LOG: 'loud' }, 'PEPITE_LOG'],
    [{ PEPITE_BOT_PAUSE: '1s' }, 'PEPITE_BOT_PAUSE'],
    [{ PEPITE_KEEP_WAITING: '1d' }, 'PEPITE_KEEP_WAITING'],
    [{ PEPITE_KEEP_ABANDONED: '-1' }, 'PEPITE_KEEP_ABANDONED'],
    [{ PEPITE_KEEP_FINISHED: '0.5' }, 'PEPITE_KEEP_FINISHED'],
    [{ PEPITE_KEEP_GUESTS: '100001' }, 'PEPITE_KEEP_GUESTS'],
    [{ PEPITE_TEST: 'yes' }, 'PEPITE_TEST'],
    [{ PEPITE_SEED: '1.5', PEPITE_TEST: 'on' }, 'PEPITE_SEED'],
    [{ PEPITE_SEED: '-1', PEPITE_TEST: 'on' }, 'PEPITE_SEED'],
    [{ PEPITE_SEED: '1000000000', PEPITE_TEST: 'on' }, 'PEPITE_SEED'],
  ])('the setting %j is refused by its name', (environment, name) => {
    expect(readConfig({}, environment)).toMatchObject({ problem: { name } });
  });
});
