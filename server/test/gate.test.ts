import fastify from 'fastify';
import { Seeded } from '@pepite/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addGate } from '../door/gate.ts';
import { openInMemory } from '../store/database.ts';
import { Ledger } from '../store/ledger.ts';
import { Backstage } from './support/backstage.ts';

describe('[R10] nothing is told before it is on disk', () => {
  it('holds an answer over HTTP back that was ready before the commit', async () => {
    const events: string[] = [];
    const database = openInMemory();
    const fail = (error: unknown): void => {
      throw error;
    };
    const ledger = new Ledger(database, fail, () => events.push('committed'));
    const app = fastify();
    addGate(app, ledger);
    // It answers from memory, at once, as the record of a match does.
    app.get('/record', (_request, reply) => {
      ledger.write(() => database.exec(`INSERT INTO guests VALUES ('ann', 'Ann', 1, 1)`));
      return reply.send('the whole record');
    });
    app.addHook('onResponse', (_request, _reply, done) => {
      events.push('answered');
      done();
    });
    onTestFinished(async () => {
      await app.close();
      database.close();
    });
    const { payload } = await app.inject('/record');
    expect(payload).toBe('the whole record');
    expect(events).toEqual(['committed', 'answered']);
  });

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
