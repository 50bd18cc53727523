import type { Guide, GuideParagraph } from '@pepite/kernel';

const idea: readonly GuideParagraph[] = [
  {
    text:
      'Or etc. est un concours de creusage entre nains, et un prototype : son auteur a laissé ' +
      'des nombres ouverts, et l’on peut tous les changer ici. Ces cinq lignes suffisent pour ' +
      'commencer.',
    points: [
      'Misez pour un outil : le prestige que vous gardez est la taille de votre main.',
      'Chaque sortie libre de votre dernière rangée est un lancer de cinq dés.',
      'Échangez des dés entre vous ou avec les dés centraux, jusqu’à montrer une de vos cartes.',
      'Posez cette carte : elle compte, et ses sorties sont vos lancers du tour suivant.',
      'Dès le tour 4, un beau lancer naturel finit la partie aussitôt ; le plus d’or gagne.',
    ],
    figure: 'idea',
  },
];

const material: readonly GuideParagraph[] = [
  {
    clause: 'O1',
    title: 'Les cartes Filon',
    text:
      'Une carte Filon montre les cinq dés qu’il faut, sa valeur (de 1 à 5) et le nombre de ' +
      'sorties qu’elle ouvre. Un chiffre est ce dé-là, X et Y sont une valeur quelconque, un ' +
      'tiret n’importe quel dé. Deux planches de 15 cartes forment le jeu ; on écrit une carte ' +
      'par ses signes, deux-points et ses sorties, par exemple XX-YY:2.',
    ruling:
      'Les sorties des cartes imprimées sont perdues. Celles d’ici sont les nôtres, et une table ' +
      'peut apporter ses propres cartes.',
    figure: 'cards',
  },
  {
    clause: 'O2',
    title: 'Combien',
    text: 'La pioche se compose des deux planches et d’accidents.',
    ruling:
      'On prend les deux planches une fois par joueur : 120 cartes à 4, 150 à 5, 180 à 6. Il y a ' +
      '3 exemplaires de chaque accident (11122, 11222, 12345 et 23456). Les deux nombres sont ' +
      'des options.',
  },
  {
    clause: 'O3',
    title: 'Outils et entrée',
    text:
      'Il y a six outils : pioche de mithril et wagonnet allégé de valeur 3, chope incassable 2, ' +
      'pelle renforcée 1, casque d’acier et masse en fonte 0. Chacun a une entrée de mine avec ' +
      'une sortie, cinq dés et 7 de prestige. Les dés centraux sont les bières : il y en a un de ' +
      'moins que de joueurs.',
  },
  {
    clause: 'O4',
    title: 'Qui est premier',
    text:
      'Un joueur est le premier et le reste toute la partie. « Dans l’ordre » veut toujours dire ' +
      'dans le sens horaire à partir de lui.',
    ruling: 'Le hasard désigne le premier joueur ; le livret dit le plus petit.',
  },
];

const auction: readonly GuideParagraph[] = [
  {
    clause: 'O5',
    title: 'L’enchère',
    text:
      'Les outils sont mis aux enchères un par un, de la pioche à la masse. À votre tour vous ' +
      'surenchérissez, ou vous vous retirez pour cet outil. La première mise vaut au moins sa ' +
      'valeur, les suivantes au moins 1 de plus, et jamais plus que votre prestige. Le dernier ' +
      'qui a misé paie, prend l’outil et ne participe plus aux autres enchères. Tant que ' +
      'personne ne surenchérit, on ne vous redemande rien.',
    ruling: 'Le premier joueur sans outil, dans l’ordre, parle d’abord.',
  },
  {
    clause: 'O6',
    title: 'Ce dont personne ne veut',
    text:
      'Si tous se retirent, l’outil passe sous le tas et revient plus tard. À la fin chacun a un ' +
      'seul outil, et le reste quitte le jeu.',
    ruling:
      'Quand tous les outils restants ont été refusés de suite – une vente remet le compte à ' +
      'zéro – ou qu’un seul joueur n’en a pas, ceux qui n’ont pas d’outil choisissent dans le ' +
      'reste, dans l’ordre, et paient sa valeur.',
  },
  {
    clause: 'O7',
    title: 'La taille de la main',
    text:
      'Le prestige qui vous reste est la taille de votre main, 5 au plus. Celui qui paie les 7 ' +
      'joue sans cartes. Le prestige est visible de tous.',
    figure: 'hand',
  },
  {
    clause: 'O8',
    title: 'La première donne',
    text:
      'Chacun reçoit des cartes Filon jusqu’à la taille de sa main. Ensuite seulement on mêle ' +
      'les accidents à la pioche, et on lance les dés centraux, une seule fois par partie.',
  },
];

