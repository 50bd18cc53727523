import type { Translated } from '@pepite/kernel';
import { momentText } from '../block/words.ts';

/** What the list of tables says, in one language. */
interface TablesTexts {
  readonly noTables: string;
  readonly noBlocks: string;
  readonly blocks: string;
  readonly waiting: string;
  readonly playing: string;
  readonly host: string;
  readonly until: (date: number | null) => string;
}

export const TABLES_TEXTS: Translated<TablesTexts> = {
  en: {
    noTables: 'There are no public tables.',
    noBlocks: 'Nobody is blocked.',
    blocks: 'Blocked:',
    waiting: 'waiting for players',
    playing: 'being played',
    host: 'host',
    until: (date) => (date === null ? 'for good' : `until ${momentText(date, 'en')}`),
  },
  fr: {
    noTables: 'Il n’y a pas de table publique.',
    noBlocks: 'Personne n’est bloqué.',
    blocks: 'Bloqués :',
    waiting: 'attend des joueurs',
    playing: 'en cours',
    host: 'hôte',
    until: (date) => (date === null ? 'pour toujours' : `jusqu’au ${momentText(date, 'fr')}`),
  },
};
