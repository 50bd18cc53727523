import { itemAt, type Rng } from '@pepite/kernel';
import type { Logged } from '@pepite/protocol';
import type { Called, TestClient, ToldPosition } from './client.ts';

interface Listed {
  readonly moves: readonly { readonly move: string; readonly meaning: string }[];
  readonly total: number;
}

/** A legal move at random, found on the page of the list that it is on. */
async function anyMove(client: TestClient, match: string, rng: Rng): Promise<string> {
  const list = async (from: number): Promise<Listed> =>
    (await client.succeed('legal_moves', { match, from, most: 1 })).data as Called['data'] & Listed;
  const { total } = await list(0);
  return itemAt((await list(rng.below(total))).moves, 0).move;
}

/** Plays a match to its end, and returns all that the player was told of it. */
export async function playToEnd(
  client: TestClient,
  opening: object,
  rng: Rng,
): Promise<{ readonly match: string; readonly told: readonly ToldPosition['position'][] }> {
  const opened = await client.position('open_match', opening);
  const { match } = opened;
  let { position } = opened;
  const told = [position];
  while (position.status === 'playing') {
    const move = await anyMove(client, match, rng);
    const { ply, own } = position;
    ({ position } = await client.position('make_move', { match, move, ply, own }));
    told.push(position);
  }
  return { match, told };
}

/** All events that were told, in their order. */
export const eventsOf = (told: readonly ToldPosition['position'][]): readonly Logged[] =>
  told.flatMap(({ events }) => events);
