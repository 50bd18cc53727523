import { GAMES } from '@pepite/games';
import { itemAt, type MatchRecord, replay } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { within } from './support/deadline.ts';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import { seatAll } from './support/seat-all.ts';

describe('a table with bots', () => {
  it.each(GAMES)('a match of $id is played to its end over a socket, with bots', async (game) => {
    const base = await startServer();
    const ada = await Guest.arrive(base, 'Ada');
    const seats = Math.max(2, game.seats.least);
    const match = await ada.create(base, {
      game: game.id,
      options: {},
      bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'newcomer')),
      access: 'link',
      start: false,
    });
    const { players, bell, close } = seatAll(base, match, [ada]);
    await bell.until(60, 'the match is over', () => itemAt(players, 0).isOver);
    close();
    const answer = await within(5, 'the record', ada.get(base, `/api/matches/${match}/record`));
    const record = (await answer.json()) as MatchRecord;
    expect(record.players.slice(1).map(({ bot }) => bot)).toEqual(
      Array.from({ length: seats - 1 }, () => 'newcomer'),
    );
    expect('problem' in replay(game, record)).toBe(false);
  });
});
