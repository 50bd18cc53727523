import type { Guide, GuideParagraph } from '@pepite/kernel';

const idea: readonly GuideParagraph[] = [
  {
    text:
      'Silver & Gold est un jeu de cartes au trésor que tous remplissent en même temps. Ces cinq ' +
      'lignes suffisent pour commencer ; le reste se consulte en jouant.',
    points: [
      'Deux îles au trésor sont devant vous ; cochez toutes les cases de l’une pour gagner ses ' +
        'points.',
      'À chaque expédition, une carte montre un motif, le même pour tous : cochez-le une fois, ' +
        'tourné à votre gré.',
      'S’il n’entre pas, ou si vous n’en voulez pas, cochez une seule case à la place.',
      'Les croix donnent une case de plus, les pièces mènent aux coupes, les palmiers ' +
        'rapportent aussitôt.',
      'Une carte complète laisse la place à une autre ; après 28 expéditions, le plus de ' +
        'points gagnants l’emporte.',
    ],
    figure: 'idea',
  },
];

const material: readonly GuideParagraph[] = [
  {
    clause: 'S1',
    title: 'Les cartes trésor',
    text:
      'Il y en a 47 : 12 violettes de 14 cases, 12 orange de 12 cases, 12 vertes de 10 et 11 ' +
      'grises de 8. Une carte vaut autant de points gagnants qu’elle a de cases. Certaines cases ' +
      'portent une croix, une pièce ou un palmier, et 12 cartes ont un sceau : une couleur avec ' +
      'un +1 ou un +2.',
  },
  {
    clause: 'S2',
    title: 'Les cartes expédition',
    text:
      'Huit cartes montrent six motifs : une paire, une ligne de trois et un coin de trois (deux ' +
      'cartes chacun), un T, un L et un carré de quatre. Chacun le sait. Dans un tour, sept sur ' +
      'huit sont révélées et la dernière reste inconnue ; pour le tour suivant, on les mélange ' +
      'toutes.',
    figure: 'patterns',
  },
  {
    clause: 'S3',
    title: 'Où l’on note ses points',
    text:
      'Votre carte valorisation a 12 cases pour les pièces, en 3 lignes de 4, une coupe au bout ' +
      'de chaque ligne, et 4 cases pour les palmiers. La carte tour, commune, compte les 4 tours ' +
      'et porte six coupes de 6, 5, 4, 3, 2 et 1.',
  },
];

const setup: readonly GuideParagraph[] = [
  {
    clause: 'S4',
    title: 'Deux sur quatre',
    text:
      'Chacun reçoit quatre cartes trésor, garde les deux qu’il préfère et rend les autres. Tous ' +
      'choisissent en même temps, et les choix restent cachés jusqu’au dernier.',
    ruling: 'Les cartes rendues sont mélangées à la pile avant qu’on y prenne quoi que ce soit.',
  },
  {
    clause: 'S5',
    title: 'Les cartes révélées',
    text:
      'Les quatre premières cartes de la pile sont posées face visible : ce sont les cartes ' +
      'révélées. Le hasard désigne le premier joueur.',
  },
];

const turn: readonly GuideParagraph[] = [
  {
    text:
      'Une expédition a trois temps : un motif est révélé, tous le cochent, puis on règle ce qui ' +
      'est complet.',
  },
  {
    clause: 'S6',
    title: 'D’abord, un motif pour tous',
    text:
      'La carte expédition suivante est retournée et vaut pour chaque joueur. Les précédentes ' +
      'sont dessous et personne ne peut les revoir : à vous de vous en souvenir.',
  },
  {
    clause: 'S7',
    title: 'Ensuite, chacun coche',
    text:
      'Tous en même temps, les joueurs cochent le motif une fois, en entier et sur une seule de ' +
      'leurs deux cartes, dans des cases encore libres. On peut le tourner et le retourner, mais ' +
      'pas le changer, et aucune case ne se coche deux fois.',
    figure: 'marking',
  },
  {
    clause: 'S8',
    title: 'Une case à la place',
    text:
      'Si le motif n’entre pas, ou si vous avez d’autres projets, vous cochez exactement une ' +
      'case libre de votre choix. Ne rien cocher n’est pas permis.',
    ruling:
      'Seule exception : un joueur sans aucune case libre, ce qui suppose qu’il n’y a plus ni ' +
      'pile ni cartes révélées.',
  },
];

