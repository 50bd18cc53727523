import { de } from '@pepite/kernel';
import type { BotsTexts } from './bots.ts';

export const frenchBots: BotsTexts = {
  title: 'Vos robots',
  all: 'Vos propres robots',
  why:
    'Vous avez écrit un programme qui joue ? Il joue ici contre des gens, nos robots et d’autres ' +
    'programmes : il voit exactement ce que sa place permet de voir. Tout le monde sait que ' +
    'c’est un robot.',
  nameFirst: 'Choisissez d’abord votre propre nom : vos robots sont à vous.',
  own: 'Robots qui peuvent jouer',
  none: 'Aucun pour l’instant.',
  since: (day) => `depuis : ${day}`,
  revoke: (name) => `Révoquer le jeton ${de(name)}`,
  revoked: (name) => `${name} ne peut plus jouer.`,
  make: 'Un nouveau robot',
  name: 'Son nom',
  makeToken: 'Créer un jeton',
  most: (most) => `Vous pouvez avoir ${most} robots.`,
  token: (name) => `Le jeton ${de(name)}`,
  tokenWhy:
    'Copiez-le maintenant : il n’est affiché que cette fois. Gardez-le comme un mot de passe ; ' +
    'qui l’a joue au nom de votre robot.',
  copy: 'Copier',
  copied: 'Copié.',
  tag: 'robot extérieur',
  welcome: 'Robots extérieurs bienvenus',
  welcomeWhy: 'Des programmes écrits par d’autres peuvent s’asseoir à cette table.',
};
