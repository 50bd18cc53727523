import { command } from '../command.ts';

export const backupCommand = command({
  name: 'backup',
  arguments: ['file'],
  flags: { data: { kind: 'text' }, force: { kind: 'flag' } },
  words: {
    en: {
      summary: 'copy all matches into one file, while the server runs or not',
      about: [
        'Copies the data folder of a server into one file: every match, name and seat as they ' +
          'are at this moment, and the key of the cookies. The server may go on; nobody notices. ' +
          'The copy is checked, and only you can read it.',
      ],
      arguments: { file: { name: 'FILE', about: 'where the backup goes' } },
      flags: {
        data: { value: 'FOLDER', about: 'the data folder; $PEPITE_DATA, or .pepite unless said' },
        force: { about: 'replace the file if it is there already' },
      },
      examples: [
        'pepite backup pepite-monday.sqlite',
        'pepite backup --data /var/lib/pepite --force /srv/backups/pepite.sqlite',
      ],
    },
    fr: {
      summary: 'copier toutes les parties dans un fichier, que le serveur tourne ou non',
      about: [
        'Copie le dossier de données d’un serveur dans un seul fichier : chaque partie, chaque ' +
          'nom et chaque place tels qu’ils sont à cet instant, et la clé des cookies. Le serveur ' +
          'peut continuer, personne ne remarque rien. La copie est vérifiée, et vous seul pouvez ' +
          'la lire.',
      ],
      arguments: { file: { name: 'FICHIER', about: 'où va la sauvegarde' } },
      flags: {
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données ; $PEPITE_DATA, ou .pepite si rien n’est dit',
        },
        force: { about: 'remplacer le fichier s’il existe déjà' },
      },
      examples: [
        'pepite backup pepite-lundi.sqlite --lang fr',
        'pepite backup --data /var/lib/pepite --force /srv/sauvegardes/pepite.sqlite --lang fr',
      ],
    },
  },
  async run(context, { arguments: { file }, flags }) {
    // The server is large: other commands don't wait for it.
    const { makeBackup } = await import('./run.ts');
    return makeBackup(context, { file, ...flags });
  },
});
