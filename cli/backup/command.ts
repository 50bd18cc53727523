import { command } from '../command.ts';

export const backupCommand = command({
  name: 'backup',
  arguments: ['file'],
  flags: { data: { kind: 'text' }, force: { kind: 'flag' } },
  words: {
    en: {
      summary: 'copy all matches into one file, even while the server runs',
      about: [
        'Copies a server’s data folder into one file: every match, name and seat as they are ' +
          'now, and the cookie key. The server can keep running; nobody will notice. The copy is ' +
          'checked, and only you can read it.',
        'With DATABASE_URL set, the PostgreSQL database is copied instead, as it is at one ' +
          'moment. Either kind of backup can be restored to a folder or to a database.',
      ],
      arguments: { file: { name: 'FILE', about: 'the backup file to write' } },
      flags: {
        data: { value: 'FOLDER', about: 'the data folder (default: $PEPITE_DATA, or .pepite)' },
        force: { about: 'replace the file if it exists' },
      },
      examples: [
        'pepite backup pepite-monday.sqlite',
        'pepite backup --data /var/lib/pepite --force /srv/backups/pepite.sqlite',
      ],
    },
    fr: {
      summary: 'copier toutes les parties dans un fichier, même si le serveur tourne',
      about: [
        'Copie le dossier de données d’un serveur dans un seul fichier : chaque partie, chaque ' +
          'nom et chaque place tels qu’ils sont à cet instant, et la clé des cookies. Le serveur ' +
          'peut continuer à tourner : personne ne remarque rien. La copie est vérifiée, et vous ' +
          'seul pouvez la lire.',
        'Si DATABASE_URL est défini, c’est la base PostgreSQL qui est copiée, telle qu’elle est ' +
          'à un instant donné. Toute sauvegarde peut être restaurée dans un dossier comme dans ' +
          'une base.',
      ],
      arguments: { file: { name: 'FICHIER', about: 'le fichier de sauvegarde à écrire' } },
      flags: {
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données (par défaut : $PEPITE_DATA, ou .pepite)',
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
