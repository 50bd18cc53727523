import { gameOf, GAMES } from '@pepite/games';
import { type MatchRecord, readRecord, replay, Seeded } from '@pepite/kernel';
import { eventsSince } from '@pepite/outside';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../kernel/test/seed.ts';
import { connect } from './mcp/client.ts';
import { eventsOf, playToEnd } from './mcp/play.ts';

describe.each(GAMES.map(({ id, seats }) => ({ id, seats: Math.max(2, seats.least) })))(
  '$id over the Model Context Protocol',
  ({ id, seats }) => {
    const own = seats - 1;
    const opening = { game: id, seats, seat: own, bots: 'random', seed: SEED };

    it('a whole match is played, and tells no more than its seat has seen', async () => {
      const { client } = await connect();
      const { match, told } = await playToEnd(client, opening, new Seeded(SEED));
      const { text, data } = await client.succeed('record', { match });
      expect(JSON.parse(text)).toEqual(data);
      const read = readRecord(text, GAMES);
      if ('problem' in read) throw new Error(read.problem.kind);
      const record: MatchRecord = read.value.record;
      expect(record.players[own]).toEqual({ name: 'Ada' });
      // What was told of each position is what the rules show to that seat, and nothing else.
      const byPly = new Map(
        told.filter((one) => one.own === 0).map((one) => [one.ply, one] as const),
      );
      let compared = 0;
      const played = replay(read.value.game, record, {
        visit(ply, referee) {
          const position = byPly.get(ply);
          if (position === undefined || referee.pending.length > 0) return;
          const { table, hand } = referee.view(own);
          expect({ table: position.table, hand: position.hand }).toEqual({ table, hand });
          compared++;
        },
      });
      if ('problem' in played) throw new Error(played.problem.kind);
      expect(compared).toBeGreaterThan(3);
      // So is what was told of what has happened: all of it, each thing once.
      const seen = eventsSince(played.value, own, 0);
      const learned = eventsOf(told).map(({ ply, actor, move, unseen }) =>
        move === undefined ? { ply, actor, unseen } : { ply, actor, move },
      );
      expect(learned).toEqual(seen);
      expect(told.at(-1)?.result).toEqual(record.result);
    });

    it('with the same seed the same match is played, and in words the same is told', async () => {
      const texts: string[] = [];
      for (let time = 0; time < 2; time++) {
        const { client } = await connect('fr');
        const { text } = await client.succeed('open_match', opening);
        texts.push(text, (await client.succeed('what_happened', { match: 'm1' })).text);
      }
      expect(texts.slice(2)).toEqual(texts.slice(0, 2));
      const title = gameOf(id)?.words.fr.title ?? '';
      expect(texts[0]).toContain(`Partie m1, ${title} : vous êtes Ada, à la place ${own}.`);
      expect(texts[0]).toContain('À vous.');
    });
  },
);
