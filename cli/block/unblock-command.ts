import { command } from '../command.ts';

export const unblockCommand = command({
  name: 'unblock',
  arguments: ['guest'],
  flags: { data: { kind: 'text' } },
  words: {
    en: {
      summary: 'let a blocked guest in again',
      about: [
        'Lets a guest in again whom “pepite block” keeps out, with their name and seats. A ' +
          'running server does so within ten seconds. With DATABASE_URL set, this is about the ' +
          'guests of the PostgreSQL database.',
      ],
      arguments: {
        guest: {
          name: 'GUEST',
          about: 'the beginning of what “pepite tables” or the log calls them, 6 letters or more',
        },
      },
      flags: {
        data: { value: 'FOLDER', about: 'the data folder (default: $PEPITE_DATA, or .pepite)' },
      },
      examples: ['pepite unblock @V1StGXR8_Z5j'],
    },
    fr: {
      summary: 'rendre l’accès à un joueur bloqué',
      about: [
        'Rend l’accès à un joueur que « pepite block » a bloqué, avec son nom et ses places. Un ' +
          'serveur qui tourne le fait en dix secondes au plus. Si DATABASE_URL est défini, il ' +
          's’agit des joueurs de la base PostgreSQL.',
      ],
      arguments: {
        guest: {
          name: 'JOUEUR',
          about: 'le début de son code dans « pepite tables » ou le journal, 6 lettres au moins',
        },
      },
      flags: {
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données (par défaut : $PEPITE_DATA, ou .pepite)',
        },
      },
      examples: ['pepite unblock @V1StGXR8_Z5j --lang fr'],
    },
  },
  async run(context, { arguments: { guest }, flags }) {
    // The server is large: other commands don't wait for it.
    const { unblockGuest } = await import('./run.ts');
    return unblockGuest(context, { guest, ...flags });
  },
});
