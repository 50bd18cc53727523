import type { StatisticsTexts } from './texts.ts';

export const french: StatisticsTexts = {
  title: 'Mes statistiques',
  why:
    'Toutes vos parties terminées, sur ce serveur et dans ce navigateur : les 200 ' +
    'dernières au plus.',
  loading: 'Récupération de vos parties…',
  reading: (read, of) => `Lecture de vos parties : ${read} sur ${of}`,
  none: 'Vous n’avez pas encore terminé de partie. Vos résultats apparaîtront ici.',
  play: 'Choisir un jeu',
  partly: 'Le serveur est injoignable : il manque des parties.',
  unread: (count) =>
    count < 2 ? 'Une partie n’a pas pu être lue.' : `${count} parties n’ont pas pu être lues.`,
  results: 'Résultats',
  matches: 'Parties',
  wins: 'Victoires',
  winShare: 'Part de victoires',
  meanScore: 'Score moyen',
  place: 'Place',
  nth: (place) => (place === 1 ? '1re' : `${place}e`),
  often: 'Combien de fois',
  course: 'Scores au fil du temps',
  courseAbout: (matches, own, others) =>
    `Vos scores dans ${matches} parties, ${own} en moyenne ; le meilleur des autres : ${others}.`,
  accuracy: 'Précision',
  accuracyCourse: 'Précision au fil du temps',
  accuracyAbout: (matches, mean) =>
    `Votre précision dans ${matches} parties analysées, ${mean} en moyenne.`,
  reviews: {
    title: 'Analyser mes parties',
    why:
      'L’analyse dit à quel point vos décisions approchent celles de l’expert : 100 %, c’est ' +
      'jouer comme lui ; 0 %, tirer au sort. Elle se fait dans ce navigateur, qui la garde ; ' +
      'les parties les plus récentes d’abord.',
    run: (left) => (left === 1 ? 'Analyser une partie' : `Analyser ${left} parties`),
    running: (number, of) => `Analyse de la partie ${number} sur ${of}…`,
    stop: 'Arrêter',
    all: 'Toutes vos parties sont analysées.',
    failed: (count) =>
      count < 2
        ? 'Une partie n’a pas pu être analysée.'
        : `${count} parties n’ont pas pu être analysées.`,
  },
  match: 'Partie',
  score: 'Score',
  you: 'Vous',
  best: 'Meilleur des autres',
  versus: 'Contre qui',
  rival: 'Contre',
  bots: (level) => `Robots : ${level}`,
  item: 'Quoi',
  value: 'Moyenne',
  share: 'Part',
  download: 'Télécharger',
  json: 'Statistiques (JSON)',
  csv: 'Tableau (CSV)',
  records: 'Parties (enregistrements)',
  undated: 'sans date',
};
