import { command } from '../command.ts';

export const restoreCommand = command({
  name: 'restore',
  arguments: ['file'],
  flags: { data: { kind: 'text' } },
  words: {
    en: {
      summary: 'put a backup in the place of the data of a server that is stopped',
      about: [
        'Checks a backup, then puts it in the place of what is in the data folder. What was ' +
          'there is kept in a folder beside it. The server has to be stopped; started again, it ' +
          'goes on where it was when the backup was made.',
      ],
      arguments: { file: { name: 'FILE', about: 'a file that pepite backup has made' } },
      flags: {
        data: { value: 'FOLDER', about: 'the data folder; $PEPITE_DATA, or .pepite unless said' },
      },
      examples: [
        'pepite restore pepite-monday.sqlite',
        'pepite restore /srv/backups/pepite.sqlite --data /var/lib/pepite',
      ],
    },
    fr: {
      summary: 'remettre une sauvegarde à la place des données d’un serveur arrêté',
      about: [
        'Vérifie une sauvegarde, puis la met à la place de ce que contient le dossier de ' +
          'données. Ce qui s’y trouvait est gardé dans un dossier à côté. Le serveur doit être ' +
          'arrêté ; relancé, il reprend où il en était au moment de la sauvegarde.',
      ],
      arguments: { file: { name: 'FICHIER', about: 'un fichier fait par pepite backup' } },
      flags: {
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données ; $PEPITE_DATA, ou .pepite si rien n’est dit',
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
