import { command } from '../command.ts';

export const tablesCommand = command({
  name: 'tables',
  arguments: [],
  flags: { data: { kind: 'text' } },
  words: {
    en: {
      summary: 'list public tables, who sits there, and who is blocked',
      about: [
        'Lists the latest 100 public tables that wait or are played at, with the people who sit ' +
          'there, then the guests who are blocked. Tables that only a link leads to are not ' +
          'listed. The server can keep running. With DATABASE_URL set, those of the PostgreSQL ' +
          'database are listed.',
      ],
      arguments: {},
      flags: {
        data: { value: 'FOLDER', about: 'the data folder (default: $PEPITE_DATA, or .pepite)' },
      },
      examples: ['pepite tables --data /var/lib/pepite'],
    },
    fr: {
      summary: 'lister les tables publiques, qui s’y trouve, et qui est bloqué',
      about: [
        'Liste les 100 dernières tables publiques, en attente ou en cours, avec ceux qui y sont ' +
          'assis, puis les joueurs bloqués. Les tables auxquelles seul un lien mène n’y sont ' +
          'pas. Le serveur peut continuer à tourner. Si DATABASE_URL est défini, ce sont celles ' +
          'de la base PostgreSQL.',
      ],
      arguments: {},
      flags: {
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données (par défaut : $PEPITE_DATA, ou .pepite)',
        },
      },
      examples: ['pepite tables --data /var/lib/pepite --lang fr'],
    },
  },
  async run(context, { flags }) {
    // The server is large: other commands don't wait for it.
    const { listTables } = await import('./run.ts');
    return listTables(context, flags.data);
  },
});
