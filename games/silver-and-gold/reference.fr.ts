import type { Reference } from '@pepite/kernel';

export const french: Reference = {
  groups: [
    {
      id: 'turn',
      title: 'Une expédition',
      lines: [
        { clause: 'S6', text: 'Une carte expédition est retournée : son motif vaut pour tous.' },
        {
          clause: 'S7',
          text: 'Tous en même temps : cochez-le, entier, sur une de vos deux cartes.',
        },
        {
          clause: 'S7',
          text: 'On peut le tourner et le retourner ; aucune case ne se coche deux fois.',
        },
        {
          clause: 'S8',
          text: 'Ou cochez exactement une case libre. Ne rien cocher n’est pas permis.',
        },
        {
          clause: 'S13',
          text: 'Quand tous ont fini, le premier joueur conclut d’abord : coupes, puis cartes.',
        },
        {
          clause: 'S14',
          text: 'Pour une carte complète, prenez-en une révélée, ou la première de la pile.',
        },
        { clause: 'S15', text: 'On révèle de nouvelles cartes quand un joueur a fini de prendre.' },
      ],
    },
    {
      id: 'signs',
      title: 'Les signes des cases',
      lines: [
        {
          clause: 'S9',
          text: 'Croix : cochez aussitôt une autre case libre, sur l’une ou l’autre carte.',
        },
        {
          clause: 'S10',
          text: 'Pièce : cochez la case pièce suivante ; 4 font une ligne, donc une coupe.',
        },
        {
          clause: 'S11',
          text: 'Palmier : 1 point, plus 1 par palmier sur les cartes révélées à ce moment.',
        },
        { clause: 'S12', text: 'Un motif peut couvrir plusieurs signes : tous comptent.' },
      ],
    },
    {
      id: 'points',
      title: 'Ce qui rapporte',
      lines: [
        {
          clause: 'S1',
          text: 'Cartes complètes : violette 14 points, orange 12, verte 10, grise 8.',
        },
        { clause: 'S19', text: 'Une carte inachevée ne vaut rien.' },
        {
          clause: 'S20',
          text: 'Sceau d’une carte complète : +1 ou +2 par carte complète de sa couleur.',
        },
        { clause: 'S19', text: 'Pièces : 1 point chacune, jusqu’à 12.' },
        {
          clause: 'S3',
          text: 'Coupes : 6, 5, 4, 3, 2, 1 ; une ligne donne la plus haute qui reste.',
        },
        {
          clause: 'S11',
          text: 'Palmiers : ce qu’ils ont rapporté ; seuls vos quatre premiers comptent.',
        },
      ],
    },
    {
      id: 'end',
      title: 'La fin',
      lines: [
        {
          clause: 'S17',
          text: '7 expéditions font un tour ; après 4 tours, 28 expéditions, c’est fini.',
        },
        {
          clause: 'S14',
          text: 'Après la toute dernière expédition, on ne remplace plus de carte.',
        },
        { clause: 'S21', text: 'Le plus haut total gagne.' },
        {
          clause: 'S21',
          text: 'À égalité : le plus de grises complètes, puis vertes, orange, violettes.',
        },
      ],
    },
  ],
  glossary: [
    {
      clause: 'S1',
      term: 'carte trésor',
      meaning: 'une île à remplir ; chacun en a deux devant soi',
    },
    {
      clause: 'S2',
      term: 'carte expédition',
      meaning: 'une parmi 8, qui montrent 6 motifs ; un tour en révèle 7',
    },
    {
      clause: 'S2',
      term: 'motif',
      meaning: 'paire, ligne de trois, coin de trois, T, L ou carré de quatre',
    },
    {
      clause: 'S7',
      term: 'case',
      meaning: 'un carré d’une île ; libre tant qu’elle n’est pas cochée',
    },
    {
      clause: 'S14',
      term: 'carte complète',
      meaning: 'toutes ses cases sont cochées ; mise de côté, face visible',
    },
    {
      clause: 'S5',
      term: 'cartes révélées',
      meaning: 'quatre cartes trésor visibles, complétées depuis la pile',
    },
    {
      clause: 'S22',
      term: 'pile',
      meaning: 'les cartes trésor à venir ; personne n’en connaît l’ordre',
    },
    {
      clause: 'S3',
      term: 'carte valorisation',
      meaning: '12 cases pièce en 3 lignes, et 4 cases palmier',
    },
    {
      clause: 'S13',
      term: 'coupe',
      meaning: 'pour une ligne de pièces ; six pour tous, la plus haute d’abord',
    },
    { clause: 'S20', term: 'sceau', meaning: 'sur 12 cartes : une couleur avec un +1 ou un +2' },
    {
      clause: 'S16',
      term: 'premier joueur',
      meaning: 'conclut d’abord ; le suivant dans le sens horaire à chaque expédition',
    },
    { clause: 'S17', term: 'tour', meaning: 'sept expéditions' },
  ],
};
