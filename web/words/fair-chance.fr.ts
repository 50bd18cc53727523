import { de } from '@pepite/kernel';
import type { FairChanceTexts } from './fair-chance.ts';

export const frenchFairChance: FairChanceTexts = {
  title: 'Un hasard loyal',
  how:
    'Avant la première carte, le serveur fixe un secret et en donne l’empreinte à tous, puis le ' +
    'navigateur de chaque joueur ajoute son propre nombre tiré au hasard. Chaque carte et chaque ' +
    'dé en découlent : une fois la partie finie, tout le monde peut vérifier que personne n’a ' +
    'choisi ni modifié ce qui est tombé.',
  check: 'Vérifier que le hasard était loyal',
  commitment: 'L’empreinte du secret',
  pageTitle: 'Le hasard était-il loyal ?',
  choose: 'Choisir une partie enregistrée',
  orDrop: 'ou déposer le fichier ici. Il ne quitte pas votre navigateur.',
  checking: 'Chaque carte et chaque dé sont recalculés…',
  proven: 'Le hasard était loyal',
  wrong: 'Quelque chose a été modifié',
  nothing: 'Rien à prouver',
  told: {
    'same-early': 'Avant la première carte, ce navigateur avait reçu la même empreinte.',
    same: 'Pendant la partie, ce navigateur avait reçu la même empreinte.',
    missing:
      'Pendant la partie, ce navigateur avait reçu une empreinte, mais la preuve correspondante ' +
      'manque.',
    commitment:
      'Pendant la partie, ce navigateur avait reçu une autre empreinte : ce n’est pas le secret ' +
      'que le serveur avait fixé.',
    contributions:
      'Ce que les navigateurs ont ajouté n’est pas ce que ce navigateur avait reçu à la première ' +
      'carte.',
  },
  details: 'D’où tout découle',
  algorithm: 'Algorithme',
  secret: 'Le secret du serveur',
  added: (name) => `Ajouté par le navigateur ${de(name)}`,
  addedNothing: 'rien',
  look: 'Retour à la partie',
};
