// Whole matches of each game, played by programs from outside.
import { GAMES } from '@pepite/games';
import type { MatchRecord } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import type { Transport } from './support/outside-bot.ts';
import { connected, setup } from './support/outside-tables.ts';

const TRANSPORTS: readonly Transport[] = ['stream', 'socket'];

describe.each(TRANSPORTS)('a program from outside over a %s', (transport) => {
  it.each(GAMES)('a program plays a whole match of $id beside our bots', async ({ id, seats }) => {
    const base = await startServer();
    const bot = await connected(base, await Guest.arrive(base, 'Ann'), 'Robo', transport);
    const others = Array.from({ length: seats.least - 1 }, () => 'random' as const);
    const table = setup(id, [null, ...others], { start: true, pace: 'quick' });
    const { match } = await bot.ask('open', table);
    await bot.until('the end', () => bot.told('end').length > 0);
    const [start] = bot.told('start');
    expect(start).toMatchObject({ match, position: { game: id, seat: 0, status: 'playing' } });
    expect(bot.told('end')).toMatchObject([{ match }]);
    expect(bot.told('end')[0]?.result?.scores).toHaveLength(seats.least);
    expect(bot.told('refused')).toEqual([]);
    const answer = await fetch(`${base}/api/matches/${match}/record`);
    const { players, moves } = (await answer.json()) as MatchRecord;
    expect(players[0]).toEqual({ name: 'Robo', bot: 'program' });
    // Nothing was left out, the last step included.
    const events = bot.lines.flatMap((line) =>
      line.type === 'start' || line.type === 'position' ? line.position.events : [],
    );
    expect(events.map(({ ply }) => ply)).toEqual(moves.map((_, place) => place));
    for (const { ply, actor, move } of events) {
      if (move !== undefined) expect(moves[ply]).toBe(`${actor} ${move}`);
    }
  });
});