const turn: readonly GuideParagraph[] = [
  {
    clause: 'O9',
    title: 'Les lancers',
    text:
      'Votre dernière rangée est la plus profonde qui a une carte visible, au début l’entrée. ' +
      'Ses sorties libres sont vos lancers du tour. Le wagonnet en ajoute 1 ; chaque coup de ' +
      'grisou subi au tour d’avant en retire 1, sans passer sous 0. Rangée et lancers sont fixés ' +
      'au début du tour.',
  },
  {
    clause: 'O10',
    title: 'Les phases',
    text:
      'En phase 1, ceux qui ont un lancer lancent cinq dés, en phase 2 ceux qui en ont au moins ' +
      'deux, et ainsi de suite. Ceux qui n’en ont plus attendent : ni échange, ni pose.',
  },
  {
    clause: 'O11',
    title: 'Les sorties libres',
    text: 'On pose une carte sur une sortie de la rangée du dessus.',
    ruling:
      'Les sorties d’une rangée se valent toutes. Sont libres celles des cartes visibles, moins ' +
      'une par carte posée sur la rangée, visible ou non, moins celles qui sont fermées ; jamais ' +
      'moins de 0. L’entrée est la rangée 0, toujours ouverte, avec 1 sortie.',
  },
];

const naturals: readonly GuideParagraph[] = [
  {
    clause: 'O12',
    title: 'La fin',
    text:
      'Le premier lancer d’une phase est naturel, avant toute action sur les dés. Quand tous ont ' +
      'lancé, ceci termine la partie aussitôt, quel que soit le lanceur :',
    points: [
      'dès le tour 4 : une quinte (cinq dés égaux) de 2, 3, 4 ou 5 ;',
      'dès le tour 5 : aussi un carré, exactement quatre dés égaux ;',
      'dès le tour 6 : aussi un brelan, exactement trois dés égaux, full compris.',
    ],
    figure: 'end',
  },
  {
    clause: 'O13',
    title: 'La quinte de 1',
    text: 'Elle brise l’outil du lanceur, qui quitte le jeu. Elle ne termine jamais la partie.',
  },
  {
    clause: 'O14',
    title: 'Un accident frappe',
    text:
      'Un accident ouvert frappe le premier joueur, dans l’ordre, qui lance sa combinaison, puis ' +
      'quitte le jeu. Le propriétaire du casque peut le donner à la place et ne subit rien ; la ' +
      'masse se brise, et l’accident frappe quand même.',
  },
  {
    clause: 'O15',
    title: 'Éboulement (11122) et chute de pierres (11222)',
    text:
      'La carte de plus haute valeur de votre dernière rangée, cartes du tour comprises, est ' +
      'retournée : elle ne vaut rien, n’a plus de sorties et bloque toujours celle où elle est ' +
      'posée. À valeur égale l’éboulement prend celle qui a le plus de sorties, la chute de ' +
      'pierres celle qui en a le moins. L’entrée ne risque rien.',
  },
  {
    clause: 'O16',
    title: 'Galerie bouchée (12345) et coup de grisou (23456)',
    text:
      'La galerie bouchée ferme pour de bon une sortie libre de cette même rangée, mais aucune ' +
      'de l’entrée. Le coup de grisou vous coûte un lancer au tour suivant ; plusieurs ' +
      's’ajoutent.',
    figure: 'accident',
  },
  {
    clause: 'O17',
    title: 'La quinte de 6',
    text:
      'Dans cette phase vous pouvez poser n’importe quelle carte de votre main, quoi que vos dés ' +
      'montrent à la fin.',
  },
  {
    clause: 'O18',
    title: 'Plus d’issue',
    text:
      'Une mine sans sortie libre est mise de côté ; ses cartes visibles comptent toujours. Vous ' +
      'repartez d’une entrée ouverte.',
    ruling:
      'Cela arrive aussitôt quand, après un accident, ni votre dernière rangée ni celle du tour ' +
      'n’a de sortie libre ; et à la fin d’un tour, avant les défausses, quand votre nouvelle ' +
      'dernière rangée n’en a pas. Les rangées du dessus n’aident pas, et les lancers du tour ' +
      'restent.',
  },
];

