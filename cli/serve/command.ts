import { command, DONE, refuseCommand } from '../command.ts';

export const serveCommand = command({
  name: 'serve',
  arguments: [],
  flags: {
    port: { kind: 'whole', least: 0, most: 65_535 },
    host: { kind: 'text' },
    data: { kind: 'text' },
  },
  words: {
    en: {
      summary: 'host the games: a server and its pages on one port',
      about: [
        'Runs Pépite on this machine, for everyone who has the link. Matches are kept in one ' +
          'SQLite file in the data folder, or in the PostgreSQL database that DATABASE_URL ' +
          'names; every move is on disk before anyone sees it. Ctrl-C stops the server; started ' +
          'again, it resumes where it was.',
        'Everything else is set by environment variables, listed in docs/hosting.md.',
      ],
      arguments: {},
      flags: {
        port: { value: 'N', about: 'the port (default: $PORT, or 4000); 0 picks any free port' },
        host: {
          value: 'ADDRESS',
          about: 'the address to listen on (default: $PEPITE_HOST, or 0.0.0.0)',
        },
        data: { value: 'FOLDER', about: 'the data folder (default: $PEPITE_DATA, or .pepite)' },
      },
      examples: ['pepite serve', 'pepite serve --port 8080 --host 127.0.0.1 --data /srv/pepite'],
    },
    fr: {
      summary: 'héberger les jeux : un serveur et ses pages sur un seul port',
      about: [
        'Ouvre Pépite sur cette machine, pour tous ceux qui ont le lien. Les parties sont ' +
          'gardées dans un fichier SQLite du dossier de données, ou dans la base PostgreSQL que ' +
          'désigne DATABASE_URL ; chaque coup est sur disque avant que quiconque le voie. Ctrl-C ' +
          'arrête le serveur ; relancé, il reprend où il en était.',
        'Tout le reste se règle par des variables d’environnement : docs/hosting.md les énumère.',
      ],
      arguments: {},
      flags: {
        port: {
          value: 'N',
          about: 'le port (par défaut : $PORT, ou 4000) ; 0 pour n’importe quel port libre',
        },
        host: {
          value: 'ADRESSE',
          about: 'l’adresse d’écoute (par défaut : $PEPITE_HOST, ou 0.0.0.0)',
        },
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données (par défaut : $PEPITE_DATA, ou .pepite)',
        },
      },
      examples: ['pepite serve', 'pepite serve --port 8080 --host 127.0.0.1 --data /srv/pepite'],
    },
  },
  async run(context, { flags }) {
    // Only who serves waits until all of it is loaded.
    const { runServer } = await import('@pepite/server');
    const say = (text: string): void => void context.out.write(`${text}\n`);
    const { problem } = await runServer(flags, { ...context, say });
    return problem === undefined ? DONE : refuseCommand(context, problem);
  },
});
