import { command, DONE, refuse } from '../command.ts';

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
        'Opens Pépite on this machine, for everybody who gets the link. Matches are kept in one ' +
          'SQLite file in the data folder, on disk before anybody is told of a move. Ctrl-C ends ' +
          'it; started again, it goes on where it was.',
        'Everything else is set by variables of the environment, which docs/hosting.md lists.',
      ],
      arguments: {},
      flags: {
        port: { value: 'N', about: 'the port (default: $PORT, or 4000); 0 is any that is free' },
        host: { value: 'ADDRESS', about: 'where it listens (default: $PEPITE_HOST, or 0.0.0.0)' },
        data: { value: 'FOLDER', about: 'the data folder (default: $PEPITE_DATA, or .pepite)' },
      },
      examples: ['pepite serve', 'pepite serve --port 8080 --host 127.0.0.1 --data /srv/pepite'],
    },
    fr: {
      summary: 'héberger les jeux : un serveur et ses pages sur un seul port',
      about: [
        'Ouvre Pépite sur cette machine, pour tous ceux qui ont le lien. Les parties sont ' +
          'gardées dans un fichier SQLite du dossier de données, sur disque avant que quiconque ' +
          'apprenne un coup. Ctrl-C l’arrête ; relancée, elle reprend où elle en était.',
        'Tout le reste se règle par des variables d’environnement : docs/hosting.md les énumère.',
      ],
      arguments: {},
      flags: {
        port: {
          value: 'N',
          about: 'le port (par défaut : $PORT, ou 4000) ; 0 pour n’importe quel port libre',
        },
        host: {
          value: 'ADRESSE',
          about: 'l’adresse d’écoute (par défaut : $PEPITE_HOST, ou 0.0.0.0)',
        },
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données (par défaut : $PEPITE_DATA, ou .pepite)',
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
    return problem === undefined ? DONE : refuse(context, problem);
  },
});