const exchanges: readonly GuideParagraph[] = [
  {
    clause: 'O19',
    title: 'Dans l’ordre',
    text: 'Après les lancers naturels, les participants peuvent changer leurs dés.',
    ruling:
      'Ils agissent dans l’ordre, une action chacun, tour après tour. Après avoir passé, on ' +
      'n’entreprend plus rien dans la phase mais on répond encore aux offres ; après 5 actions, ' +
      'offres refusées et dés perdus compris, on a passé. Quand tous l’ont fait, on pose.',
  },
  {
    clause: 'O20',
    title: 'Les dés centraux',
    text:
      'Buvez une bière : donnez un dé, prenez un dé central. Un plus bas est gratuit ; un plus ' +
      'haut coûte une carte Filon de la différence exacte, que l’on défausse.',
    ruling: 'Échanger des dés égaux est refusé comme inutile, même avec la chope.',
    figure: 'centre',
  },
  {
    clause: 'O21',
    title: 'Les disputes',
    text:
      'Si un seul dé central a la valeur demandée, d’autres participants peuvent le disputer : ' +
      'ceux qui n’ont pas passé, peuvent payer et auront encore une carte à miser. La question ' +
      'ne doit rien révéler des mains : on la pose donc à tous ceux qui pourraient, d’après ' +
      'leurs dés et le nombre de leurs cartes ; ceux qui ne peuvent pas laissent faire. Ils ' +
      'répondent tous à la fois, et personne ne voit qui a répondu avant que tous l’aient fait. ' +
      'Puis le demandeur et ses rivaux misent chacun une carte cachée. La plus haute valeur ' +
      'gagne, à égalité le premier dans l’ordre ; le gagnant défausse sa mise et fait l’échange ' +
      'à son prix, les autres reprennent la leur. Le demandeur paie avec la carte annoncée et en ' +
      'mise une autre : sans elle, il perd. La mise doit laisser de quoi payer. Gagner une ' +
      'dispute n’est pas une action, et la chope n’est jamais disputée.',
  },
  {
    clause: 'O22',
    title: 'Les offres',
    text:
      'Demandez un dé à un autre participant contre un des vôtres. Si le vôtre est le plus bas, ' +
      'vous ajoutez une carte d’au moins la différence ; elle va, visible, dans sa main, qui ' +
      'peut dépasser sa taille. Il accepte ou refuse. Des dés égaux sont inutiles ici aussi.',
    ruling: 'Une main de 20 cartes n’en reçoit plus.',
    figure: 'offer',
  },
  {
    clause: 'O23',
    title: 'Les outils',
    text: 'Un dé relancé n’est jamais naturel.',
    points: [
      'Pioche : relancez des dés de votre choix, une fois par phase.',
      'Pelle : de même, une fois par tour.',
      'Masse : relancez un dé, une fois par phase.',
      'Chope : un échange gratuit avec un dé central par phase, dans un sens ou l’autre.',
    ],
  },
];

const laying: readonly GuideParagraph[] = [
  {
    clause: 'O24',
    title: 'Une carte',
    text:
      'Tous à la fois, chaque participant peut poser une carte dont ses dés montrent la ' +
      'combinaison, dans n’importe quel ordre. On interroge tous ceux qui ont une carte en main ' +
      'et une sortie libre : sans carte qui convient, on ne pose rien, et personne ne sait ' +
      'pourquoi.',
    ruling:
      'Des signes différents sont des valeurs différentes : X n’est pas Y, ni l’un ni l’autre un ' +
      'chiffre imprimé sur la carte. Une quinte n’est donc pas XXYYY, ni un carré de 6 XX-66. Un ' +
      'tiret peut être n’importe quoi.',
  },
  {
    clause: 'O25',
    title: 'La rangée suivante',
    text:
      'Il faut une sortie libre de votre dernière rangée. Ce que vous posez dans le tour forme ' +
      'votre rangée suivante.',
    figure: 'row',
  },
];

const end: readonly GuideParagraph[] = [
  {
    clause: 'O26',
    title: 'Défausser et piocher',
    text:
      'Tous à la fois, ceux qui ont des cartes en défaussent autant qu’ils veulent, ou aucune. ' +
      'Puis, dans l’ordre, chacun complète sa main. Personne n’est forcé d’en réduire la taille.',
  },
  {
    clause: 'O27',
    title: 'Un accident pioché',
    text:
      'On le pose ouvert à côté de la pioche, ou on le défausse si le même y est déjà. Le joueur ' +
      'continue de piocher.',
  },
  {
    clause: 'O28',
    title: 'La pioche',
    text: 'Les défausses ne reviennent jamais. Quand la pioche s’épuise, la partie est finie.',
    ruling:
      'Elle finit au moment où la dernière carte est piochée. Si la pioche est déjà vide après ' +
      'la première donne, elle finit quand quelqu’un doit piocher.',
  },
  {
    clause: 'O29',
    title: 'Les points',
    text:
      'Vos cartes visibles rapportent leur valeur, même dans les mines mises de côté. Le plus ' +
      'grand total gagne.',
    ruling: 'À égalité, le plus de cartes visibles gagne ; sinon la victoire est partagée.',
  },
  {
    clause: 'O30',
    title: 'Ce qui est caché',
    text:
      'Les mains ; les mises jusqu’à ce qu’on les retourne ; les réponses simultanées jusqu’à ce ' +
      'que toutes soient là. Tout le reste est ouvert : dés, mines, outils, prestige, accidents, ' +
      'défausses, nombre de cartes des mains et de la pioche.',
  },
];

export const french: Guide = [
  { id: 'idea', title: 'L’idée en cinq lignes', paragraphs: idea },
  { id: 'material', title: 'Le matériel', paragraphs: material },
  { id: 'auction', title: 'Les outils', paragraphs: auction },
  { id: 'turn', title: 'Un tour', paragraphs: turn },
  { id: 'naturals', title: 'Les lancers naturels', paragraphs: naturals },
  { id: 'exchanges', title: 'Les échanges', paragraphs: exchanges },
  { id: 'laying', title: 'Poser', paragraphs: laying },
  { id: 'end', title: 'La fin d’un tour et de la partie', paragraphs: end },
];
