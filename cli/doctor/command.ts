import { command } from '../command.ts';

export const doctorCommand = command({
  name: 'doctor',
  arguments: [],
  flags: { data: { kind: 'text' }, json: { kind: 'flag' } },
  words: {
    en: {
      summary: 'check a host and its data, and say what to do',
      about: [
        'Looks at this machine as a server would: Node, settings, the data folder and its disk, ' +
          'the database, the clock, ports, the proxy, limits and memory. It changes nothing, and ' +
          'can be run while the server runs. Run it as the server’s user, with the same ' +
          'environment variables. With DATABASE_URL set, it looks at that PostgreSQL database ' +
          'instead of the folder: version, tables, rights, encryption, connections, clock.',
        'The exit code is 0 if all is well, 1 if there is something to do, 2 if the command is ' +
          'wrong.',
      ],
      arguments: {},
      flags: {
        data: { value: 'FOLDER', about: 'the data folder (default: $PEPITE_DATA, or .pepite)' },
        json: { about: 'print the result as JSON' },
      },
      examples: ['pepite doctor', 'pepite doctor --data /var/lib/pepite --json'],
    },
    fr: {
      summary: 'examiner une machine et ses données, et dire quoi faire',
      about: [
        'Regarde cette machine comme le ferait un serveur : Node, les réglages, le dossier de ' +
          'données et son disque, la base de données, l’horloge, les ports, le proxy, les ' +
          'limites et la mémoire. Ne change rien, et peut se lancer pendant que le serveur ' +
          'tourne. Lancez-la sous l’utilisateur du serveur, avec les mêmes variables ' +
          'd’environnement. Si DATABASE_URL est défini, c’est cette base PostgreSQL qui est ' +
          'examinée au lieu du dossier : version, tables, droits, chiffrement, connexions, ' +
          'horloge.',
        'Le code de sortie est 0 si tout va bien, 1 s’il y a quelque chose à faire, 2 si la ' +
          'commande est mauvaise.',
      ],
      arguments: {},
      flags: {
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données (par défaut : $PEPITE_DATA, ou .pepite)',
        },
        json: { about: 'donner le résultat en JSON' },
      },
      examples: [
        'pepite doctor --lang fr',
        'pepite doctor --data /var/lib/pepite --json --lang fr',
      ],
    },
  },
  async run(context, { flags }) {
    // The server is large: other commands don't wait for it.
    const { examine } = await import('./run.ts');
    return examine(context, flags);
  },
});
