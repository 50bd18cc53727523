import { command } from '../command.ts';

export const restoreCommand = command({
  name: 'restore',
  arguments: ['file'],
  flags: { data: { kind: 'text' } },
  words: {
    en: {
      summary: 'restore a backup to a stopped server',
      about: [
        'Checks a backup, then replaces the contents of the data folder with it. The previous ' +
          'data is kept in a folder beside it. The server must be stopped; once started again, ' +
          'it resumes from where it was when the backup was made.',
      ],
      arguments: { file: { name: 'FILE', about: 'a file made by pepite backup' } },
      flags: {
        data: { value: 'FOLDER', about: 'the data folder (default: $PEPITE_DATA, or .pepite)' },
      },
      examples: [
        'pepite restore pepite-monday.sqlite',
        'pepite restore /srv/backups/pepite.sqlite --data /var/lib/pepite',
      ],
    },
    fr: {
      summary: 'restaurer une sauvegarde sur un serveur arrêté',
      about: [
        'Vérifie une sauvegarde, puis remplace par elle le contenu du dossier de données. Les ' +
          'données précédentes sont gardées dans un dossier à côté. Le serveur doit être arrêté ' +
          '; relancé, il reprend où il en était au moment de la sauvegarde.',
      ],
      arguments: { file: { name: 'FICHIER', about: 'un fichier fait par pepite backup' } },
      flags: {
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données (par défaut : $PEPITE_DATA, ou .pepite)',
        },
      },
      examples: [
        'pepite restore pepite-lundi.sqlite --lang fr',
        'pepite restore /srv/sauvegardes/pepite.sqlite --data /var/lib/pepite --lang fr',
      ],
    },
  },
  async run(context, { arguments: { file }, flags }) {
    // The server is large: other commands don't wait for it.
    const { restoreBackup } = await import('./run.ts');
    return restoreBackup(context, { file, ...flags });
  },
});
