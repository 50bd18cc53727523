import { listing } from '@pepite/games/or-etc/listing';
import { ACCIDENTS, TOOLS } from '@pepite/games/or-etc/pieces';
import { keyValueStore } from '../../site/storage.ts';
import { type Draft, type DraftCard, PRINTED, type Typed } from './draft.ts';

/** What is being edited, and for how many players. */
export interface Kept {
  readonly draft: Draft;
  readonly seats: number;
}

const store = keyValueStore('editor');

/** What this browser has kept, even where something in it is still wrong. */
export const recallDraft = (): Kept => readKept(store.read(listing.id) ?? '{}');

export function keepDraft(kept: Kept): void {
  store.write(listing.id, JSON.stringify(kept));
}

/** What can't be read is as it is printed: an earlier version may have kept it. */
export function readKept(text: string): Kept {
  const nothing: Kept = { draft: PRINTED, seats: listing.best };
  try {
    const { draft, seats } = fieldsOf(JSON.parse(text));
    const count = Number(seats);
    const isSeats = count >= listing.seats.least && count <= listing.seats.most;
    return { draft: readDraft(draft) ?? PRINTED, seats: isSeats ? count : listing.best };
  } catch {
    return nothing;
  }
}

const fieldsOf = (input: unknown): Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null ? { ...input } : {};

const isTyped = (input: unknown): input is Typed => input === null || typeof input === 'number';

function readDraft(input: unknown): Draft | undefined {
  const { cards, sheets, accidents, ...rest } = fieldsOf(input);
  const tools = readTools(rest['tools']);
  const accidentRolls = readRolls(rest['accidentRolls']);
  if (!Array.isArray(cards) || !cards.every(isCard)) return undefined;
  if (tools === undefined || accidentRolls === undefined) return undefined;
  if (!isTyped(sheets) || !isTyped(accidents)) return undefined;
  return { cards, tools, accidentRolls, sheets, accidents };
}

function readTools(input: unknown): Draft['tools'] | undefined {
  const fields = fieldsOf(input);
  const tools = { ...PRINTED.tools };
  for (const tool of TOOLS) {
    const value = fields[tool];
    if (!isTyped(value)) return undefined;
    tools[tool] = value;
  }
  return tools;
}

function readRolls(input: unknown): Draft['accidentRolls'] | undefined {
  const fields = fieldsOf(input);
  const rolls = { ...PRINTED.accidentRolls };
  for (const accident of ACCIDENTS) {
    const roll = fields[accident];
    if (typeof roll !== 'string') return undefined;
    rolls[accident] = roll;
  }
  return rolls;
}

function isCard(input: unknown): input is DraftCard {
  const { key, pattern, value, exits, copies } = fieldsOf(input);
  return (
    typeof key === 'number' &&
    typeof pattern === 'string' &&
    [value, exits, copies].every((field) => isTyped(field))
  );
}
