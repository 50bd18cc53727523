import { command } from '../command.ts';

export const moveDataCommand = command({
  name: 'move-data',
  arguments: [],
  flags: {
    to: { kind: 'choice', among: ['postgres', 'folder'] },
    data: { kind: 'text' },
  },
  words: {
    en: {
      summary: 'copy everything from a folder to PostgreSQL, or back',
      about: [
        'Copies every match, name, seat and cookie key from the data folder to the PostgreSQL ' +
          'database named by DATABASE_URL, or from there to a folder, then reads both and ' +
          'compares them. The server must be stopped, and the target must be empty. The original ' +
          'stays as it is.',
        'Cut short, the same command resumes; until it has finished, no server starts on the ' +
          'target.',
      ],
      arguments: {},
      flags: {
        to: { about: 'where everything is copied to' },
        data: { value: 'FOLDER', about: 'the data folder (default: $PEPITE_DATA, or .pepite)' },
      },
      examples: [
        'DATABASE_URL=postgres://… pepite move-data --to postgres --data /var/lib/pepite',
        'DATABASE_URL=postgres://… pepite move-data --to folder --data /srv/pepite',
      ],
    },
    fr: {
      summary: 'tout copier d’un dossier vers PostgreSQL, ou l’inverse',
      about: [
        'Copie chaque partie, nom, place et clé de cookies du dossier de données vers la base ' +
          'PostgreSQL désignée par DATABASE_URL, ou de celle-ci vers un dossier, puis relit et ' +
          'compare les deux. Le serveur doit être arrêté, et la destination vide. L’original ' +
          'reste tel quel.',
        'Interrompue, la même commande reprend ; tant qu’elle n’a pas fini, aucun serveur ne ' +
          'démarre sur la destination.',
      ],
      arguments: {},
      flags: {
        to: { about: 'la destination de la copie' },
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données (par défaut : $PEPITE_DATA, ou .pepite)',
        },
      },
      examples: [
        'DATABASE_URL=postgres://… pepite move-data --to postgres --data /var/lib/pepite --lang fr',
        'DATABASE_URL=postgres://… pepite move-data --to folder --data /srv/pepite --lang fr',
      ],
    },
  },
  async run(context, { flags }) {
    // The server is large: other commands don't wait for it.
    const { moveData } = await import('./run.ts');
    return moveData(context, flags);
  },
});
