import type { Guide, GuideParagraph } from '@pepite/kernel';

const idea: readonly GuideParagraph[] = [
  {
    text: 'Ces cinq lignes suffisent pour commencer.',
    points: [
      'Chacun reçoit 5 cartes sur 20.',
      'À son tour, chacun pose une carte.',
      'Si vous pouvez battre toutes les cartes posées, vous le devez.',
      'La carte la plus forte prend le pli, et son joueur entame le suivant.',
      'Après 5 plis, celui qui en a le plus gagne.',
    ],
  },
];

const deal: readonly GuideParagraph[] = [
  {
    clause: 'T1',
    title: 'Les cartes',
    text: 'Il y a 20 cartes, numérotées de 1 à 20, une de chaque.',
  },
  {
    clause: 'T2',
    title: 'La donne',
    text: 'Chacun reçoit 5 cartes. Le reste est mis de côté, et personne ne le regarde.',
  },
];

const tricks: readonly GuideParagraph[] = [
  {
    clause: 'T3',
    title: 'Poser',
    text: 'Un joueur entame d’une carte quelconque ; les autres suivent dans le sens horaire.',
    ruling: 'La première place entame le premier pli.',
  },
  {
    clause: 'T4',
    title: 'Battre',
    text: 'Si une de vos cartes bat toutes celles du pli, il faut en poser une qui les batte.',
  },
  {
    clause: 'T5',
    title: 'Prendre un pli',
    text: 'La carte la plus forte prend le pli, et son joueur entame le suivant.',
  },
];

const end: readonly GuideParagraph[] = [
  {
    clause: 'T6',
    title: 'Gagner',
    text: 'Après 5 plis, la partie est finie : celui qui en a le plus gagne.',
    ruling: 'À égalité, on gagne ensemble.',
  },
];

const hidden: readonly GuideParagraph[] = [
  {
    clause: 'T7',
    title: 'Ce que l’on voit',
    text: 'On voit sa propre main, le pli sur la table et les plis que chacun a pris.',
  },
];

export const french: Guide = [
  { id: 'idea', title: 'L’idée en cinq lignes', paragraphs: idea },
  { id: 'deal', title: 'La donne', paragraphs: deal },
  { id: 'tricks', title: 'Les plis', paragraphs: tricks },
  { id: 'end', title: 'La fin', paragraphs: end },
  { id: 'hidden', title: 'Ce qui est caché', paragraphs: hidden },
];
