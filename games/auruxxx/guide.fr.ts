import type { Guide, GuideParagraph } from '@pepite/kernel';

const idea: readonly GuideParagraph[] = [
  {
    text:
      'Auruxxx est une course pour vider sa main, où rien ne reste à personne bien longtemps. ' +
      'Ces cinq lignes suffisent pour commencer ; le reste se consulte en jouant.',
    points: [
      'On pose sur le talon selon la couleur, le même chiffre ou le chiffre voisin.',
      'Selon le chiffre, on peut en poser plusieurs d’un coup : gardez donc les cartes identiques.',
      'Un 2 fait piocher le voisin ; les actions volent des cartes ou échangent des mains.',
      'Seul un douze d’or peut être la toute dernière carte : sans lui, impossible de finir.',
      'Ce qui reste en main compte contre vous ; après 3 manches, le plus petit total gagne.',
    ],
    figure: 'idea',
  },
];

const setup: readonly GuideParagraph[] = [
  {
    clause: 'X1',
    title: 'Les cartes',
    text:
      'Il y a 160 cartes. Les chiffres de 0 à 12 existent en bleu, rouge, jaune, vert et violet, ' +
      'chacun deux fois. Chaque couleur a aussi un 50 et un Happy Man. Sans couleur, il y a 5 ' +
      'douze d’or et les actions : 5 Profusion, 5 Échange et 5 Tirer carte. Les douze des cinq ' +
      'couleurs sont des chiffres comme les autres.',
  },
  {
    clause: 'X2',
    title: 'La donne',
    text: 'Chacun reçoit 12 cartes, et celui qui suit le donneur commence.',
    ruling:
      'Le hasard désigne le premier donneur ; d’une manche à l’autre, la donne avance d’une ' +
      'place dans le sens des aiguilles d’une montre.',
  },
  {
    clause: 'X3',
    title: 'Le talon',
    text: 'Une carte est retournée à côté de la pioche : c’est sur elle que grandit le talon.',
    ruling:
      'Si c’est un douze d’or, on le remélange et on en retourne une autre. Toute autre carte ' +
      'reste, sans effet : ni dette, ni action, ni figurine.',
  },
  {
    clause: 'X4',
    title: 'La figurine',
    text:
      'Un petit Happy Man attend près de la pioche. Dès que quelqu’un le possède, il le garde, ' +
      'même à la manche suivante, jusqu’à ce qu’un autre vienne le chercher.',
  },
  {
    clause: 'X5',
    title: 'Quand la pioche est vide',
    text: 'Une pioche épuisée se refait.',
    ruling:
      'Dès qu’il faut piocher dans une pioche vide, et pas avant, le talon sans sa carte du ' +
      'dessus est mélangé et devient la pioche. S’il n’y a toujours rien, cette pioche est ' +
      'pardonnée et compte comme faite.',
  },
];

const turn: readonly GuideParagraph[] = [
  {
    clause: 'X6',
    title: 'Passer, piocher ou poser',
    text:
      'À votre tour, vous passez, vous piochez ou vous posez. Si vous devez des cartes, vous ' +
      'passez ou vous acceptez : vous piochez alors tout ce que vous devez, puis continuez ' +
      'normalement.',
  },
  {
    clause: 'X7',
    title: 'Passer',
    text:
      'On peut passer 3 fois par manche, et seulement en tout début de tour. Chaque passe coûte ' +
      '5 points à la fin de la manche.',
  },
  {
    clause: 'X8',
    title: 'Piocher',
    text:
      'On peut piocher même si l’on a une carte qui convient, mais deux fois au plus par tour ; ' +
      'les cartes d’une dette n’y comptent pas. Après une pioche, toute carte peut être posée, ' +
      'pas seulement la nouvelle.',
  },
  {
    clause: 'X9',
    title: 'La fin d’un tour',
    text:
      'Votre tour finit par une passe ou par une pose qui n’est pas une action. Après deux ' +
      'pioches, vous pouvez aussi simplement vous arrêter.',
  },
];

