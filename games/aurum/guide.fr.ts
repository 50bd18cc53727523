import type { Guide, GuideParagraph } from '@pepite/kernel';

const idea: readonly GuideParagraph[] = [
  {
    text:
      'Aurum met les jeux de plis sens dessus dessous. Ces cinq lignes suffisent pour ' +
      'commencer ; le reste se consulte en jouant.',
    points: [
      'Annoncez combien de plis vous ferez en posant une de vos propres cartes.',
      'Dans un pli, on ne fournit pas : chaque métal n’apparaît qu’une fois.',
      'La carte la plus forte prend le pli, et l’or bat tous les métaux.',
      'Le métal le plus faible se change en or du même nombre, et son joueur ouvre ensuite.',
      'Une annonce tenue exactement compte double ; l’or que vous avez gardé compte aussi.',
    ],
    figure: 'idea',
  },
];

const setup: readonly GuideParagraph[] = [
  {
    clause: 'A1',
    title: 'Les cartes',
    text:
      'Cinq métaux – bismuth, cuivre, phosphore, argent et zinc – vont chacun de 1 à 10 : ' +
      'cinquante cartes. S’y ajoutent quinze cartes Or : quatre 0, deux 1, deux 2, deux 3, puis ' +
      'un seul 4, 5, 6, 7 et 8. L’or est toujours visible. Celui qui n’est à personne forme la ' +
      'réserve ; le vôtre forme votre stock.',
    figure: 'metals',
  },
  {
    clause: 'A2',
    title: 'La donne',
    text:
      'À quatre, chacun reçoit douze métaux ; les deux cartes qui restent sont posées faces ' +
      'visibles pour toute la manche, et chacun sait ainsi qu’elles ne seront pas jouées. À ' +
      'trois, on retire le cuivre, tous les 10 et l’or 8 : les 36 cartes restantes font douze ' +
      'cartes chacun, sans reste.',
    figure: 'deal',
  },
  {
    clause: 'A3',
    title: 'Un zéro pour commencer',
    text:
      'Chacun commence chaque manche avec un or 0 dans son stock. Il ne rapporte aucun point, ' +
      'mais c’est de l’or : il peut prendre un pli ou payer un échange. Un 0 dépensé est perdu ' +
      'pour la manche, car un 0 ne se gagne jamais. Avec l’option « sans zéros », personne n’en ' +
      'reçoit et les quatre 0 sont écartés.',
    ruling: 'À trois, le quatrième 0 est retiré du jeu.',
  },
  {
    clause: 'A4',
    title: 'Qui commence',
    text:
      'Le hasard désigne le premier joueur de la première manche. De manche en manche, ce rôle ' +
      'passe à la place suivante, dans le sens horaire. Le premier joueur annonce en premier et ' +
      'ouvre le premier pli.',
  },
];

const bid: readonly GuideParagraph[] = [
  {
    clause: 'A5',
    title: 'Une carte en guise de promesse',
    text:
      'Avant le premier pli, chacun pose devant soi un métal de sa main. Son nombre est celui ' +
      'des plis annoncés ; peu importe le métal. On n’annonce jamais avec de l’or. À quatre, les ' +
      'cartes se posent faces visibles, l’une après l’autre à partir du premier joueur ; à ' +
      'trois, chacun choisit en secret et l’on retourne tout ensemble.',
    figure: 'bid',
  },
  {
    clause: 'A6',
    title: 'Ce que promet une équipe',
    text:
      'Les partenaires n’additionnent pas leurs enchères : la plus haute des deux cartes engage ' +
      'l’équipe, et les plis de l’un et de l’autre comptent. La carte d’enchère reste sur la ' +
      'table et ne se joue pas dans les plis : annoncer vous coûte donc aussi une carte.',
  },
];

