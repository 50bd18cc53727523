import { de } from '@pepite/kernel';
import type { McpPhrases } from './phrases.ts';

const match = 'la partie, comme open_match l’a nommée : m1';
const format =
  '« words » (par défaut) pour la position dans les mots du jeu, « json » pour des données ' +
  '(docs/mcp.md dit lesquelles)';

const tools: McpPhrases['tools'] = {
  list_games: {
    title: 'Liste des jeux',
    about: 'Liste les jeux, avec le nombre de joueurs, leurs options et les niveaux des robots.',
    inputs: {},
  },
  read_rules: {
    title: 'Lire les règles',
    about:
      'Les règles d’un jeu : par défaut un aide-mémoire, avec les mots du jeu. Les refus nomment ' +
      'des règles numérotées, qui se lisent une par une.',
    inputs: {
      game: 'le jeu, comme list_games le nomme',
      clause: 'une seule règle, par exemple A12',
      whole: 'true pour toutes les règles, qui sont longues',
    },
  },
  open_match: {
    title: 'Ouvrir une partie',
    about:
      'Commence une partie contre des robots et donne la première position où vous avez à ' +
      'décider. Vous voyez ce que votre place peut voir, et rien d’autre.',
    inputs: {
      game: 'le jeu, comme list_games le nomme',
      seats: 'le nombre de joueurs ; par défaut le maximum',
      seat: 'votre place, comptée à partir de 0 ; par défaut 0',
      bots:
        'un niveau pour toutes les autres places, ou une liste d’un niveau par place, dans ' +
        'l’ordre des places ; par défaut « regular »',
      options: 'les options du jeu qui changent de leur valeur habituelle',
      seed: 'un nombre, pour s’exercer : chaque fois les mêmes cartes et les mêmes robots',
      ask_always:
        'true pour être interrogé même s’il n’y a qu’un coup permis ; sinon ce coup est joué ' +
        'pour vous',
      format,
    },
  },
  list_matches: {
    title: 'Liste de vos parties',
    about: 'Liste les parties que vous avez ouvertes, et celles où vous avez à décider.',
    inputs: {},
  },
  position: {
    title: 'Voir la position',
    about:
      'Ce que votre place voit d’une partie, ce qui s’est passé depuis la dernière fois, et si ' +
      'vous avez à décider. Attend un moment les autres s’ils réfléchissent.',
    inputs: { match, format },
  },
  legal_moves: {
    title: 'Liste des coups permis',
    about: 'Vos coups permis dans la notation que prend make_move, chacun avec son sens.',
    inputs: {
      match,
      from: 'le rang où commencer, compté à partir de 0, pour les listes de plusieurs pages',
      most: 'combien de coups au plus, de 1 à 200 ; par défaut 50',
    },
  },
  make_move: {
    title: 'Jouer un coup',
    about:
      'Joue votre coup, attend que vous ayez de nouveau à décider ou que la partie soit finie, ' +
      'et dit ce qui s’est passé et la nouvelle position. Un coup contraire aux règles est ' +
      'refusé avec la règle qu’il enfreint ; rien n’a changé alors.',
    inputs: {
      match,
      move: 'le coup, dans la notation de legal_moves',
      ply: 'le ply de la position pour laquelle vous avez choisi',
      own: 'le own de la position pour laquelle vous avez choisi',
      format,
    },
  },
  take_back: {
    title: 'Reprendre un choix',
    about:
      'Reprend ce que vous avez choisi dans un tour où tous choisissent en même temps, tant que ' +
      'les autres n’ont pas fini.',
    inputs: { match, ply: 'le ply de la position', format },
  },
  what_happened: {
    title: 'Regarder en arrière',
    about: 'Ce qui s’est passé dans une partie, aussi loin que les règles laissent regarder.',
    inputs: { match, since: 'seulement les coups à partir de ce ply' },
  },
  resign: {
    title: 'Abandonner',
    about: 'Arrête une partie, sans résultat.',
    inputs: { match },
  },
  result: {
    title: 'Demander le résultat',
    about: 'Le résultat d’une partie, une fois finie.',
    inputs: { match },
  },
  record: {
    title: 'Obtenir l’enregistrement',
    about:
      'L’enregistrement d’une partie finie, en JSON : tous les coups de tous les joueurs, avec ' +
      'ce qui était caché. pepite replay le montre.',
    inputs: { match },
  },
};

