import { Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { Health, openMetrics } from '../door/health.ts';
import { NO_LIMITS } from '../door/limits.ts';
import { makeLogger } from '../log.ts';
import { Backstage } from './support/backstage.ts';
import { type Door, openDoor } from './support/door.ts';

/** What happened, in order, when something is asked for while something is to be written. */
async function eventsAt(
  path: string,
  open: (stage: Backstage) => Door | Promise<Door>,
): Promise<readonly string[]> {
  const events: string[] = [];
  const stage = new Backstage(new Seeded(1), undefined, () => events.push('committed'));
  const { ledger } = stage.place;
  const app = await open(stage);
  // What is asked for is answered from memory, at once, as the record of a match is.
  app.addHook('preHandler', (_request, _reply, done) => {
    ledger.write(() => stage.database.exec(`INSERT INTO guests VALUES ('ann', 'Ann', 1, 1)`));
    done();
  });
  app.addHook('onResponse', (_request, _reply, done) => {
    events.push('answered');
    done();
  });
  const { statusCode } = await app.inject(path);
  expect(statusCode).toBe(200);
  await app.close();
  stage.close();
  return events;
}

describe('[R10] nothing is told before it is on disk', () => {
  it('holds an answer over HTTP back that was ready before the commit', async () => {
    const events = await eventsAt('/api/me', (stage) => openDoor(stage, NO_LIMITS));
    expect(events).toEqual(['committed', 'answered']);
  });

  it.each(['/metrics', '/healthz'])(
    'holds back what the private address says of %s',
    async (path) => {
      const events = await eventsAt(path, ({ place, clock }) =>
        openMetrics(place, new Health(clock, () => true), makeLogger('silent')),
      );
      expect(events).toEqual(['committed', 'answered']);
    },
  );

  it('holds every answer of a socket back, even one that tells of nothing', () => {
    const stage = new Backstage(new Seeded(1));
    const { visit, texts } = stage.come('ann', 'Ann');
    stage.place.house.guests.rename('ann', 'Anna', 1);
    for (const message of [
      { type: 'ping' },
      { type: 'lobby' },
      { type: 'watch', match: 'nosuchmatch' },
      'no message',
    ]) {
      visit.hear(JSON.stringify(message));
    }
    expect(texts).toEqual([]);
    stage.settle();
    expect(texts.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual([
      'pong',
      'lobby',
      'mine',
      'refused',
      'refused',
    ]);
    stage.close();
  });
});
