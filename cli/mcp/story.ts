import {
  CHANCE,
  type Game,
  type Language,
  type Move,
  parseActor,
  readBy,
  READER,
  type Reader,
  withNames,
} from '@pepite/kernel';
import type { Logged } from '@pepite/protocol';
import { capitalised } from './answer.ts';

/** Whom something is told to, and of what. */
export interface Telling {
  readonly game: Game;
  readonly language: Language;
  readonly names: readonly string[];
  /** The player, who is called "you". */
  readonly you: Reader;
}

/** So many moves of chance in a row that are alike are told at once: deals. */
const SHORTEST_RUN = 3;

/** What has happened, a line each, as the seat may know it. */
export function story(telling: Telling, events: readonly Logged[]): readonly string[] {
  const lines: string[] = [];
  for (let first = 0; first < events.length;) {
    const run = runAt(telling, events, first);
    const end = run.length >= SHORTEST_RUN ? first + run.length : first + 1;
    if (end > first + 1) lines.push(capitalised(`${run.title} (${run.length})`));
    else lines.push(...events.slice(first, end).map((event) => line(telling, event)));
    first = end;
  }
  return lines;
}

/** How many moves of chance that are alike follow each other from a place on, and what they are. */
function runAt(
  telling: Telling,
  events: readonly Logged[],
  first: number,
): { readonly title: string; readonly length: number } {
  const titles = events.slice(first).map((event) => runTitle(telling, event));
  const title = titles.find((one) => one !== '');
  const end = titles.findIndex((one) => one === undefined || (one !== '' && one !== title));
  const length = end < 0 ? titles.length : end;
  // Of what was never seen there is nothing to call it by: it is told one by one.
  return title === undefined ? { title: '', length: 0 } : { title, length };
}

/** What many moves like this one are; empty if it was not seen, nothing if it stands alone. */
function runTitle({ game, language }: Telling, event: Logged): string | undefined {
  if (parseActor(event.actor) !== CHANCE) return undefined;
  const move = moveOf(game, event);
  return move === undefined ? '' : game.words[language].run?.(move);
}

const moveOf = (game: Game, { move, actor }: Logged): Move | undefined =>
  move === undefined ? undefined : game.parse(move, parseActor(actor));

function line(telling: Telling, event: Logged): string {
  const { language, names, you } = telling;
  const told = capitalised(deed(telling, event));
  if (event.outcome === undefined) return told;
  return `${told}. ${capitalised(withNames(event.outcome[language], names, you))}`;
}

/** Who has done what. */
function deed(telling: Telling, event: Logged): string {
  const { game, language, names, you } = telling;
  const move = moveOf(game, event);
  const actor = parseActor(event.actor);
  const words = game.words[language];
  const who = actor === undefined || actor === CHANCE ? '' : `${names[actor]} `;
  if (move === undefined) return who + withNames(event.unseen?.[language] ?? '', names, you);
  if (actor === CHANCE) {
    return (
      words.toYou?.(move, names, you.seat) ?? named(telling, words.move(move, toldTo(telling)))
    );
  }
  const own = actor === you.seat ? words.ownMove?.(move, names, you.seat) : undefined;
  if (own !== undefined) return `${you.word} ${own}`;
  return who + named(telling, words.move(move, toldTo(telling), actor));
}

const toldTo = ({ names, you }: Telling): readonly string[] => readBy(names, you.seat);
const named = ({ you }: Telling, text: string): string => text.replaceAll(READER, you.word);

/** What a move of the player would do: "play silver 7". */
export function meaningOf(telling: Telling, move: Move): string {
  const { game, language, names, you } = telling;
  const words = game.words[language];
  return words.ownMove?.(move, names, you.seat) ?? words.move(move, names, you.seat);
}
