import type { Translated } from '@pepite/kernel';

/** What is said where one plays on from a position of a match. */
export interface WhatIfWords {
  readonly title: string;
  readonly why: string;
  /** From a match that is being played. */
  readonly liveWhy: string;
  readonly liveButton: string;
  readonly over: string;
  readonly who: string;
  readonly allSeats: string;
  readonly others: string;
  readonly bots: string;
  readonly friends: string;
  readonly friendsWhy: string;
  readonly openTable: string;
  readonly level: string;
  readonly hidden: string;
  readonly asTheyWere: string;
  readonly anew: string;
  readonly anewFrom: string;
  readonly anewWhy: string;
  readonly name: string;
  readonly defaultName: (ply: number) => string;
  readonly play: string;
  /** What is kept beside a replay. */
  readonly branches: string;
  readonly branchesWhy: (most: number) => string;
  readonly underWay: string;
  readonly ended: string;
  readonly played: (moves: number) => string;
  readonly cardsAsTheyWere: string;
  readonly imaginedFrom: (name: string) => string;
  readonly rename: string;
  readonly renameOf: (name: string) => string;
  readonly save: string;
  readonly remove: (name: string) => string;
  readonly removed: (name: string) => string;
  readonly undo: string;
  /** On the page of a branch. */
  readonly about: string;
  readonly from: (ply: number) => string;
  readonly toMatch: string;
  readonly startOver: string;
  readonly imagineAnew: string;
  readonly imagineAnewWhy: (name: string) => string;
  readonly share: string;
  readonly shareWhy: string;
  readonly tooLong: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly file: string;
  /** Where a link or a file is opened. */
  readonly openTitle: string;
  readonly openWhy: string;
  readonly notBranch: string;
}