const swap: readonly GuideParagraph[] = [
  {
    clause: 'A7',
    title: 'L’or achète une nouvelle enchère',
    text:
      'Trop promis, ou pas assez ? Avant la première carte de chaque pli, le premier compris, la ' +
      'question est posée une fois à chacun, dans le sens horaire, en commençant par celui qui ' +
      'va ouvrir. Vous pouvez payer un or de votre stock, de n’importe quelle valeur, même un 0, ' +
      'et mettre une carte de votre main à la place de votre enchère. À quatre, ce peut être ' +
      'aussi celle de votre partenaire, sans lui demander son avis. L’ancienne carte rejoint la ' +
      'main de celui qui a payé.',
    figure: 'swap',
  },
  {
    clause: 'A8',
    title: 'Une fois par pli',
    text: 'Chacun peut échanger au plus une fois avant un pli.',
    ruling:
      'La question fait un seul tour de table, et l’on ne demande rien à ceux qui n’ont pas ' +
      'd’or. La nouvelle carte peut valoir autant que l’ancienne. Les deux partenaires peuvent ' +
      'changer la même enchère dans le même tour.',
  },
  {
    clause: 'A9',
    title: 'Où va le prix',
    text:
      'L’or payé est aussitôt dans la réserve : il peut déjà être gagné à la fin du pli qui va ' +
      'commencer.',
  },
  {
    clause: 'A10',
    title: 'Plus de carte pour ouvrir',
    text: 'Si celui qui doit ouvrir n’a plus de métal, il n’y a plus de pli pour lequel échanger.',
    ruling: 'Dans ce cas, la manche finit avant tout échange.',
  },
];

const trick: readonly GuideParagraph[] = [
  {
    clause: 'A11',
    title: 'Ouvrir',
    text: 'Celui qui ouvre joue un métal de son choix, de sa main. L’or n’ouvre jamais un pli.',
  },
  {
    clause: 'A12',
    title: 'Suivre',
    text:
      'Puis chacun, dans le sens horaire, ajoute une carte : un métal qui manque encore à ce ' +
      'pli, ou n’importe quel or de son stock. L’or est toujours permis, même si vous pouviez ' +
      'jouer un métal, et même s’il y a déjà de l’or sur la table.',
    figure: 'follow',
  },
  {
    clause: 'A13',
    title: 'Pas de passe',
    text:
      'Si vous avez un métal qui convient, il faut jouer : ce métal, un autre qui convient, ou ' +
      'de l’or. Seul un joueur sans métal jouable peut choisir de finir la manche.',
  },
];

const trickEnd: readonly GuideParagraph[] = [
  {
    text: 'Quand tout le monde a joué, trois choses se passent, toujours dans cet ordre.',
  },
  {
    clause: 'A14',
    title: 'D’abord, le métal le plus faible',
    text:
      'On ne regarde que les métaux. Le plus petit nombre est la carte basse ; si plusieurs le ' +
      'partagent, c’est la dernière jouée. Son joueur prend dans la réserve un or du même ' +
      'nombre, s’il y en a un, sans pouvoir le refuser. Avec ou sans or, il ouvrira le pli ' +
      'suivant. L’or joué dans ce même pli n’est pas encore dans la réserve et ne peut pas être ' +
      'gagné maintenant.',
    figure: 'gain',
  },
  {
    clause: 'A15',
    title: 'Ensuite, le gagnant',
    text:
      'L’or le plus fort prend le pli ; contre de simples métaux, un or 0 suffit. Sans or, c’est ' +
      'le métal le plus fort. À égalité, la dernière carte jouée l’emporte.',
    figure: 'trick',
  },
  {
    clause: 'A16',
    title: 'Enfin, on ramasse',
    text:
      'L’or joué retourne à la réserve, et non à son propriétaire. Les métaux se posent devant ' +
      'le gagnant et comptent pour un pli, quel que soit leur nombre.',
  },
];

