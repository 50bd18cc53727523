import type { SearchTexts } from './search-texts.ts';

export const search: SearchTexts = {
  views: {
    heading: 'Que faire',
    compare: 'Comparer des variantes',
    search: 'Chercher des variantes',
  },
  lead:
    'Dites ce que le jeu devrait être et quels nombres peuvent bouger : le labo cherche des ' +
    'variantes qui s’en approchent.',
  openWhy:
    'Une recherche ou ce qu’elle a trouvé, d’ici ou de « pepite lab search ». On peut aussi ' +
    'déposer le fichier sur la page.',
  saveSearch: 'Télécharger la recherche',
  saveFound: 'Télécharger ce qui a été trouvé',
  heading: 'Buts et nombres',
  goals: 'Buts',
  goal: 'Un but',
  addGoal: 'Ajouter un but',
  measure: 'Mesure',
  every: 'chacun d’eux',
  aim: 'Doit valoir',
  aims: { about: 'environ', least: 'au moins', most: 'au plus', between: 'entre' },
  value: 'Valeur',
  from: 'De',
  to: 'À',
  tolerance: 'Tolérance',
  toleranceWhy:
    'L’écart qui passe encore pour atteint, quand on vise une valeur ; et l’écart ' +
    'supplémentaire qui compte encore autant.',
  about: (value, tolerance) => `environ ${value} (± ${tolerance})`,
  least: (value) => `au moins ${value}`,
  most: (value) => `au plus ${value}`,
  when: 'S’applique',
  always: 'quel que soit le nombre de joueurs',
  players: (seats) => `à ${seats} joueurs`,
  told: (name, what) => `${name} : ${what}`,
  numbers: 'Nombres qui peuvent bouger',
  number: 'Un nombre',
  addNumber: 'Ajouter un nombre',
  step: 'Par pas de',
  begin: 'Départ',
  halfway: 'au milieu',
  name: 'Nom',
  remove: (text) => `Retirer « ${text} »`,
  sizes: {
    generations: 'Générations',
    population: 'Variantes par génération',
    matches: 'Parties pour commencer',
  },
  sizesWhy:
    'Chaque génération tire des variantes proches des meilleures d’avant. Toutes jouent ' +
    'quelques parties, la meilleure moitié en joue davantage.',
  run: 'Chercher',
  played: (done, all) => `${done} générations sur ${all}`,
  none: 'Ce qui est trouvé s’affiche ici à la fin.',
  found: 'Ce qui a été trouvé',
  foundWhy: (tried) =>
    `${tried.toLocaleString('fr')} variantes essayées. Celles qu’aucune autre ne bat en tout ont ` +
    'été rejouées, dans des parties qui n’ont pas servi à les trouver ; la plus proche de ' +
    'l’ensemble des buts vient en premier.',
  start: 'Départ',
  variant: (number) => `Variante ${number}`,
  dominated: 'une autre fait mieux partout',
  verdicts: { reached: 'atteint', open: 'trop juste pour le dire', missed: 'manqué' },
  offTitle: 'À quelle distance de chaque but',
  offWhy: 'tolérances d’écart',
  describe: (variants) =>
    'De combien de tolérances chaque variante s’écarte de chaque but, dans l’ordre. ' +
    `${variants.join(' ; ')}.`,
  how:
    'Sous chaque valeur, l’intervalle où se trouve la vraie, 95 fois sur cent. Quand un but ' +
    'porte sur plusieurs places ou éléments, on montre le pire. Des buts qui se gênent sont un ' +
    'compromis : à vous de trancher.',
  openAll: 'Les comparer dans une expérience',
  openOne: 'Ouvrir comme expérience',
  edit: 'Ouvrir dans l’éditeur, à la place de ce qui y est',
};