export const whatIfWords: Translated<WhatIfWords> = {
  en: {
    title: 'What if…',
    why: 'Play on from this position, as it might have gone. The match itself stays as it was.',
    liveWhy:
      'Play on from your position, alone against bots. You see what you see now; what is hidden ' +
      'from you is drawn at random. The match itself knows nothing of it.',
    liveButton: 'What if… (alone against bots)',
    over: 'The match is over here: go back to an earlier position to play on from it.',
    who: 'You play',
    allSeats: 'All seats, by hand',
    others: 'The others are',
    bots: 'bots',
    friends: 'friends, by a link',
    friendsWhy:
      'A table opens: you send its link, everybody chooses a seat, and bots can take the rest. ' +
      'All are told that it goes on from here; it counts in no statistics.',
    openTable: 'Open the table',
    level: 'Level of the bots',
    hidden: 'Hidden cards',
    asTheyWere: 'as they were',
    anew: 'imagined anew',
    anewFrom: 'As seen by',
    anewWhy:
      'What that player could see stays as it was; the rest is drawn at random. That is one of ' +
      'the many hands they could have faced.',
    name: 'Name',
    defaultName: (ply) => `After move ${ply}`,
    play: 'Play on from here',
    branches: 'What you have tried',
    branchesWhy: (most) => `This browser keeps the latest ${most}.`,
    underWay: 'under way',
    ended: 'played to the end',
    played: (moves) => (moves === 1 ? '1 move played' : `${moves} moves played`),
    cardsAsTheyWere: 'cards as they were',
    imaginedFrom: (name) => `cards imagined, as seen by ${name}`,
    rename: 'Rename',
    renameOf: (name) => `Rename “${name}”`,
    save: 'Save',
    remove: (name) => `Remove “${name}”`,
    removed: (name) => `“${name}” is removed.`,
    undo: 'Undo',
    about: 'About this attempt',
    from: (ply) => `It goes on from move ${ply} of another match.`,
    toMatch: 'To that match',
    startOver: 'Start over',
    imagineAnew: 'Imagine anew',
    imagineAnewWhy: (name) =>
      `The same position for ${name}, with other hidden cards: a new attempt; this one is kept.`,
    share: 'Share',
    shareWhy: 'Whoever opens it can play on from here, or start over.',
    tooLong: 'It is too long for a link: send the file instead.',
    link: 'Link to this attempt',
    copy: 'Copy link',
    copied: 'Copied',
    file: 'Save as a file',
    openTitle: 'Open an attempt',
    openWhy: 'The link or the file of somebody who has played on from a position of a match.',
    notBranch: 'That is not an attempt that can be opened: the link or the file is not complete.',
  },
  fr: {
    title: 'Et si… ?',
    why:
      'Jouez la suite à partir de cette position, comme elle aurait pu se passer. La partie ' +
      'elle-même reste ce qu’elle était.',
    liveWhy:
      'Jouez la suite à partir de votre position, seul contre des robots. Vous voyez ce que vous ' +
      'voyez maintenant ; ce qui vous est caché est tiré au hasard. La partie elle-même n’en ' +
      'sait rien.',
    liveButton: 'Et si… ? (seul contre des robots)',
    over: 'La partie est finie ici : revenez à une position antérieure pour jouer une autre suite.',
    who: 'Vous jouez',
    allSeats: 'Toutes les places, à la main',
    others: 'Les autres sont',
    bots: 'des robots',
    friends: 'des amis, par un lien',
    friendsWhy:
      'Une table s’ouvre : vous envoyez son lien, chacun choisit sa place et des robots peuvent ' +
      'prendre les autres. Tous savent qu’elle part d’ici ; elle ne compte dans aucune ' +
      'statistique.',
    openTable: 'Ouvrir la table',
    level: 'Niveau des robots',
    hidden: 'Cartes cachées',
    asTheyWere: 'telles qu’elles étaient',
    anew: 'redistribuées au hasard',
    anewFrom: 'Du point de vue de',
    anewWhy:
      'Ce qui se voyait de cette place reste tel quel ; le reste est tiré au hasard. C’est l’une ' +
      'des nombreuses mains qui auraient pu se présenter.',
    name: 'Nom',
    defaultName: (ply) => `Après le coup ${ply}`,
    play: 'Jouer la suite d’ici',
    branches: 'Ce que vous avez essayé',
    branchesWhy: (most) => `Ce navigateur garde les ${most} derniers essais.`,
    underWay: 'en cours',
    ended: 'joué jusqu’au bout',
    played: (moves) => (moves > 1 ? `${moves} coups joués` : `${moves} coup joué`),
    cardsAsTheyWere: 'cartes telles qu’elles étaient',
    imaginedFrom: (name) => `cartes redistribuées, vues par ${name}`,
    rename: 'Renommer',
    renameOf: (name) => `Renommer « ${name} »`,
    save: 'Enregistrer',
    remove: (name) => `Supprimer « ${name} »`,
    removed: (name) => `« ${name} » est supprimé.`,
    undo: 'Annuler',
    about: 'À propos de cet essai',
    from: (ply) => `Il part du coup ${ply} d’une autre partie.`,
    toMatch: 'Voir cette partie',
    startOver: 'Recommencer',
    imagineAnew: 'Redistribuer',
    imagineAnewWhy: (name) =>
      `La même position pour ${name}, avec d’autres cartes cachées : un nouvel essai ; celui-ci ` +
      'est gardé.',
    share: 'Partager',
    shareWhy: 'Qui l’ouvre peut jouer la suite d’ici, ou recommencer.',
    tooLong: 'Il est trop long pour un lien : envoyez plutôt le fichier.',
    link: 'Lien vers cet essai',
    copy: 'Copier le lien',
    copied: 'Copié',
    file: 'Enregistrer le fichier',
    openTitle: 'Ouvrir un essai',
    openWhy: 'Le lien ou le fichier de quelqu’un qui a joué une autre suite d’une partie.',
    notBranch:
      'Ce n’est pas un essai que l’on peut ouvrir : le lien ou le fichier n’est pas complet.',
  },
};
