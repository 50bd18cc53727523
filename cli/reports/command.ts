import { command } from '../command.ts';

export const reportsCommand = command({
  name: 'reports',
  arguments: [],
  flags: { drop: { kind: 'text' }, data: { kind: 'text' } },
  words: {
    en: {
      summary: 'list what players have reported of each other',
      about: [
        'Lists the latest 100 reports that players have made at their tables: when, at which ' +
          'match, whom, what they were called then, why, who reported it, and what they had ' +
          'written there. What to do about ' +
          'it: “pepite block” keeps a guest out, “pepite rename-guest” takes a name away, ' +
          '“pepite end-match” ends a match.',
        'Reports are kept for 90 days, or until you drop them. The server can keep running. With ' +
          'DATABASE_URL set, those of the PostgreSQL database are listed.',
      ],
      arguments: {},
      flags: {
        drop: { value: 'GUEST', about: 'drop all reports about a guest instead, by their code' },
        data: { value: 'FOLDER', about: 'the data folder (default: $PEPITE_DATA, or .pepite)' },
      },
      examples: ['pepite reports --data /var/lib/pepite', 'pepite reports --drop @V1StGXR8_Z5j'],
    },
    fr: {
      summary: 'lister ce que les joueurs ont signalé',
      about: [
        'Liste les 100 derniers signalements faits par des joueurs à leur table : quand, à ' +
          'quelle partie, qui, sous quel nom, pourquoi, par qui, et ce que cette personne y ' +
          'avait écrit. Pour y répondre : « pepite ' +
          'block » refuse l’accès à un joueur, « pepite rename-guest » lui retire son nom, ' +
          '« pepite end-match » met fin à une partie.',
        'Les signalements sont gardés 90 jours, ou jusqu’à ce que vous les supprimiez. Le ' +
          'serveur peut continuer à tourner. Si DATABASE_URL est défini, ce sont ceux de la base ' +
          'PostgreSQL.',
      ],
      arguments: {},
      flags: {
        drop: {
          value: 'JOUEUR',
          about: 'supprimer plutôt tous les signalements d’un joueur, désigné par son code',
        },
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données (par défaut : $PEPITE_DATA, ou .pepite)',
        },
      },
      examples: [
        'pepite reports --data /var/lib/pepite --lang fr',
        'pepite reports --drop @V1StGXR8_Z5j --lang fr',
      ],
    },
  },
  async run(context, { flags }) {
    // The server is large: other commands don't wait for it.
    const { listReports, dropReports } = await import('./run.ts');
    const { drop, data } = flags;
    return drop === undefined
      ? listReports(context, data)
      : dropReports(context, { guest: drop, data });
  },
});
