import { command } from '../command.ts';

export const restoreCommand = command({
  name: 'restore',
  arguments: ['file'],
  flags: { data: { kind: 'text' }, force: { kind: 'flag' } },
  words: {
    en: {
      summary: 'restore a backup to a stopped server',
      about: [
        'Checks a backup, then replaces the contents of the data folder with it. The previous ' +
          'data is kept in a folder beside it. The server must be stopped; once started again, ' +
          'it resumes from where it was when the backup was made.',
        'With DATABASE_URL set, the backup is restored to that PostgreSQL database, which must ' +
          'be empty. It is compared with the backup before any server can start on it; cut ' +
          'short, the same command resumes.',
      ],
      arguments: { file: { name: 'FILE', about: 'a file made by pepite backup' } },
      flags: {
        data: { value: 'FOLDER', about: 'the data folder (default: $PEPITE_DATA, or .pepite)' },
        force: { about: 'with DATABASE_URL: replace what is in the database; it isn’t kept' },
      },
      examples: [
        'pepite restore pepite-monday.sqlite',
        'pepite restore /srv/backups/pepite.sqlite --data /var/lib/pepite',
        'DATABASE_URL=postgres://… pepite restore pepite-monday.sqlite',
      ],
    },
    fr: {
      summary: 'restaurer une sauvegarde sur un serveur arrêté',
      about: [
        'Vérifie une sauvegarde, puis remplace par elle le contenu du dossier de données. Les ' +
          'données précédentes sont gardées dans un dossier à côté. Le serveur doit être arrêté ' +
          '; relancé, il reprend où il en était au moment de la sauvegarde.',
        'Si DATABASE_URL est défini, la sauvegarde est restaurée dans cette base PostgreSQL, qui ' +
          'doit être vide. Elle est comparée à la sauvegarde avant qu’un serveur puisse s’en ' +
          'servir ; interrompue, la même commande reprend.',
      ],
      arguments: { file: { name: 'FICHIER', about: 'un fichier fait par pepite backup' } },
      flags: {
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données (par défaut : $PEPITE_DATA, ou .pepite)',
        },
        force: {
          about: 'avec DATABASE_URL : remplacer le contenu de la base, qui n’est pas gardé',
        },
      },
      examples: [
        'pepite restore pepite-lundi.sqlite --lang fr',
        'pepite restore /srv/sauvegardes/pepite.sqlite --data /var/lib/pepite --lang fr',
        'DATABASE_URL=postgres://… pepite restore pepite-lundi.sqlite --lang fr',
      ],
    },
  },
  async run(context, { arguments: { file }, flags }) {
    // The server is large: other commands don't wait for it.
    const { restoreBackup } = await import('./run.ts');
    return restoreBackup(context, { file, ...flags });
  },
});