export const french: McpPhrases = {
  instructions:
    'Des jeux de société à information cachée, contre des robots. list_games nomme les jeux, ' +
    'read_rules en explique un ; open_match commence une partie et montre votre première ' +
    'décision. Choisissez ensuite parmi legal_moves et appelez make_move avec le ply et le own ' +
    'de la position : la réponse est votre décision suivante, jusqu’à la fin de la partie. Un ' +
    'refus nomme une règle par son numéro : read_rules la donne en entier.',
  tools,
  you: 'vous',
  player: 'Invité',

  rules: (game) => `Règles ${de(game)}`,
  reference: (game) => `${game} : aide-mémoire`,
  clauses: (game) => `Une règle ${de(game)}`,
  ruling: 'Notre décision, là où la règle se tait',
  glossary: 'Les mots',
  moreRules: 'read_rules donne une règle en entier et, avec whole: true, toutes les règles.',

  seats: (least, most) => (least === most ? `${least} places` : `${least} à ${most} places`),
  options: 'Options :',
  noOptions: 'Aucune option.',
  levels: (levels, others) =>
    `Niveaux des robots, du plus faible au meilleur : ${levels.join(', ')}. ` +
    `Pour des essais, il y a aussi ${others.join(' et ')}.`,

  heading: (id, game, seat, name) =>
    `Partie ${id}, ${game} : vous êtes ${name}, à la place ${seat}.`,
  others: (players) => `Avec vous : ${players.join(', ')}.`,
  seated: (name, seat, bot) => `${name} à la place ${seat} (${bot})`,
  happened: 'Ce qui s’est passé :',
  nothingHappened: 'Il n’y a rien que vous puissiez revoir.',
  place: (ply, own) => `Position : ply ${ply}, own ${own}.`,
  yourTurn: (question) => `À vous. ${question}`,
  moves: (count, first) =>
    `${count === 1 ? '1 coup permis' : `${count} coups permis`} : ${first.join(', ')}` +
    (first.length < count ? ', … (legal_moves les liste tous)' : ''),
  waiting: 'Les autres décident encore : rappelez position, qui les attend.',
  over: (won, scores) => `La partie est finie. ${won}. ${scores}.`,
  notOver: 'La partie n’est pas finie : il n’y a pas encore de résultat.',
  noMoves: 'Vous n’avez rien à décider maintenant : il n’y a pas de coup permis.',
  page: (from, to, total) => `Coups ${from} à ${to} sur ${total} :`,
  nextPage: (from) => `Il y en a d’autres : redemandez avec from: ${from}.`,
  noMatches: 'Vous n’avez encore ouvert aucune partie.',
  status: { playing: 'les autres décident', asked: 'à vous', over: 'finie' },

  unknownTool: (name, known) => `Il n’y a pas d’outil « ${name} ». Il y a : ${known.join(', ')}.`,
  badField: (field) => `« ${field} » manque, est faux ou n’a rien à faire ici.`,
  unknownMatch: (id, known) =>
    `Il n’y a pas de partie « ${id} ». ` +
    (known.length === 0 ? 'Ouvrez-en une d’abord.' : `Il y a : ${known.join(', ')}.`),
  unknownClause: (clause, known) =>
    `Il n’y a pas de règle « ${clause} ». Il y a : ${known.join(', ')}.`,
  botsWrong: (wanted, found) =>
    `Nommez ${wanted} robots, un pour chaque autre place, ou un niveau pour toutes ; pas ${found}.`,
  problems: {
    stale:
      'Ce choix était pour une position qui n’est plus là : rien n’a été fait. Regardez la ' +
      'position, et envoyez son ply et son own avec le coup.',
    'not-playing': 'La partie n’est pas en cours.',
    'not-over': 'La partie n’est pas finie : son enregistrement dirait ce qui est caché.',
    aborted: 'La partie a été arrêtée sans résultat.',
    'too-many-matches': 'Vous avez trop de parties ouvertes : finissez-en ou quittez-en d’abord.',
    'match-broken':
      'Cette partie a rencontré un problème et ne peut pas continuer. Les autres, si.',
    'match-ended': 'Cette partie a été arrêtée.',
  },
  refused: (kind) => `C’est refusé (${kind}).`,
};
