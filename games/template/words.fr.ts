import { listing } from './listing.ts';
import { wordsFrom } from './phrases.ts';

export const french = wordsFrom({
  title: listing.texts.fr.title,
  credits: 'Un petit jeu de plis sans auteur, comme point de départ d’un nouveau jeu.',
  clauses: {
    T1: 'Vingt cartes, numérotées de 1 à 20.',
    T2: 'Cinq cartes chacun ; les autres restent hors de la partie, cachées.',
    T3: 'Le premier joueur du pli pose une carte ; les autres suivent dans le sens horaire.',
    T4: 'Si l’on a une carte qui bat tout le pli, il faut en poser une.',
    T5: 'La carte la plus forte prend le pli, et son joueur entame le suivant.',
    T6: 'Après cinq plis, celui qui en a le plus gagne ; à égalité, on partage.',
    T7: 'Les mains sont secrètes, les cartes des plis passés aussi.',
  },
  refusals: {
    dealDue: 'la distribution n’est pas finie',
    notInStock: 'cette carte a déjà été distribuée',
    playDue: 'c’est le moment de poser une carte',
    notHeld: 'vous n’avez pas cette carte',
    mustBeat: 'vous avez plus fort que toutes les cartes du pli : il faut les battre',
    matchOver: 'la partie est finie',
  },
  endings: { none: 'la partie n’est pas finie', played: 'les cinq plis ont été joués' },
  play: (card) => `pose ${card}`,
  deal: (name, card) => `${name} reçoit ${card}`,
  dealt: 'distribution des cartes',
  unseenDeal: 'une carte est distribuée',
  question: 'Quelle carte posez-vous ?',
  labels: {
    trick: (number, most) => `Pli ${number} sur ${most}`,
    player: 'Joueur',
    laid: 'Posée',
    taken: 'Plis',
    hand: 'Main',
    none: '–',
    colon: ' : ',
  },
});
