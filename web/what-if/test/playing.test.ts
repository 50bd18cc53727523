import { GAMES } from '@pepite/games';
import { type Game, itemAt, readRecord, replay, Seeded } from '@pepite/kernel';
import type { MatchRegistry } from '@pepite/matches';
import { describe, expect, it } from 'vitest';
import { botsAtOnce } from '../../../bots/test/support/direct.ts';
import { memory, Reader } from '../../offline/test/support/reader.ts';
import { openRegistry } from '../../offline/registry.ts';
import { OfflineWire } from '../../offline/wire.ts';
import { type Branch, imaginedOpening, openingAsItWas } from '@pepite/matches/branch';
import { KeptBranches } from '../kept-branches.ts';
import { branchOf, playedMatch, refereeAt } from '../../../matches/test/support/played.ts';

/** A browser that keeps one branch. */
function browserWith(branch: Branch) {
  const texts = memory();
  const branches = new KeptBranches(texts, () => 0);
  const id = branches.keep(branch);
  const open = (): MatchRegistry => openRegistry(texts, botsAtOnce(new Seeded(1)), () => 'Ada', 0);
  return { branches, id, open };
}

/** Plays a branch to its end: its record, if there is one. */
async function playToEnd(game: Game, branch: Branch) {
  const { branches, id, open } = browserWith(branch);
  const registry = open();
  const own = new OfflineWire(registry);
  const people = branch.players.filter(({ bot }) => bot === undefined).length;
  const others = Array.from({ length: people - 1 }, (_, index) => own.companion(index + 1));
  const readers = [own, ...others].map((wire) => new Reader(game, wire));
  await Promise.all(readers.map((reader) => reader.open(id)));
  await Promise.all(readers.map((reader) => reader.play(Infinity)));
  expect(readers.map(({ state }) => state?.status)).toEqual(readers.map(() => 'over'));
  expect(readers.flatMap(({ refusals }) => refusals)).toEqual([]);
  expect(branches.find(id)).toMatchObject({ isOver: true, branch: { name: branch.name } });
  const record = await registry.recordOf(id);
  registry.close();
  return 'problem' in record ? undefined : record.value;
}

/** Early, in the middle and late; the last one leaves something to decide. */
const PARTS = [0.1, 0.5, 0.9];

describe.each(GAMES.map((game) => [game.id, game] as const))('what if, in %s', (_id, game) => {
  const record = playedMatch(game);
  const plies = PARTS.map((part) => Math.floor(part * record.moves.length));

  it.each(plies)('after move %i it is played on against bots, as it was', async (ply) => {
    const opening = openingAsItWas(refereeAt(game, record, ply));
    expect([...opening.moves, ...opening.choices]).toEqual(record.moves.slice(0, ply));
    const played = await playToEnd(game, branchOf(game, record, opening));
    // It is a record like any other, which begins as the match did.
    const read = readRecord(JSON.stringify(played), [game]);
    if ('problem' in read) throw new Error(read.problem.kind);
    expect(replay(game, read.value.record)).toHaveProperty('value');
    expect(read.value.record.moves.slice(0, opening.moves.length)).toEqual(opening.moves);
  });

  it.each(plies)('after move %i it is played on with imagined cards', async (ply) => {
    const referee = refereeAt(game, record, ply);
    const seat = record.seats - 1;
    const opening = imaginedOpening(referee, referee.view(seat), new Seeded(2));
    const branch = branchOf(game, record, opening, seat);
    const read = readRecord(JSON.stringify(await playToEnd(game, branch)), [game]);
    if ('problem' in read) throw new Error(read.problem.kind);
    // No moves have led there: the record tells what it begins with.
    expect(read.value.record.start).toEqual(opening.imagined?.start);
    expect(replay(game, read.value.record)).toHaveProperty('value');
  });

  it('all seats are played by hand', async () => {
    const opening = openingAsItWas(refereeAt(game, record, itemAt(plies, 1)));
    const played = await playToEnd(game, branchOf(game, record, opening, 'all'));
    expect(played?.players).toEqual(record.players);
  });

  it('a branch goes on after a reload', async () => {
    const referee = refereeAt(game, record, itemAt(plies, 1));
    const opening = imaginedOpening(referee, referee.view(0), new Seeded(2));
    const { id, open } = browserWith(branchOf(game, record, opening));
    const registry = open();
    const before = new Reader(game, new OfflineWire(registry));
    await before.open(id);
    await before.play(8);
    registry.close();
    const again = open();
    const after = new Reader(game, new OfflineWire(again));
    await after.open(id);
    expect(after.state?.position?.ply).toBeGreaterThanOrEqual(8);
    expect(after.state?.position?.table).toEqual(before.state?.position?.table);
    again.close();
  });
});