const fits: readonly GuideParagraph[] = [
  {
    text: 'Ce que l’on peut poser dépend de la carte du dessus du talon.',
  },
  {
    clause: 'X10',
    title: 'Sur un chiffre',
    text:
      'Une carte de la même couleur, 50 et Happy Man compris. Ou une ou plusieurs cartes d’un ' +
      'seul chiffre : le même, celui d’en dessous ou celui d’au-dessus. Sur un 7, ce peut être ' +
      'trois 6. Le 12 et le 0 ne sont pas voisins.',
  },
  {
    clause: 'X11',
    title: 'Sur un 2',
    text:
      'Une carte de n’importe quelle couleur, 50 et Happy Man aussi ; ou un ou plusieurs 1, ou ' +
      '2, ou 3.',
  },
  {
    clause: 'X12',
    title: 'Sur un 50',
    text: 'Une carte de la même couleur, ou un ou plusieurs autres 50.',
  },
  {
    clause: 'X13',
    title: 'Sur un Happy Man',
    text: 'Une carte de la même couleur, ou un Happy Man de n’importe quelle couleur.',
  },
  {
    clause: 'X14',
    title: 'Sur une action',
    text: 'Tout ce que l’on veut, même plusieurs cartes d’un seul chiffre, 2 et 50 compris.',
  },
  {
    clause: 'X15',
    title: 'Toujours, et ensemble',
    text:
      'Un 2 seul et toute action vont sur n’importe quelle carte. Plusieurs cartes posées ' +
      'ensemble, des multiples, ont toujours le même chiffre, ou sont toutes des 50, et l’on ' +
      'choisit celle du dessus. Les douze d’or ont leur propre règle.',
  },
];

const twos: readonly GuideParagraph[] = [
  {
    clause: 'X16',
    title: 'La carte Piocher deux',
    text:
      'Pour chaque 2 posé, le joueur suivant doit piocher 2 cartes ; trois d’un coup, et cela ' +
      'fait 6. Il le fait avant toute chose. En passant, il laisse toute la dette à son voisin. ' +
      'Un 2 n’est pas une réponse : d’abord piocher, ensuite poser.',
    figure: 'debt',
  },
  {
    clause: 'X17',
    title: 'Sans issue',
    text: 'Si vous n’avez plus de passe, vous devez accepter. Une dette s’efface en fin de manche.',
  },
];

const actions: readonly GuideParagraph[] = [
  {
    text: 'On n’est jamais obligé de poser une action. Mais une fois posée, elle agit.',
  },
  {
    clause: 'X18',
    title: 'Profusion',
    text:
      'Vous prenez une carte, sans regarder, à chacun des autres, l’un après l’autre dans le ' +
      'sens des aiguilles d’une montre ; ceux qui n’en ont pas sont sautés. Seuls vous et le ' +
      'joueur volé connaissez la carte.',
  },
  {
    clause: 'X19',
    title: 'Tirer carte',
    text: 'Vous prenez une carte, sans regarder, au joueur suivant, s’il en a.',
  },
  {
    clause: 'X20',
    title: 'Échange',
    text:
      'Vous choisissez un joueur qui tient au moins une carte, et vous échangez vos mains ' +
      'entières.',
    ruling:
      'Si personne d’autre ne tient de carte, il ne se passe rien. Votre propre main peut être ' +
      'vide au moment de l’échange.',
  },
  {
    clause: 'X21',
    title: 'L’une après l’autre',
    text:
      'Une action agit aussitôt. On peut enchaîner avec une autre, même une que l’on vient de ' +
      'recevoir. Après la dernière il faut encore une pose qui n’est pas une action, en piochant ' +
      'pour cela s’il reste des pioches.',
    ruling:
      'Si les deux pioches sont faites et que l’on ne peut poser que des actions, on peut ' +
      's’arrêter.',
  },
  {
    clause: 'X22',
    title: 'Une action pour seule carte',
    text: 'On ne peut pas simplement vider sa main avec une action.',
    ruling: 'Si c’est votre seule carte, elle ne se pose que si elle peut vous en rapporter une.',
  },
];

const last: readonly GuideParagraph[] = [
  {
    clause: 'X23',
    title: 'Pas de fin ordinaire',
    text:
      'On ne pose pas sa dernière carte si elle n’est pas d’or, ni ses dernières cartes ' +
      'ensemble. Avec une seule carte ordinaire en main, on pioche ou on passe.',
  },
  {
    clause: 'X24',
    title: 'Entièrement volé',
    text: 'Il arrive que d’autres vous prennent votre dernière carte.',
    ruling: 'Cela ne termine pas la manche : on continue, la main vide, en piochant.',
  },
  {
    clause: 'X25',
    title: 'La fin en or',
    text:
      'Les douze d’or restent en main jusqu’à ce qu’il n’y ait plus qu’eux. On les pose alors, ' +
      'tous d’un coup et sur n’importe quelle carte, et l’on gagne la manche. Une dette doit ' +
      'être réglée d’abord.',
  },
  {
    clause: 'X26',
    title: 'Une manche sans vainqueur',
    text: 'C’est rare, mais une manche peut s’arrêter sans fin en or.',
    ruling:
      'Si la pioche est vide et que le talon n’a qu’une carte, et qu’un tour de table entier ' +
      'passe, passes comprises, sans que personne pose ni pioche de carte, la manche est finie ' +
      'sans vainqueur. De même à la fin de son 1000e tour.',
  },
];

