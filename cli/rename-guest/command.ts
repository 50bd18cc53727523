import { command } from '../command.ts';

export const renameGuestCommand = command({
  name: 'rename-guest',
  arguments: ['guest'],
  flags: { name: { kind: 'text' }, data: { kind: 'text' } },
  words: {
    en: {
      summary: 'take a guest’s name away, even while the server runs',
      about: [
        'Gives a guest another name, at all matches of theirs, finished ones included; those ' +
          'who are there see it within ten seconds. If no server runs, the next start does it. ' +
          'The guest can choose another name afterwards: “pepite block” keeps them out.',
        'With DATABASE_URL set, this is about the guests of the PostgreSQL database.',
      ],
      arguments: {
        guest: {
          name: 'GUEST',
          about:
            'the beginning of what “pepite reports” or “pepite tables” calls them, with the ' +
            'number of whoever plays on their device, as in @V1StGXR8_Z5j/2',
        },
      },
      flags: {
        name: { value: 'TEXT', about: 'what they are called from now on (default: —)' },
        data: { value: 'FOLDER', about: 'the data folder (default: $PEPITE_DATA, or .pepite)' },
      },
      examples: ['pepite rename-guest @V1StGXR8_Z5j --name Guest --data /var/lib/pepite'],
    },
    fr: {
      summary: 'retirer son nom à un joueur, même si le serveur tourne',
      about: [
        'Donne un autre nom à un joueur, à toutes ses parties, finies comprises ; ceux qui s’y ' +
          'trouvent le voient en dix secondes au plus. Si aucun serveur ne tourne, c’est fait au ' +
          'prochain démarrage. Le joueur peut ensuite changer de nom : « pepite block » lui ' +
          'refuse l’accès.',
        'Si DATABASE_URL est défini, il s’agit des joueurs de la base PostgreSQL.',
      ],
      arguments: {
        guest: {
          name: 'JOUEUR',
          about:
            'le début de son code dans « pepite reports » ou « pepite tables », suivi du numéro ' +
            'de qui joue sur son appareil, comme @V1StGXR8_Z5j/2',
        },
      },
      flags: {
        name: { value: 'TEXTE', about: 'son nom désormais (par défaut : —)' },
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données (par défaut : $PEPITE_DATA, ou .pepite)',
        },
      },
      examples: ['pepite rename-guest @V1StGXR8_Z5j --name Anonyme --lang fr'],
    },
  },
  async run(context, { arguments: { guest }, flags }) {
    // The server is large: other commands don't wait for it.
    const { renameGuest } = await import('./run.ts');
    return renameGuest(context, { guest, ...flags });
  },
});
