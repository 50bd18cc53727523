import type { Reference } from '@pepite/kernel';

export const french: Reference = {
  groups: [
    {
      id: 'turn',
      title: 'Un tour',
      lines: [
        {
          clause: 'O9',
          text: 'Chaque sortie libre de votre dernière rangée est un lancer de cinq dés.',
        },
        {
          clause: 'O10',
          text: 'Une phase : qui a encore un lancer lance ses dés, échange et pose.',
        },
        {
          clause: 'O19',
          text: 'On échange dans l’ordre, une action chacun, jusqu’à ce que tous passent.',
        },
        {
          clause: 'O24',
          text: 'Tous à la fois : posez une carte dont vos dés montrent la combinaison.',
        },
        {
          clause: 'O25',
          text: 'Il faut une sortie libre de la dernière rangée ; ce qu’on pose fait la suivante.',
        },
        { clause: 'O26', text: 'À la fin : défaussez à votre gré, puis complétez votre main.' },
      ],
    },
    {
      id: 'exchange',
      title: 'Échanger des dés',
      lines: [
        {
          clause: 'O20',
          text: 'Dé central : plus bas, gratuit ; plus haut, une carte de la différence exacte.',
        },
        {
          clause: 'O21',
          text: 'Seul de sa valeur, un dé central se dispute : la plus haute mise gagne.',
        },
        {
          clause: 'O22',
          text: 'Offre : si votre dé est plus bas, ajoutez une carte d’au moins la différence.',
        },
      ],
    },
    {
      id: 'tools',
      title: 'Les outils',
      lines: [
        {
          clause: 'O23',
          text: 'Pioche : relancez vos dés, une fois par phase. Pelle : une fois par tour.',
        },
        {
          clause: 'O23',
          text: 'Masse : relancez un dé, une fois par phase ; un accident la brise.',
        },
        {
          clause: 'O23',
          text: 'Chope : un échange gratuit avec un dé central par phase, sans dispute.',
        },
        { clause: 'O9', text: 'Wagonnet : 1 lancer de plus à chaque tour.' },
        { clause: 'O14', text: 'Casque : donnez-le, et un accident vous épargne.' },
      ],
    },
    {
      id: 'naturals',
      title: 'Les lancers naturels',
      lines: [
        { clause: 'O13', text: 'Une quinte de 1 brise votre outil.' },
        {
          clause: 'O17',
          text: 'Une quinte de 6 : dans cette phase, posez n’importe quelle carte.',
        },
        {
          clause: 'O15',
          text: 'Éboulement 11122, chute de pierres 11222 : la meilleure carte est retournée.',
        },
        {
          clause: 'O16',
          text: 'Galerie bouchée 12345 : une sortie de moins ; coup de grisou 23456 : un lancer.',
        },
      ],
    },
    {
      id: 'end',
      title: 'La fin et les points',
      lines: [
        {
          clause: 'O12',
          text: 'Dès le tour 4, une quinte naturelle de 2, 3, 4 ou 5 finit la partie.',
        },
        { clause: 'O12', text: 'Dès le tour 5, aussi un carré ; dès le tour 6, aussi un brelan.' },
        {
          clause: 'O28',
          text: 'La partie finit aussi quand la dernière carte de la pioche est tirée.',
        },
        {
          clause: 'O29',
          text: 'Les cartes visibles comptent leur valeur ; le plus grand total gagne.',
        },
      ],
    },
  ],
  glossary: [
    {
      clause: 'O1',
      term: 'carte Filon',
      meaning: 'montre cinq dés, sa valeur et ses sorties ; en main, elle paie aussi',
    },
    {
      clause: 'O1',
      term: 'X, Y, tiret',
      meaning: 'X et Y : deux valeurs différentes, au choix ; tiret : tout dé',
    },
    {
      clause: 'O11',
      term: 'sortie libre',
      meaning: 'ouverte par une carte visible ; chaque carte posée dessus en prend une',
    },
    {
      clause: 'O9',
      term: 'dernière rangée',
      meaning: 'la plus profonde qui a une carte visible ; au début l’entrée',
    },
    {
      clause: 'O9',
      term: 'lancer',
      meaning: 'cinq dés à lancer ; un par phase, tant qu’il vous en reste',
    },
    {
      clause: 'O12',
      term: 'lancer naturel',
      meaning: 'le premier d’une phase, avant toute action sur les dés',
    },
    {
      clause: 'O7',
      term: 'prestige',
      meaning: '7 pour miser sur un outil ; le reste est la taille de votre main, 5 au plus',
    },
    { clause: 'O5', term: 'outil', meaning: 'vendu aux enchères avant le tour 1 ; chacun en a un' },
    {
      clause: 'O3',
      term: 'bières',
      meaning: 'les dés centraux, un de moins que de joueurs ; lancés une fois par partie',
    },
    {
      clause: 'O14',
      term: 'accident',
      meaning: 'ouvert à côté de la pioche ; frappe le premier, dans l’ordre, qui le lance',
    },
    {
      clause: 'O4',
      term: 'dans l’ordre',
      meaning: 'dans le sens horaire à partir du premier joueur, qui ne change pas',
    },
    {
      clause: 'O21',
      term: 'mise',
      meaning: 'une carte cachée, dans une dispute ; le gagnant la défausse',
    },
    {
      clause: 'O18',
      term: 'mise de côté',
      meaning: 'une mine sans sortie libre ; elle compte, et vous repartez de l’entrée',
    },
  ],
};
