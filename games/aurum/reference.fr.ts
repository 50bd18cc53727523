import type { Reference } from '@pepite/kernel';

export const french: Reference = {
  groups: [
    {
      id: 'round',
      title: 'Une manche, pas à pas',
      lines: [
        {
          clause: 'A2',
          text: 'La donne : 12 métaux chacun ; à 4, il reste 2 cartes visibles, hors jeu.',
        },
        {
          clause: 'A5',
          text: 'L’enchère : posez un métal ; son nombre est celui des plis annoncés.',
        },
        {
          clause: 'A7',
          text: 'Avant chaque pli : payez un or pour mettre une carte à la place d’une enchère.',
        },
        { clause: 'A11', text: 'Ouvrir : le métal de votre choix, jamais de l’or.' },
        {
          clause: 'A12',
          text: 'Suivre : un métal qui manque encore au pli, ou un or de votre stock.',
        },
        {
          clause: 'A13',
          text: 'Si un de vos métaux convient, il faut jouer : lui, un autre, ou de l’or.',
        },
      ],
    },
    {
      id: 'after',
      title: 'Après chaque pli',
      lines: [
        {
          clause: 'A14',
          text: 'Le plus faible métal (à égalité, le dernier) rapporte un or du même nombre.',
        },
        { clause: 'A14', text: 'Avec ou sans or, qui l’a joué ouvre le pli suivant.' },
        { clause: 'A15', text: 'L’or le plus fort prend le pli ; sans or, le métal le plus fort.' },
        { clause: 'A15', text: 'À égalité, la dernière carte jouée l’emporte.' },
        { clause: 'A16', text: 'L’or joué retourne à la réserve.' },
      ],
    },
    {
      id: 'points',
      title: 'Ce qui rapporte',
      lines: [
        {
          clause: 'A19',
          text: 'Juste l’enchère : le double. Plus de plis : l’enchère. Moins : rien.',
        },
        {
          clause: 'A6',
          text: 'En équipe : la plus haute des deux enchères, et les plis des deux.',
        },
        { clause: 'A20', text: 'L’or en stock : 1 point pour 1 à 3, 2 pour 4 à 6, 3 pour 7 et 8.' },
        {
          clause: 'A21',
          text: 'Le plus de points prend la pépite ; à égalité, l’enchère exacte, puis l’or.',
        },
      ],
    },
    {
      id: 'end',
      title: 'La fin',
      lines: [
        {
          clause: 'A17',
          text: 'La manche s’arrête quand quelqu’un n’a pas de métal jouable et ne joue pas d’or.',
        },
        {
          clause: 'A18',
          text: 'Le pli inachevé est annulé : personne ne le prend, aucun or gagné.',
        },
        { clause: 'A22', text: 'À 4 : la première équipe à deux pépites gagne la partie.' },
        {
          clause: 'A23',
          text: 'À 3 : qui remporte les deux premières manches, ou le plus de pépites en trois.',
        },
      ],
    },
  ],
  glossary: [
    {
      clause: 'A5',
      term: 'enchère',
      meaning: 'le métal posé devant vous, hors jeu ; il annonce vos plis',
    },
    {
      clause: 'A4',
      term: 'premier joueur',
      meaning: 'annonce d’abord et ouvre le premier pli ; change à chaque manche',
    },
    {
      clause: 'A1',
      term: 'or',
      meaning: '15 cartes visibles, de 0 à 8 ; l’or bat tous les métaux',
    },
    {
      clause: 'A1',
      term: 'métal',
      meaning: 'bismuth, cuivre, phosphore, argent ou zinc, de 1 à 10',
    },
    { clause: 'A21', term: 'pépite', meaning: 'le prix d’une manche' },
    {
      clause: 'A2',
      term: 'cartes visibles',
      meaning: 'deux métaux que personne n’a en main cette manche',
    },
    { clause: 'A12', term: 'jouable', meaning: 'un métal qui manque encore au pli, ou de l’or' },
    { clause: 'A25', term: 'manche', meaning: 'd’une donne à la suivante' },
    { clause: 'A1', term: 'stock', meaning: 'l’or que vous possédez' },
    { clause: 'A1', term: 'réserve', meaning: 'l’or qui n’est à personne' },
    {
      clause: 'A8',
      term: 'échange',
      meaning: 'une nouvelle enchère contre un or ; une fois par joueur avant chaque pli',
    },
    { clause: 'A6', term: 'équipe', meaning: 'à 4 : deux partenaires, qui se font face' },
    {
      clause: 'A12',
      term: 'pli',
      meaning: 'une carte chacun ; jamais deux fois le même métal, autant d’or qu’on veut',
    },
    {
      clause: 'A3',
      term: 'or 0',
      meaning: 'chacun en a un en début de manche ; aucun point, et ne se gagne jamais',
    },
  ],
};