const signs: readonly GuideParagraph[] = [
  {
    clause: 'S9',
    title: 'Les croix s’enchaînent',
    text:
      'Chaque fois que vous cochez une croix, vous cochez aussitôt une autre case libre, où vous ' +
      'voulez sur vos deux cartes. Si c’est encore une croix, vous en cochez une autre.',
    ruling:
      'S’il ne reste aucune case libre, la case de plus est perdue. Un motif sur deux croix en ' +
      'donnerait deux ; aucune carte imprimée ne le permet.',
  },
  {
    clause: 'S10',
    title: 'Les pièces remplissent des lignes',
    text:
      'Pour chaque pièce cochée, vous cochez la case pièce suivante de votre carte valorisation. ' +
      'Quatre font une ligne, qui rapporte une coupe à la fin de l’expédition. Après 12 pièces, ' +
      'les autres ne valent plus rien.',
  },
  {
    clause: 'S11',
    title: 'Les palmiers rapportent aussitôt',
    text:
      'Un palmier coché vaut 1 point, plus 1 pour chaque palmier visible à ce moment sur les ' +
      'cartes révélées. Ceux de vos propres cartes n’ajoutent rien. Seuls vos quatre premiers ' +
      'palmiers comptent.',
    figure: 'palm',
  },
  {
    title: 'Un exemple',
    text:
      'Tom coche un palmier quand deux cartes révélées en montrent un : il inscrit 1 + 2 = 3 ' +
      'points dans sa prochaine case palmier.',
  },
  {
    clause: 'S12',
    title: 'Plusieurs à la fois',
    text: 'Un motif peut couvrir à la fois des pièces et des palmiers, et tous comptent.',
    ruling: 'On les prend dans l’ordre de lecture, ce qui ne change rien aux points.',
  },
];

const settle: readonly GuideParagraph[] = [
  {
    clause: 'S13',
    title: 'Les coupes',
    text:
      'Quand tous ont coché, ceux qui ont rempli une ligne de pièces ou une carte concluent, ' +
      'l’un après l’autre à partir du premier joueur, dans le sens horaire. Pour une ligne ' +
      'remplie dans cette expédition, on prend la plus haute coupe qui reste ; quand les six ' +
      'sont parties, il n’y a plus rien à prendre.',
    ruling: 'Un joueur prend d’abord ses coupes, puis remplace ses cartes.',
  },
  {
    clause: 'S14',
    title: 'Une nouvelle carte pour une carte complète',
    text:
      'Une carte complète est mise de côté, face visible. À sa place vous en prenez une autre : ' +
      'une des cartes révélées, ou la première de la pile sans l’avoir vue. Si vous avez rempli ' +
      'vos deux cartes, vous en prenez deux, l’une après l’autre.',
    ruling:
      'Après la toute dernière expédition, on prend encore les coupes et l’on met de côté les ' +
      'cartes complètes, mais on ne remplace rien.',
  },
  {
    clause: 'S15',
    title: 'Révéler de nouvelles cartes',
    text:
      'On révèle de nouveau jusqu’à quatre cartes de la pile quand le joueur a fini de prendre, ' +
      'pas avant. Un joueur qui prend deux cartes choisit donc la seconde parmi celles qui ' +
      'restent.',
  },
  {
    clause: 'S18',
    title: 'Quand la pile est épuisée',
    text: 'C’est rare, mais alors il y a simplement moins de cartes révélées.',
    ruling: 'Quand il ne reste plus aucune carte à prendre, on continue avec celles qu’on a.',
  },
];

const course: readonly GuideParagraph[] = [
  {
    clause: 'S16',
    title: 'Le premier joueur',
    text:
      'Après chaque expédition, et non après chaque tour, le joueur suivant dans le sens horaire ' +
      'devient premier joueur. Cela compte pour les coupes et pour le choix des cartes.',
  },
  {
    clause: 'S17',
    title: 'Les tours',
    text:
      'Sept expéditions font un tour. Après quatre tours, soit 28 expéditions, la partie est ' +
      'finie.',
  },
];

