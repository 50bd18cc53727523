import { ACCIDENTS, type AccidentName, TOOLS, type ToolName } from '@pepite/games/or-etc/pieces';
import { type Draft, type DraftCard, PRINTED, type Typed } from './draft.ts';

type Field = 'pattern' | 'value' | 'exits' | 'copies';
const FIELDS: readonly Field[] = ['pattern', 'value', 'exits', 'copies'];

/** What is not as it is printed. */
export type Difference =
  | { readonly kind: 'added' | 'removed'; readonly card: DraftCard }
  | {
      readonly kind: 'changed';
      /** As it was, and which of its fields are other ones now. */
      readonly card: DraftCard;
      readonly now: DraftCard;
      readonly fields: readonly Field[];
    }
  | { readonly kind: 'tool'; readonly tool: ToolName; readonly was: Typed; readonly now: Typed }
  | {
      readonly kind: 'accident';
      readonly accident: AccidentName;
      readonly was: string;
      readonly now: string;
    }
  | { readonly kind: 'sheets'; readonly now: number }
  | { readonly kind: 'accidents'; readonly was: Typed; readonly now: Typed };

/** Pairs what is alike, then what is most likely meant; what is left over stays in both lists. */
function pairUp(
  draft: readonly DraftCard[],
): readonly { readonly was?: DraftCard; readonly now?: DraftCard }[] {
  const were = [...PRINTED.cards];
  const pairs = new Map<DraftCard, DraftCard>();
  const isAlike: readonly ((one: DraftCard, other: DraftCard) => boolean)[] = [
    (one, other) => one.pattern === other.pattern && one.exits === other.exits,
    (one, other) => one.pattern === other.pattern,
    (one, other) => one.key === other.key,
  ];
  for (const fits of isAlike) {
    for (const now of draft) {
      const place = pairs.has(now) ? -1 : were.findIndex((was) => fits(was, now));
      const [was] = place < 0 ? [] : were.splice(place, 1);
      if (was !== undefined) pairs.set(now, was);
    }
  }
  const current = draft.map((now) => {
    const was = pairs.get(now);
    return was === undefined ? { now } : { was, now };
  });
  return [...current, ...were.map((was) => ({ was }))];
}

function cardDifferences({ cards }: Draft): readonly Difference[] {
  return pairUp(cards).flatMap(({ was, now }): readonly Difference[] => {
    if (was === undefined) return now === undefined ? [] : [{ kind: 'added', card: now }];
    if (now === undefined) return [{ kind: 'removed', card: was }];
    const fields = FIELDS.filter((field) => was[field] !== now[field]);
    return fields.length === 0 ? [] : [{ kind: 'changed', card: was, now, fields }];
  });
}

/** All that differs, cards first. */
export function differencesOf(draft: Draft): readonly Difference[] {
  const { tools, accidentRolls, sheets, accidents } = draft;
  return [
    ...cardDifferences(draft),
    ...TOOLS.filter((tool) => tools[tool] !== PRINTED.tools[tool]).map((tool): Difference => ({
      kind: 'tool',
      tool,
      was: PRINTED.tools[tool],
      now: tools[tool],
    })),
    ...ACCIDENTS.filter((name) => accidentRolls[name] !== PRINTED.accidentRolls[name]).map(
      (accident): Difference => ({
        kind: 'accident',
        accident,
        was: PRINTED.accidentRolls[accident],
        now: accidentRolls[accident],
      }),
    ),
    ...(sheets === null ? [] : [{ kind: 'sheets', now: sheets } as const]),
    ...(accidents === PRINTED.accidents
      ? []
      : [{ kind: 'accidents', was: PRINTED.accidents, now: accidents } as const]),
  ];
}
