import { listing } from './listing.ts';
import { wordsFrom } from './phrases.ts';

export const french = wordsFrom({
  title: listing.texts.fr.title,
  credits: 'Un petit jeu de plis qui n’est à personne, pour commencer un nouveau jeu.',
  clauses: {
    T1: 'Vingt cartes, numérotées de 1 à 20.',
    T2: 'Cinq cartes chacun ; les autres restent hors de la partie, cachées.',
    T3: 'Qui entame pose une carte ; les autres suivent dans le sens horaire, une carte chacun.',
    T4: 'Qui tient une carte plus forte que toutes celles du pli doit en poser une.',
    T5: 'La carte la plus forte prend le pli, et son joueur entame le suivant.',
    T6: 'Après cinq plis, gagne qui en a pris le plus ; une égalité est partagée.',
    T7: 'Les mains sont secrètes, les cartes des plis passés aussi.',
  },
  refusals: {
    dealDue: 'les cartes sont encore en train d’être distribuées',
    notInStock: 'cette carte est déjà distribuée',
    playDue: 'quelqu’un doit poser une carte',
    notHeld: 'vous n’avez pas cette carte',
    mustBeat: 'vous avez plus fort que toutes les cartes du pli : il faut les battre',
    matchOver: 'la partie est finie',
  },
  endings: { none: 'la partie n’est pas finie', played: 'les cinq plis ont été joués' },
  play: (card) => `pose ${card}`,
  deal: (name, card) => `${name} reçoit ${card}`,
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
