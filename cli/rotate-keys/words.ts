import type { Translated } from '@pepite/kernel';

/** What the rotation of keys says, in one language. */
interface RotationTexts {
  readonly rotated: string;
  readonly databaseRotated: string;
  readonly forgotten: (keys: number) => string;
  readonly tooMany: string;
}

export const ROTATION_TEXTS: Translated<RotationTexts> = {
  en: {
    rotated: 'A new key signs cookies from the next start on; older cookies still count.',
    databaseRotated:
      'A new key signs cookies in ten minutes, once every server on the database knows it; ' +
      'nothing needs to be restarted, and older cookies still count.',
    forgotten: (keys) =>
      keys === 1
        ? '1 older key was dropped; cookies it signed no longer count.'
        : `${keys} older keys were dropped; cookies they signed no longer count.`,
    tooMany:
      'there are eight keys already, as many as can be: wait until the oldest expires, or drop ' +
      'all older ones with --forget-old.',
  },
  fr: {
    rotated:
      'Une nouvelle clé signera les cookies dès le prochain départ ; les anciens comptent encore.',
    databaseRotated:
      'Une nouvelle clé signera les cookies dans dix minutes, quand tous les serveurs de la base ' +
      'la connaîtront ; rien n’est à relancer, et les anciens cookies comptent encore.',
    forgotten: (keys) =>
      keys <= 1
        ? `${keys} ancienne clé supprimée ; les cookies qu’elle a signés ne comptent plus.`
        : `${keys} anciennes clés supprimées ; les cookies qu’elles ont signés ne comptent plus.`,
    tooMany:
      'il y a déjà huit clés, le maximum : attendez que la plus ancienne expire, ou supprimez ' +
      'toutes les anciennes avec --forget-old.',
  },
};
