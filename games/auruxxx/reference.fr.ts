import type { Reference } from '@pepite/kernel';

export const french: Reference = {
  groups: [
    {
      id: 'turn',
      title: 'Votre tour',
      lines: [
        {
          clause: 'X6',
          text: 'Passez, piochez ou posez. Si vous devez des cartes : acceptez, ou passez.',
        },
        {
          clause: 'X7',
          text: 'Passer : en tout début de tour ; 3 fois par manche, 5 points chacune.',
        },
        {
          clause: 'X8',
          text: 'Piocher : deux fois au plus par tour, même avec une carte qui convient.',
        },
        {
          clause: 'X9',
          text: 'Une passe, ou une pose qui n’est pas une action, finit votre tour.',
        },
        { clause: 'X9', text: 'Après deux pioches, vous pouvez aussi simplement vous arrêter.' },
        {
          clause: 'X16',
          text: 'Pour chaque 2 posé, le suivant doit piocher 2 cartes, ou passer la dette.',
        },
      ],
    },
    {
      id: 'fits',
      title: 'Ce qui va sur quoi',
      lines: [
        {
          clause: 'X10',
          text: 'Sur un chiffre : sa couleur ; ou une ou plusieurs cartes du même ou d’un voisin.',
        },
        {
          clause: 'X11',
          text: 'Sur un 2 : une carte de toute couleur ; ou un ou plusieurs 1, 2 ou 3.',
        },
        {
          clause: 'X12',
          text: 'Sur un 50 : une carte de sa couleur, ou un ou plusieurs autres 50.',
        },
        {
          clause: 'X13',
          text: 'Sur un Happy Man : une carte de sa couleur, ou un autre Happy Man.',
        },
        { clause: 'X14', text: 'Sur une action : tout, aussi plusieurs cartes d’un seul chiffre.' },
        { clause: 'X15', text: 'Un 2 seul et toute action vont sur n’importe quelle carte.' },
      ],
    },
    {
      id: 'actions',
      title: 'Actions et Happy Man',
      lines: [
        { clause: 'X18', text: 'Profusion : prenez une carte à chacun des autres, sans regarder.' },
        { clause: 'X19', text: 'Tirer carte : prenez une carte au joueur suivant, sans regarder.' },
        {
          clause: 'X20',
          text: 'Échange : échangez vos mains entières avec un joueur de votre choix.',
        },
        {
          clause: 'X21',
          text: 'Après une action, on continue : il faut une pose qui n’est pas une action.',
        },
        { clause: 'X27', text: 'Happy Man : vous prenez la figurine, et votre tour est fini.' },
      ],
    },
    {
      id: 'end',
      title: 'Finir, et les points',
      lines: [
        {
          clause: 'X23',
          text: 'On ne pose pas une carte ordinaire en dernier : piochez ou passez.',
        },
        {
          clause: 'X25',
          text: 'Plus que des douze d’or en main : posez-les d’un coup, la manche est gagnée.',
        },
        {
          clause: 'X29',
          text: 'En main : les chiffres tels quels, 50 pour un 50, 25 pour Happy Man ou action.',
        },
        { clause: 'X30', text: 'Chaque passe ajoute 5 ; qui gagne retire 5 par douze d’or posé.' },
        { clause: 'X28', text: 'Qui possède la figurine n’inscrit que la moitié de ses points.' },
        { clause: 'X31', text: 'Après 3 manches, la plus petite somme gagne.' },
      ],
    },
  ],
  glossary: [
    { clause: 'X3', term: 'talon', meaning: 'où l’on pose ; seule la carte du dessus compte' },
    {
      clause: 'X5',
      term: 'pioche',
      meaning: 'où l’on pioche ; vide, elle est refaite avec le talon mélangé',
    },
    { clause: 'X1', term: 'chiffre', meaning: 'de 0 à 12 en cinq couleurs, chacun deux fois' },
    {
      clause: 'X10',
      term: 'voisin',
      meaning: 'le chiffre au-dessus ou en dessous ; 12 et 0 ne le sont pas',
    },
    {
      clause: 'X15',
      term: 'multiples',
      meaning: 'plusieurs cartes d’un chiffre, ou des 50 ; on choisit celle du dessus',
    },
    {
      clause: 'X1',
      term: 'action',
      meaning: 'Profusion, Échange ou Tirer carte : sans couleur, va sur tout',
    },
    {
      clause: 'X25',
      term: 'douze d’or',
      meaning: 'seule carte pour finir ; 12 points si elle reste en main',
    },
    {
      clause: 'X4',
      term: 'figurine',
      meaning: 'le petit Happy Man ; reste à qui l’a, jusqu’à ce qu’on la lui prenne',
    },
    {
      clause: 'X16',
      term: 'dette',
      meaning: 'cartes à piocher pour des 2 ; avant toute chose, ou passez',
    },
    { clause: 'X7', term: 'passe', meaning: 'finit votre tour ; 3 par manche, 5 points chacune' },
    { clause: 'X25', term: 'fin en or', meaning: 'poser ses douze d’or en dernières cartes' },
    {
      clause: 'X2',
      term: 'manche',
      meaning: '12 cartes chacun ; la donne avance dans le sens horaire',
    },
  ],
};
