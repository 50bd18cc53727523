import { itemAt, type Seat } from '@pepite/kernel';
import { looksAlike } from '@pepite/protocol/look-alike';

/** Bots have names that need no translation: by seat, unless somebody there is called that. */
const BOT_NAMES = ['Agathe', 'Basile', 'Clovis', 'Dorine', 'Edmond', 'Flore'] as const;
const MORE_NAMES = ['Gaspard', 'Hortense', 'Isidore', 'Justine', 'Lucien', 'Mathilde'] as const;

/** What a bot is called beside such others. */
export function botName(seat: Seat, others: readonly (string | null)[]): string {
  const isFree = (name: string): boolean =>
    others.every((other) => other === null || !looksAlike(name, other));
  const own = itemAt(BOT_NAMES, seat);
  return [own, ...MORE_NAMES].find(isFree) ?? own;
}
