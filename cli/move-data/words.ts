import type { Translated } from '@pepite/kernel';
import type { Transferred } from '@pepite/server';
import { textsIn } from '../words/index.ts';

/** What moving data says, in one language. */
interface MoveTexts {
  readonly whereTo: string;
  readonly noDatabase: string;
  readonly again: string;
  readonly done: (
    counts: Transferred['counts'],
    hash: string,
    to: 'postgres' | 'folder',
  ) => readonly string[];
}

export const MOVE_TEXTS: Translated<MoveTexts> = {
  en: {
    whereTo: 'say where to with --to postgres or --to folder (see: pepite move-data --help).',
    noDatabase: 'set DATABASE_URL to the address of the PostgreSQL database.',
    again: 'Nothing is lost; run the same command again to resume.',
    done: ({ matches = 0, guests = 0 }, hash, to) => [
      `Copied and compared: ${textsIn('en').number(matches)} matches, ` +
        `${textsIn('en').number(guests)} names.`,
      `Both sides have the SHA-256 ${hash}`,
      to === 'postgres'
        ? 'Start the server with DATABASE_URL from now on. The folder is unchanged; keep it ' +
          'until all is well, and don’t start a server on it.'
        : 'Start the server without DATABASE_URL from now on. The database is unchanged; keep it ' +
          'until all is well, and don’t start a server on it.',
    ],
  },
  fr: {
    whereTo: 'dites vers où avec --to postgres ou --to folder (voir : pepite move-data --help).',
    noDatabase: 'donnez dans DATABASE_URL l’adresse de la base PostgreSQL.',
    again: 'Rien n’est perdu ; relancez la même commande pour reprendre.',
    done: ({ matches = 0, guests = 0 }, hash, to) => [
      `Copie faite et comparée : ${textsIn('fr').number(matches)} parties, ` +
        `${textsIn('fr').number(guests)} noms.`,
      `Les deux côtés ont le SHA-256 ${hash}`,
      to === 'postgres'
        ? 'Lancez désormais le serveur avec DATABASE_URL. Le dossier est inchangé ; gardez-le ' +
          'tant que tout n’est pas en ordre, sans y lancer de serveur.'
        : 'Lancez désormais le serveur sans DATABASE_URL. La base est inchangée ; gardez-la tant ' +
          'que tout n’est pas en ordre, sans y lancer de serveur.',
    ],
  },
};
