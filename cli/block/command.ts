import { command } from '../command.ts';

export const blockCommand = command({
  name: 'block',
  arguments: ['guest'],
  flags: {
    for: { kind: 'choice', among: ['day', 'week', 'ever'], default: 'day' },
    reason: { kind: 'text' },
    data: { kind: 'text' },
  },
  words: {
    en: {
      summary: 'keep a guest out, even while the server runs',
      about: [
        'Keeps a guest out of a server. Within ten seconds a running server ends the guest’s ' +
          'connections and refuses whatever they ask for; their page says that they are blocked, ' +
          'and until when. Blocking a guest again replaces the earlier block.',
        'A guest is a browser’s cookie: whoever deletes it is somebody new, without a name or a ' +
          'seat. Block a network in the proxy or the firewall. With DATABASE_URL set, all ' +
          'servers on the PostgreSQL database keep the guest out.',
      ],
      arguments: {
        guest: {
          name: 'GUEST',
          about: 'the beginning of what “pepite tables” or the log calls them, 6 letters or more',
        },
      },
      flags: {
        for: { about: 'for how long, from now on' },
        reason: { value: 'TEXT', about: 'why: for the log and you, not for the guest (required)' },
        data: { value: 'FOLDER', about: 'the data folder (default: $PEPITE_DATA, or .pepite)' },
      },
      examples: [
        'pepite block @V1StGXR8_Z5j --reason "insults at two tables"',
        'pepite block @V1StGXR8_Z5j --for week --reason spam --data /var/lib/pepite',
      ],
    },
    fr: {
      summary: 'refuser l’accès à un joueur, même si le serveur tourne',
      about: [
        'Refuse l’accès d’un serveur à un joueur. En dix secondes au plus, un serveur qui tourne ' +
          'coupe ses connexions et refuse toutes ses demandes ; sa page lui dit que son accès ' +
          'est bloqué, et jusqu’à quand. Un nouveau blocage remplace le précédent.',
        'Un joueur est le cookie d’un navigateur : qui l’efface redevient un inconnu, sans nom ' +
          'ni place. Pour bloquer un réseau, servez-vous du proxy ou du pare-feu. Si ' +
          'DATABASE_URL est défini, tous les serveurs de la base PostgreSQL refusent ce joueur.',
      ],
      arguments: {
        guest: {
          name: 'JOUEUR',
          about: 'le début de son code dans « pepite tables » ou le journal, 6 lettres au moins',
        },
      },
      flags: {
        for: { about: 'pour combien de temps : un jour, une semaine, ou pour toujours' },
        reason: {
          value: 'TEXTE',
          about: 'pourquoi : pour le journal et vous, pas pour le joueur (obligatoire)',
        },
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données (par défaut : $PEPITE_DATA, ou .pepite)',
        },
      },
      examples: [
        'pepite block @V1StGXR8_Z5j --reason "insultes à deux tables" --lang fr',
        'pepite block @V1StGXR8_Z5j --for week --reason pub --data /var/lib/pepite --lang fr',
      ],
    },
  },
  async run(context, { arguments: { guest }, flags }) {
    // The server is large: other commands don't wait for it.
    const { blockGuest } = await import('./run.ts');
    return blockGuest(context, { guest, ...flags });
  },
});
