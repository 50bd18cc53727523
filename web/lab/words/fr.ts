import { search } from './search.fr.ts';
import type { LabTexts } from './texts.ts';

const number = (value: number): string => value.toLocaleString('fr');

export const french: LabTexts = {
  title: 'Labo',
  lead:
    'Changez un chiffre des règles, laissez des robots jouer des milliers de parties et voyez ' +
    'ce que ça change – et à quel point c’est sûr.',
  files: {
    heading: 'Fichiers',
    open: 'Ouvrir un fichier…',
    openWhy:
      'Une expérience ou un résultat, d’ici ou de « pepite lab run ». On peut aussi le déposer ' +
      'sur la page.',
    fresh: 'Nouvelle expérience',
    kept: 'Gardées dans ce navigateur',
    remove: 'Retirer de ce navigateur',
    download: 'Télécharger :',
    experiment: 'Télécharger l’expérience',
    result: 'Résultat (JSON)',
    csv: 'CSV',
    html: 'Rapport (HTML)',
    htmlFailed:
      'Impossible de charger le modèle du rapport. Vérifiez votre connexion et réessayez.',
    opened: (name) => `${name} est ouvert.`,
    wrong: (name, why) => `Impossible d’ouvrir ${name} : ${why}`,
    notKept: 'Ce navigateur ne garde rien : téléchargez le résultat avant de partir.',
  },
  experiment: {
    heading: 'Expérience',
    game: 'Jeu',
    title: 'Titre',
    titleHint: 'Que voulez-vous savoir ?',
    seats: 'Joueurs',
    players: (seats) => `${seats.join(', ')} joueurs`,
    bots: 'Qui joue',
    botsWhy:
      'Des robots plus forts en disent plus, mais prennent plus de temps : là où les autres ' +
      'mettent des secondes, l’expert met des minutes.',
    same: 'Le même à toutes les places',
    each: 'Un par place',
    seatBot: (seat) => `Place ${seat}`,
    random: 'Coups au hasard',
    heuristic: 'Coups sensés, vite joués',
    matches: 'Parties',
    matchesWhy:
      'Par variante et par nombre de joueurs. Quatre fois plus de parties, c’est des ' +
      'intervalles deux fois plus étroits.',
    until: 'S’arrêter avant, dès que c’est assez précis',
    untilMeasure: 'Mesure',
    untilWidth: 'Largeur de l’intervalle',
    seed: 'Graine',
    seedWhy: 'La même graine donne le même résultat.',
  },
  variants: {
    heading: 'Variantes',
    why: 'Toutes reçoivent le même hasard : les différences se voient plus tôt.',
    number: (place) => `Variante ${place}`,
    base: 'Les autres sont comparées à celle-ci.',
    printed: 'Telle qu’imprimée',
    name: 'Nom',
    copy: 'Copier',
    remove: 'Retirer',
    standard: 'version imprimée',
    changed: 'modifiée',
    download: 'Télécharger',
    cards: 'Modifier les cartes',
    cardsOf: (name) => `Cartes : ${name}`,
    done: 'Terminé',
  },
  edits: {
    heading: 'Changements',
    why: 'Par exemple « exits + 1 sur toutes les cartes de valeur 3 ».',
    add: 'Ajouter un changement',
    remove: (edit) => `Retirer « ${edit} »`,
    form: 'Un changement',
    option: 'De quoi',
    field: 'Quel nombre',
    how: 'Comment',
    ways: { add: 'ajouter', times: 'multiplier par', set: 'fixer à' },
    amount: 'Combien',
    where: 'Où',
    everywhere: 'partout',
    equals: 'vaut',
    save: 'Ajouter',
    removed: 'retiré',
  },
  run: {
    heading: 'Lancer',
    run: 'Lancer',
    running: 'C’est lancé.',
    stop: 'Arrêter',
    goOn: 'Continuer',
    cores: 'Cœurs de cet appareil',
    progress: 'Avancement',
    played: (done, all) => `${number(done)} parties sur ${number(all)}`,
    left: (time) => `encore ${time} environ`,
    stopped: 'Arrêté. Vous pouvez continuer quand vous voulez.',
    done: 'Terminé.',
    early: 'Terminé : c’est assez précis.',
    failed: 'Une erreur est survenue pendant une partie :',
    changed: 'Vous avez modifié l’expérience : ces résultats sont ceux d’avant.',
    where: 'Tout se passe sur cet appareil, tant que cet onglet est ouvert.',
  },
  results: {
    heading: 'Résultats',
    none: 'Les résultats apparaissent ici au fil des parties.',
    players: 'Nombre de joueurs',
    seats: (seats) => `${seats} joueurs`,
    measure: 'Mesure',
    only: 'Seulement ce qui diffère',
    nothing: 'Rien ne diffère avec certitude pour l’instant.',
    differences: (count) =>
      count === 0
        ? 'Aucune vraie différence pour l’instant.'
        : count === 1
          ? '1 vraie différence.'
          : `${number(count)} vraies différences.`,
    more: 'plus',
    less: 'moins',
    interval: (low, high) => `${low} à ${high}`,
    points: (value) => `${value} pts`,
    unsure: 'pas de différence certaine',
    how: 'Comment lire ces chiffres',
    howWhy:
      'Sous chaque valeur figure l’intervalle où se trouve la vraie, 95 fois sur 100. Une ' +
      'différence n’est signalée que si elle est réelle : parmi toutes celles qui le sont, on ' +
      's’attend à ce qu’une sur vingt au plus soit due au hasard. Tout cela vaut pour des ' +
      'robots : des personnes joueraient peut-être autrement.',
    bots: (bots, variants) => `Robots${variants && ` (${variants})`} : ${bots}`,
    matches: (matches) => (matches === 1 ? '1 partie' : `${number(matches)} parties`),
    variants: (variants) => (variants === 1 ? '1 variante' : `${variants} variantes`),
    fair: (value) => `${value} serait équitable`,
    close: 'd’après certaines parties seulement',
  },
  plots: {
    asTable: 'En tableau',
    shareOfMatches: 'Part des parties',
    at: (title, place) => `${title} : ${place}`,
    describeRanges: (title, arms) => `${title}. ${arms.join(' ; ')}.`,
  },
  report: {
    from: (game, program) => `${game}, joué par des robots au labo de ${program}`,
    languages: { en: 'English', fr: 'Français' },
  },
  search,
};
