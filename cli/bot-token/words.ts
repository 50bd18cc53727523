import type { Translated } from '@pepite/kernel';

/** What the command about tokens says, in one language. */
interface BotTokenTexts {
  readonly none: string;
  readonly byHost: string;
  readonly by: (owner: string) => string;
  readonly created: (name: string) => string;
  readonly revoked: (name: string) => string;
  readonly nameWrong: (most: number) => string;
  readonly unknown: string;
  readonly several: string;
  readonly onlyOne: string;
}

export const BOT_TOKEN_TEXTS: Translated<BotTokenTexts> = {
  en: {
    none: 'No program from outside may play here.',
    byHost: 'made by the host',
    by: (owner) => `made by ${owner}`,
    created: (name) => `The token of ${name}, told this once: keep it as you keep a password.`,
    revoked: (name) => `The token of ${name} counts no more.`,
    nameWrong: (most) => `a name must have 1 to ${most} visible characters.`,
    unknown: 'there is no such program. “pepite bot-token” lists them with their codes.',
    several: 'the codes of several programs begin like this. Give more letters.',
    onlyOne: 'give either --create or --revoke, not both.',
  },
  fr: {
    none: 'Aucun programme extérieur ne peut jouer ici.',
    byHost: 'créé par l’hôte',
    by: (owner) => `créé par ${owner}`,
    created: (name) =>
      `Le jeton de ${name}, affiché une seule fois : gardez-le comme un mot de passe.`,
    revoked: (name) => `Le jeton de ${name} ne vaut plus rien.`,
    nameWrong: (most) => `un nom doit avoir de 1 à ${most} caractères visibles.`,
    unknown: 'ce programme est inconnu. « pepite bot-token » les liste avec leurs codes.',
    several: 'les codes de plusieurs programmes commencent ainsi. Donnez plus de lettres.',
    onlyOne: 'donnez soit --create, soit --revoke, pas les deux.',
  },
};