const roundEnd: readonly GuideParagraph[] = [
  {
    clause: 'A17',
    title: 'Quand elle s’arrête',
    text:
      'Une manche n’a pas de durée fixe. Elle s’arrête dès que le joueur dont c’est le tour n’a ' +
      'aucun métal qui convient et n’a pas d’or, ou préfère le garder. Elle s’arrête aussi quand ' +
      'il faut ouvrir sans avoir de métal, par exemple parce que tout est joué. Les mains ' +
      'peuvent très bien être de tailles différentes ; même la main vide, on peut suivre avec de ' +
      'l’or.',
  },
  {
    clause: 'A18',
    title: 'Le pli inachevé',
    text:
      'Celui qui arrête la manche montre sa main. Le pli en cours est annulé : personne ne le ' +
      'prend, personne ne gagne d’or, et ses cartes sont écartées.',
    ruling: 'L’or posé dans ce pli va à la réserve et ne rapporte donc rien à personne.',
  },
];

const points: readonly GuideParagraph[] = [
  {
    clause: 'A19',
    title: 'Les points de l’enchère',
    text:
      'À la fin de la manche, comparez les plis de votre camp à son enchère. Moins de plis : ' +
      'rien. Plus : autant de points que l’enchère. Juste autant : le double de l’enchère.',
    figure: 'bid-points',
  },
  {
    clause: 'A20',
    title: 'Les points de l’or',
    text:
      'Chaque or resté en stock compte : un 1, un 2 ou un 3 donne un point, un 4, un 5 ou un 6 ' +
      'deux points, un 7 ou un 8 trois points, et un 0 rien. Un camp additionne les points de ' +
      'son enchère et ceux de l’or de tous ses joueurs.',
    figure: 'gold-points',
  },
  {
    title: 'Un exemple',
    text:
      'Ana et Cléo jouent contre Ben et Dan. La carte d’Ana est un 2, celle de Cléo un 4 : ' +
      'ensemble elles promettent 4, et font exactement 4 plis : 8 points. Un or 5, un 2 et un 0 ' +
      'ajoutent 2, 1 et 0 : 11 points. Ben et Dan promettent 3 et font 5 plis : 3 points. Leurs ' +
      'ors 8, 4 et 3 ajoutent 3, 2 et 1 : 9 points. La pépite va à Ana et Cléo. Un cinquième ' +
      'pli, pris à Ben et Dan, la leur aurait coûtée : 4 + 3 = 7 points seulement.',
    figure: 'example',
  },
  {
    clause: 'A21',
    title: 'La pépite',
    text:
      'Le camp qui a le plus de points prend la pépite de la manche. À égalité, un camp qui a ' +
      'tenu exactement son enchère passe devant un camp qui l’a manquée. Si cela ne départage ' +
      'pas, la plus haute carte Or décide ; même un 0 vaut mieux que pas d’or.',
    ruling:
      'Si l’égalité demeure, on compare les ors suivants un à un, du plus haut au plus bas, et ' +
      'n’importe quelle carte, même un 0, bat l’absence de carte ; puis l’enchère la plus haute. ' +
      'Si tout est égal, personne ne prend la pépite. Un camp sans aucun point peut aussi la ' +
      'gagner ainsi.',
  },
];

const end: readonly GuideParagraph[] = [
  {
    clause: 'A25',
    title: 'D’une manche à l’autre',
    text:
      'Pour une nouvelle manche, tout l’or revient, tous les métaux sont mélangés, et l’on ' +
      'redistribue comme au début.',
  },
  {
    clause: 'A22',
    title: 'À quatre',
    text: 'La première équipe à posséder deux pépites gagne la partie.',
    ruling:
      'Après une manche sans pépite, on en joue simplement une autre, mais pas plus de neuf en ' +
      'tout. Alors l’équipe qui a le plus de pépites gagne ; à égalité, celle qui a le plus de ' +
      'points sur toutes les manches ; sinon la victoire est partagée.',
  },
  {
    clause: 'A23',
    title: 'À trois',
    text:
      'Celui qui remporte les deux premières manches gagne la partie. Sinon on en joue une ' +
      'troisième, et le plus de pépites l’emporte. Entre joueurs à égalité, c’est la plus haute ' +
      'carte d’enchère posée à la fin de la dernière manche qui décide.',
    ruling:
      'Si l’égalité demeure : le plus de points dans la dernière manche, puis sur toutes les ' +
      'manches ; sinon la victoire est partagée.',
  },
];