const happy: readonly GuideParagraph[] = [
  {
    clause: 'X27',
    title: 'Prendre la figurine',
    text:
      'Celui qui pose un Happy Man prend la figurine, où qu’elle soit. Cette carte n’est pas une ' +
      'action : le tour est donc fini.',
  },
  {
    clause: 'X28',
    title: 'La moitié des points',
    text:
      'Si vous possédez la figurine à la fin d’une manche, vous n’inscrivez que la moitié de vos ' +
      'points. Des points au-dessous de zéro restent ce qu’ils sont.',
    ruling: 'On n’arrondit pas : les demi-points comptent.',
  },
];

const points: readonly GuideParagraph[] = [
  {
    clause: 'X29',
    title: 'Les cartes en main',
    text:
      'À la fin d’une manche, un chiffre compte sa valeur, un 50 compte 50, un Happy Man ou une ' +
      'action 25.',
    ruling: 'Un douze d’or encore en main compte 12.',
  },
  {
    clause: 'X30',
    title: 'Passes et douze d’or',
    text:
      'Chaque passe de la manche ajoute 5 points. Le vainqueur retire 5 points pour chaque douze ' +
      'd’or posé, même au-dessous de zéro.',
  },
  {
    title: 'Un exemple',
    text:
      'Ana finit avec 2 douze d’or après 1 passe : 5 moins 10, donc −5 points. Ben possède la ' +
      'figurine et tient un 7 et une action : la moitié de 32, donc 16 points. Cléo a passé deux ' +
      'fois et tient un 50 : 60 points.',
  },
  {
    clause: 'X31',
    title: 'La fin de la partie',
    text: 'Après 3 manches, on additionne tous les points. Le plus petit total gagne.',
    ruling:
      'À égalité, celui qui a posé le plus de douze d’or en tout gagne ; sinon la victoire est ' +
      'partagée.',
  },
];

const hidden: readonly GuideParagraph[] = [
  {
    clause: 'X32',
    title: 'Ce que l’on peut voir',
    text:
      'Les mains et les cartes piochées sont secrètes, et les cartes volées aussi, sauf pour le ' +
      'voleur et le volé. Tous voient combien de cartes ont chaque main et la pioche, les ' +
      'passes, les dettes, la figurine, les points et la carte du dessus du talon. Dans le ' +
      'journal d’une partie en cours, on peut revoir ce qui a été posé depuis son propre dernier ' +
      'tour ; le reste du talon reste caché.',
  },
];

const hints: readonly GuideParagraph[] = [
  {
    text: 'Rien de tout cela n’est une règle. C’est ce que nous dirions à un ami.',
    points: [
      'Défaites-vous à temps des 50, des Happy Man et des actions : ils coûtent cher quand un ' +
        'autre finit.',
      'Les chiffres identiques vont vite. Trois d’entre eux quittent la main en un tour, et ' +
        'personne ne le voit venir.',
      'Une action suivie de plusieurs cartes d’un même chiffre est la pose la plus sûre : sur ' +
        'une action, tout va.',
      'Un joueur à une seule carte a sans doute un douze d’or. Volez-le, ou échangez les mains.',
      'Gardez une passe pour une grosse dette : 5 points valent mieux que 6 cartes.',
      'Sans douze d’or, une petite main est le meilleur abri : restez bas et continuez à piocher.',
    ],
  },
];

export const french: Guide = [
  { id: 'idea', title: 'L’idée en cinq lignes', paragraphs: idea },
  { id: 'setup', title: 'La mise en place', paragraphs: setup },
  { id: 'turn', title: 'Votre tour', paragraphs: turn },
  { id: 'fits', title: 'Ce qui va sur quoi', paragraphs: fits },
  { id: 'twos', title: 'Les 2', paragraphs: twos },
  { id: 'actions', title: 'Les actions', paragraphs: actions },
  { id: 'last', title: 'La dernière carte', paragraphs: last },
  { id: 'happy', title: 'Happy Man', paragraphs: happy },
  { id: 'points', title: 'Les points', paragraphs: points },
  { id: 'hidden', title: 'Ce qui est caché', paragraphs: hidden },
  { id: 'hints', title: 'Conseils pour les premières parties', paragraphs: hints },
];
