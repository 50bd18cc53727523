import { askedOf, type Game, type LessonStep } from '@pepite/kernel';
import type { BoardModule } from '../boards/board.ts';
import type { Pointer } from '../boards/kit/pointers.ts';

const AREA = 'area:';

/** What a step is about, and what the move that it asks for is made with. */
export const pointersOf =
  (step: LessonStep | undefined, game: Game) =>
  (board: BoardModule): readonly Pointer[] => {
    if (step === undefined) return [];
    const moves = askedOf(step).flatMap((text) => game.parse(text) ?? []);
    return [
      ...(step.about ?? []).map(pointerAt),
      ...moves.flatMap((move) => board.pointersOf?.(move) ?? []),
    ];
  };

function pointerAt(name: string): Pointer {
  if (name.startsWith(AREA)) return { selector: `[data-area="${name.slice(AREA.length)}"]` };
  return { selector: `[data-about="${name}"]`, count: Infinity };
}