const players: readonly GuideParagraph[] = [
  {
    text:
      'À quatre, on forme deux équipes ; les partenaires se font face. À trois, chacun joue pour ' +
      'soi. Le jeu reste le même ; ce tableau montre tout ce qui change.',
    figure: 'players',
  },
];

const options: readonly GuideParagraph[] = [
  {
    clause: 'A24',
    title: 'Score cumulé',
    text: 'On joue exactement trois manches, sans pépites. Le plus grand total gagne.',
    ruling:
      'À égalité, les points de la dernière manche décident ; sinon la victoire est partagée.',
  },
  {
    title: 'Sans zéros',
    text:
      'Personne ne commence avec un or 0. Le premier échange et le premier pli pris avec de l’or ' +
      'attendront donc que quelqu’un en ait gagné.',
  },
];

const hidden: readonly GuideParagraph[] = [
  {
    clause: 'A26',
    title: 'Ce que l’on peut voir',
    text:
      'Votre main n’est qu’à vous : votre partenaire ne la voit pas non plus. À trois, les ' +
      'enchères sont secrètes jusqu’à la dernière. Tout le monde voit l’or, les enchères posées, ' +
      'le nombre de plis et de cartes de chacun, et le dernier pli terminé. Dans le journal ' +
      'd’une partie en cours, on peut revoir ce qui s’est passé depuis son propre dernier coup, ' +
      'et le dernier pli terminé ; les plis plus anciens restent cachés jusqu’à la fin de la ' +
      'manche.',
  },
];

const hints: readonly GuideParagraph[] = [
  {
    text: 'Rien de cela n’est une règle. C’est ce que nous dirions à un ami.',
    points: [
      'Au début, annoncez bas plutôt que haut. Une petite enchère tenue exactement vaut mieux ' +
        'qu’une fière enchère manquée.',
      'Les petites cartes ne sont pas mauvaises. Un 5 bien placé peut rapporter un or 5, et ' +
        'l’ouverture suivante avec lui.',
      'Une main variée vous garde en jeu. Avec un seul métal, plus rien ne va dès qu’un autre ' +
        'le joue.',
      'Un or 0 ne rapporte rien, alors servez-vous-en : pour un pli qu’il vous faut, ou pour ' +
        'un échange quand vos plis ont dépassé votre enchère.',
      'Juste sur votre enchère ? La fin de la manche est alors votre amie. Si vous n’avez ' +
        'aucun métal qui convient, gardez votre or et arrêtez.',
      'En équipe, seule la plus haute enchère compte. Que la meilleure main promette ; l’autre ' +
        'pose une carte qui ne lui manquera pas.',
    ],
  },
];

export const french: Guide = [
  { id: 'idea', title: 'L’idée en cinq lignes', paragraphs: idea },
  { id: 'setup', title: 'La mise en place', paragraphs: setup },
  { id: 'bid', title: 'L’enchère', paragraphs: bid },
  { id: 'swap', title: 'L’échange d’enchère', paragraphs: swap },
  { id: 'trick', title: 'Jouer un pli', paragraphs: trick },
  { id: 'trick-end', title: 'La fin d’un pli', paragraphs: trickEnd },
  { id: 'round-end', title: 'La fin d’une manche', paragraphs: roundEnd },
  { id: 'points', title: 'Les points', paragraphs: points },
  { id: 'end', title: 'La fin de la partie', paragraphs: end },
  { id: 'players', title: 'À trois ou à quatre', paragraphs: players },
  { id: 'options', title: 'Les options', paragraphs: options },
  { id: 'hidden', title: 'Ce qui est caché', paragraphs: hidden },
  { id: 'hints', title: 'Conseils pour les premières parties', paragraphs: hints },
];
