import { type Game, parseActor, type Seen } from '@pepite/kernel';
import type { Logged } from '@pepite/protocol';

/** What a watcher was told of some moves, as a board reads it; what nobody can read is left out. */
export const eventsOf = (game: Game, logged: readonly Logged[]): readonly Seen[] =>
  logged.flatMap(({ actor: text, move: told, unseen }): readonly Seen[] => {
    const actor = parseActor(text);
    if (actor === undefined) return [];
    const move = told === undefined ? undefined : game.parse(told, actor);
    if (move !== undefined) return [{ actor, move }];
    return unseen === undefined ? [] : [{ actor, unseen }];
  });
