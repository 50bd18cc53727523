import type { ToolName } from '@pepite/games/or-etc/pieces';
import { english } from '@pepite/games/or-etc/words.en';
import { french } from '@pepite/games/or-etc/words.fr';
import type { Translated } from '@pepite/kernel';

/** The few words on a drawing of the table. */
interface Texts {
  readonly when: (turn: number, phase: number) => string;
  readonly centre: string;
  readonly pile: string;
  readonly auction: string;
  readonly bid: (name: string, bid: number) => string;
  readonly noBid: string;
  readonly prestige: (prestige: number) => string;
  readonly tools: Readonly<Record<ToolName, string>>;
}

export const TEXTS: Translated<Texts> = {
  en: {
    when: (turn, phase) => `Turn ${turn} · phase ${phase}`,
    centre: 'Centre dice',
    pile: 'Pile',
    auction: 'Tool auction',
    bid: (name, bid) => `${name} bids ${bid}`,
    noBid: 'No bid yet',
    prestige: (prestige) => `${prestige} prestige`,
    tools: english.labels.tools,
  },
  fr: {
    when: (turn, phase) => `Tour ${turn} · phase ${phase}`,
    centre: 'Dés centraux',
    pile: 'Pioche',
    auction: 'Enchères des outils',
    bid: (name, bid) => `${name} mise ${bid}`,
    noBid: 'Pas encore de mise',
    prestige: (prestige) => `${prestige} de prestige`,
    tools: french.labels.tools,
  },
};
