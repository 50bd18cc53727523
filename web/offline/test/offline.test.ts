import { verify } from '@pepite/chance';
import { GAMES } from '@pepite/games';
import {
  defaultOptions,
  type Game,
  itemAt,
  type MatchRecord,
  PROGRAM,
  Seeded,
} from '@pepite/kernel';
import type { MatchRegistry } from '@pepite/matches';
import { describe, expect, it } from 'vitest';
import { botsAtOnce } from '../../../bots/test/support/direct.ts';
import { type KeyValueStore, keyValueStore } from '../../site/storage.ts';
import { openRegistry, SELF } from '../registry.ts';
import { asOwnMatch, savedMatches } from '../saved.ts';
import { OfflineWire } from '../wire.ts';
import { memory, Reader } from './support/reader.ts';

/** Somebody at a page, with a registry of their own. */
function readerOf(game: Game, texts: KeyValueStore) {
  const registry = openRegistry(texts, botsAtOnce(new Seeded(1)), () => 'Ada', 0);
  return Object.assign(new Reader(game, new OfflineWire(registry)), { registry });
}

/** Begins a match against bots. */
async function create(game: Game, seats: number, registry: MatchRegistry): Promise<string> {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'strong'));
  const options = defaultOptions(game.options, seats);
  const created = await registry.create(
    {
      game: game.id,
      bots,
      options,
      access: 'link',
      pace: 'quick',
      start: true,
      sharedChance: true,
    },
    SELF,
  );
  if ('problem' in created) throw new Error(created.problem.kind);
  created.value.close();
  registry.sweep();
  return created.value.id;
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s offline', (_id, game) => {
  const seats = Math.max(2, game.seats.least);

  it('a match is played to its end without a server, and goes on after a reload', async () => {
    const texts = memory();
    const id = await create(
      game,
      seats,
      openRegistry(texts, botsAtOnce(new Seeded(1)), () => 'Ada', 0),
    );
    const before = readerOf(game, texts);
    await before.open(id);
    await before.play(60);
    before.registry.close();
    const after = readerOf(game, texts);
    await after.open(id);
    expect(after.state?.position?.table).toEqual(before.state?.position?.table);
    await after.play(Infinity);
    expect(after.state?.status).toBe('over');
    expect(after.refusals).toEqual([]);
    const record = await after.wire.recordOf(id);
    expect(record).toMatchObject({ value: { game: game.id, result: {}, program: PROGRAM } });
    if ('value' in record) {
      const proven = { kind: 'proven', contributed: [0] };
      expect(verify(game, record.value as MatchRecord)).toMatchObject(proven);
    }
    // The list of matches knows how it has ended, without the rules.
    const listed = savedMatches(texts).map(asOwnMatch);
    const ending = { ...after.state?.result, date: expect.any(Number) as number };
    expect(listed).toMatchObject([{ status: 'over', seat: 0, yourTurn: false, ending }]);
  });
});

describe('the matches of a browser', () => {
  it('a browser keeps its latest matches only', async () => {
    const texts = memory();
    const registry = openRegistry(texts, botsAtOnce(new Seeded(1)), () => 'Ada', 0);
    const { id } = itemAt(GAMES, 0);
    const setup = { game: id, bots: [null, null, null], options: {}, access: 'link' } as const;
    for (let count = 0; count < 20; count++) {
      await registry.create({ ...setup, bots: [...setup.bots], start: false }, SELF);
    }
    expect(texts.names()).toHaveLength(12);
  });

  it('a match is played while the page is open where the browser stores nothing', async () => {
    const game = itemAt(GAMES, 0);
    // There is no storage here, which is as if the browser refused it.
    const reader = readerOf(game, keyValueStore('alone'));
    await reader.open(await create(game, 3, reader.registry));
    await reader.play(60);
    expect(reader.refusals).toEqual([]);
    expect(reader.state?.position?.ply).toBeGreaterThanOrEqual(60);
    reader.registry.close();
  });

  it('whoever opens a match that does not exist is told so', async () => {
    const reader = readerOf(itemAt(GAMES, 0), memory());
    await reader.open('nosuch');
    expect(reader.refusals).toMatchObject([
      { type: 'refused', problem: { kind: 'no-such-match' } },
    ]);
  });
});
