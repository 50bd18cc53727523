import type { Translated } from '@pepite/kernel';
import type { CommandWords } from '../../command.ts';
import type { FLAGS } from './plan.ts';

const examples = ['pepite bench notices', 'pepite bench notices --seconds 10 --json'];

/** What the help of `pepite bench notices` says. */
export const helpWords: Translated<CommandWords<typeof FLAGS, never>> = {
  en: {
    summary: 'measure what it costs PostgreSQL that servers tell each other of moves',
    about: [
      'Has 1, 4, 10 and 20 servers commit as fast as a PostgreSQL can, and shows how many ' +
        'commits a second that is: without notices, with ours, with as many as each server ' +
        'would send alone, and with notices in the transactions themselves.',
      'It works in a schema of its own, which is gone afterwards, in the database that ' +
        'DATABASE_URL names, or else on a PostgreSQL of its own.',
    ],
    arguments: {},
    flags: {
      seconds: { value: 'NUMBER', about: 'seconds for each figure' },
      json: { about: 'print figures as JSON' },
    },
    examples,
  },
  fr: {
    summary: 'mesurer ce que coûtent à PostgreSQL les avis que les serveurs se donnent',
    about: [
      'Fait valider 1, 4, 10 et 20 serveurs aussi vite que le peut la base que nomme ' +
        'DATABASE_URL, et montre combien de validations par seconde cela donne : sans avis, avec ' +
        'les nôtres, avec autant que chaque serveur en enverrait seul, et avec des avis dans les ' +
        'transactions elles-mêmes.',
      'Tout se passe dans un schéma à part, supprimé ensuite.',
    ],
    arguments: {},
    flags: {
      seconds: { value: 'NOMBRE', about: 'secondes pour chaque chiffre' },
      json: { about: 'donner les chiffres en JSON' },
    },
    examples,
  },
};

export interface NoticeWords {
  readonly columns: readonly string[];
  readonly method: string;
  readonly whole: (value: number) => string;
}

const whole =
  (locale: string) =>
  (value: number): string =>
    new Intl.NumberFormat(locale).format(value);

export const noticeWords: Translated<NoticeWords> = {
  en: {
    columns: ['servers', 'no notices', 'ours', 'unpaced', 'in the transaction'],
    method:
      'Commits a second, of all servers together, one step each. Ours are told after the commit, ' +
      'on a connection of their own that waits for no disk, two hundred times a second by all ' +
      'servers together; unpaced, each server tells a hundred times a second, whatever the ' +
      'others do. All servers listen; their programs share one process here. Medians of ' +
      '5 slices, in turns.',
    whole: whole('en'),
  },
  fr: {
    columns: ['serveurs', 'sans avis', 'les nôtres', 'sans mesure', 'dans la transaction'],
    method:
      'Validations par seconde, tous serveurs confondus, un coup chacune. Les nôtres sont donnés ' +
      'après la validation, sur une connexion à part qui n’attend aucun disque, deux cents fois ' +
      'par seconde par tous les serveurs ensemble ; sans mesure, chacun en donne cent, quoi que ' +
      'fassent les autres. Tous les serveurs écoutent ; leurs programmes partagent ici un seul ' +
      'processus. Médianes de 5 tranches, à tour de rôle.',
    whole: whole('fr'),
  },
};
