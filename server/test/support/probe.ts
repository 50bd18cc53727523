import { itemAt, type Rng } from '@pepite/kernel';

const pick = <T>(rng: Rng, items: readonly T[]): T => itemAt(items, rng.below(items.length));

const METALS = ['B', 'C', 'P', 'S', 'Z'];

/** A move in the notation of records that is legal at best by chance. */
function anyMove(rng: Rng): string {
  const card = pick(rng, METALS) + String(1 + rng.below(10));
  const gold = `G${rng.below(9)}`;
  const seat = rng.below(4);
  return pick(rng, [
    'keep',
    'end',
    `play ${card}`,
    `play ${gold}`,
    `bid ${card}`,
    `swap ${gold} ${seat} ${card}`,
    `deal ${seat} ${card}`,
    `aside ${card}`,
    `first ${seat}`,
  ]);
}

/** An id that no page has come to. */
const PROBE = 9_999_999;

/** Something that somebody who wants to know more might say at a position. */
export function anyProbe(rng: Rng, match: string, ply: number): string {
  const own = rng.below(3) === 0 ? 1 : 0;
  const seat = rng.below(5);
  return JSON.stringify(
    pick<object>(rng, [
      { type: 'move', ply, own, move: anyMove(rng), id: PROBE },
      { type: 'move', ply, own, move: anyMove(rng) },
      { type: 'move', ply: rng.below(300), own, move: anyMove(rng) },
      { type: 'take-back', ply },
      { type: 'watch', match },
      { type: 'replace', seat },
      { type: 'hint', ply, own },
      { type: 'sit', seat },
      { type: 'stand' },
      { type: 'unseat', seat },
      { type: 'seat-bot', seat, bot: 'random' },
      { type: 'look-back' },
      { type: 'look-back', before: rng.below(ply + 2) },
      { type: 'reclaim' },
      { type: 'pace', pace: 'human' },
      { type: 'pause', on: rng.below(2) === 0 },
      { type: 'plan', plan: pick(rng, ['only-move', 'keep']), on: true },
      { type: 'plan-moves', ply, moves: [anyMove(rng)] },
      { type: 'say', text: `I hold ${anyMove(rng)}` },
      { type: 'say-phrase', phrase: pick(rng, ['hello', 'good-cards']) },
      { type: 'react', ply: rng.below(ply + 2), sign: pick(rng, ['bravo', null]) },
      { type: 'hear', after: rng.below(3) },
      { type: 'rematch' },
      { type: 'start' },
      { type: 'look', seat },
    ]),
  );
}