const points: readonly GuideParagraph[] = [
  {
    clause: 'S19',
    title: 'Ce qui compte',
    text:
      'Additionnez un point par case pièce, la valeur de vos coupes, vos cases palmier et les ' +
      'points de vos cartes complètes. Une carte inachevée ne vaut rien, si peu qu’il y manque.',
  },
  {
    clause: 'S20',
    title: 'Les sceaux',
    text:
      'Le sceau d’une carte complète ajoute son +1 ou son +2 pour chacune de vos cartes ' +
      'complètes de la couleur qu’il montre. Si vous avez plusieurs sceaux, chacun compte.',
  },
  {
    title: 'Un exemple',
    text:
      'Sara a rempli six cartes : 64 points. Son sceau gris donne 1 pour chacune de ses 2 cartes ' +
      'grises, son sceau orange 2 pour chacune de ses 2 cartes orange : 2 + 4 = 6. Neuf pièces ' +
      'et des coupes de 5 et 3 font 17 points, trois palmiers encore 8. Cela fait 95 en tout.',
  },
  {
    clause: 'S21',
    title: 'Qui gagne',
    text:
      'Le plus haut total gagne. À égalité, on compte les cartes complètes : le plus de grises, ' +
      'puis de vertes, puis d’orange, puis de violettes.',
    ruling: 'Si l’égalité demeure, la victoire est partagée.',
  },
];

const players: readonly GuideParagraph[] = [
  {
    text:
      'Le jeu est fait pour 2 à 4 joueurs, qui suivent tous les mêmes règles. Seul, vous jouez ' +
      'pour le score : personne ne vous prend les coupes ni les cartes révélées, et vous tentez ' +
      'de battre votre record.',
  },
];

const hidden: readonly GuideParagraph[] = [
  {
    clause: 'S22',
    title: 'Ce que l’on peut voir',
    text:
      'Personne ne connaît l’ordre de la pile ni la prochaine expédition. Ce que les autres ' +
      'gardent au début, et ce qu’ils cochent pendant l’expédition, reste caché jusqu’à ce que ' +
      'tous aient fini ; alors tout est montré à la fois. Une carte de la pile est visible dès ' +
      'qu’on l’a prise.',
    ruling: 'On voit si un joueur coche encore ou s’il a fini, comme à une table.',
  },
];

const hints: readonly GuideParagraph[] = [
  {
    text: 'Rien de tout cela n’est une règle. C’est ce que nous dirions à un ami.',
    points: [
      'Gardez une île compacte pour les carrés et les coins, et une longue pour les lignes : ' +
        'la plupart des motifs entreront quelque part.',
      'Une croix vaut surtout quand sa case de plus bouche un trou où aucun motif n’entre.',
      'Les petites cartes vont vite : deux grises rapportent souvent plus qu’une violette.',
      'Les premières coupes sont les meilleures. Trois pièces d’une ligne sont une raison de ' +
        'chercher la quatrième.',
      'Avant de cocher un palmier, regardez les cartes révélées : plus tard elles peuvent en ' +
        'montrer un de plus, ou un de moins.',
      'Vers la fin, ne commencez que ce que vous pouvez encore remplir. Une carte presque ' +
        'complète ne rapporte rien.',
    ],
  },
];

export const french: Guide = [
  { id: 'idea', title: 'L’idée en cinq lignes', paragraphs: idea },
  { id: 'material', title: 'Le matériel', paragraphs: material },
  { id: 'setup', title: 'La mise en place', paragraphs: setup },
  { id: 'turn', title: 'Une expédition', paragraphs: turn },
  { id: 'signs', title: 'Croix, pièces et palmiers', paragraphs: signs },
  { id: 'settle', title: 'Coupes et cartes complètes', paragraphs: settle },
  { id: 'course', title: 'Expéditions et tours', paragraphs: course },
  { id: 'points', title: 'Les points', paragraphs: points },
  { id: 'players', title: 'De un à quatre joueurs', paragraphs: players },
  { id: 'hidden', title: 'Ce qui est caché', paragraphs: hidden },
  { id: 'hints', title: 'Conseils pour vos premières parties', paragraphs: hints },
];
