import type { Reference } from '@pepite/kernel';

export const french: Reference = {
  groups: [
    {
      id: 'trick',
      title: 'Un pli',
      lines: [
        { clause: 'T3', text: 'Un joueur entame d’une carte quelconque ; les autres suivent.' },
        {
          clause: 'T4',
          text: 'Si une de vos cartes bat toutes celles du pli, il faut les battre.',
        },
        { clause: 'T5', text: 'La carte la plus forte prend le pli et entame le suivant.' },
      ],
    },
    {
      id: 'points',
      title: 'Ce qui rapporte',
      lines: [{ clause: 'T6', text: 'Chaque pli compte un.' }],
    },
    {
      id: 'end',
      title: 'La fin',
      lines: [{ clause: 'T6', text: 'Après 5 plis, gagne qui en a pris le plus.' }],
    },
  ],
  glossary: [
    { clause: 'T3', term: 'pli', meaning: 'une carte de chacun' },
    { clause: 'T3', term: 'entame', meaning: 'poser la première carte d’un pli' },
    { clause: 'T7', term: 'main', meaning: 'vos propres cartes, que vous seul voyez' },
  ],
};
