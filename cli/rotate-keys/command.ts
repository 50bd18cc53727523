import { command } from '../command.ts';

export const rotateKeysCommand = command({
  name: 'rotate-keys',
  arguments: [],
  flags: { data: { kind: 'text' }, 'forget-old': { kind: 'flag' } },
  words: {
    en: {
      summary: 'sign cookies with a new key, without logging anybody out',
      about: [
        'Makes a new key that guests’ cookies are signed with from the next start on. Cookies ' +
          'signed by an older key still count and are replaced on the guest’s next visit. A key ' +
          'is dropped 366 days after the next one took over: by then its last cookie has ' +
          'expired. The server must be stopped.',
        'With DATABASE_URL set, the keys in the PostgreSQL database are changed while its ' +
          'servers keep running: each of them reads the keys every minute, and a new key signs ' +
          'after ten.',
      ],
      arguments: {},
      flags: {
        data: { value: 'FOLDER', about: 'the data folder (default: $PEPITE_DATA, or .pepite)' },
        'forget-old': {
          about:
            'make no key, but drop the older ones now: guests who haven’t visited since the last ' +
            'rotation lose their name and seats',
        },
      },
      examples: [
        'pepite rotate-keys --data /var/lib/pepite',
        'pepite rotate-keys --data /var/lib/pepite --forget-old',
      ],
    },
    fr: {
      summary: 'signer les cookies avec une nouvelle clé, sans déconnecter personne',
      about: [
        'Crée une nouvelle clé, avec laquelle les cookies des joueurs sont signés dès le ' +
          'prochain départ. Ceux d’une clé plus ancienne comptent encore, et sont remplacés à la ' +
          'visite suivante. Une clé disparaît 366 jours après l’arrivée de la suivante : son ' +
          'dernier cookie a alors expiré. Le serveur doit être arrêté.',
        'Si DATABASE_URL est défini, ce sont les clés de la base PostgreSQL qui changent, ' +
          'pendant que ses serveurs tournent : chacun relit les clés toutes les minutes, et une ' +
          'nouvelle clé signe au bout de dix.',
      ],
      arguments: {},
      flags: {
        data: {
          value: 'DOSSIER',
          about: 'le dossier de données (par défaut : $PEPITE_DATA, ou .pepite)',
        },
        'forget-old': {
          about:
            'ne pas créer de clé, mais supprimer tout de suite les anciennes : qui n’est pas ' +
            'venu depuis le dernier changement perd son nom et ses places',
        },
      },
      examples: [
        'pepite rotate-keys --data /var/lib/pepite --lang fr',
        'pepite rotate-keys --data /var/lib/pepite --forget-old --lang fr',
      ],
    },
  },
  async run(context, { flags }) {
    // The server is large: other commands don't wait for it.
    const { changeKeys } = await import('./run.ts');
    return changeKeys(context, { data: flags.data, isForgetting: flags['forget-old'] });
  },
});
