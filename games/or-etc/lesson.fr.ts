import type { LessonWords } from '@pepite/kernel';
import type { StepName } from './lesson.en.ts';

type Texts = LessonWords<StepName>['steps'];

const auction: Pick<Texts, 'welcome' | 'bid' | 'overbid' | 'wagon' | 'choose'> = {
  welcome: {
    text:
      'Bienvenue parmi les nains ! Vous creusez une mine en y posant des cartes, qui valent ' +
      'des points : le plus grand total gagne. Mais d’abord, il vous faut un outil.',
  },
  bid: {
    text:
      'Les outils sont vendus aux enchères, un par un. Voici la pioche de mithril, qui permet ' +
      'de relancer des dés. Partez de sa valeur : misez 3.',
    otherwise: 'C’est permis, mais commencez bas : misez 3, pour voir ce que font les autres.',
  },
  overbid: {
    text:
      'Déjà deux surenchères ! Le prestige que vous gardez sur vos 7 est la taille de votre ' +
      'main, cinq cartes au plus. Miser 6 ne vous laisserait qu’une carte : retirez-vous.',
    otherwise:
      'Vous pourriez insister, mais presque sans cartes on ne creuse pas loin. Retirez-vous.',
  },
  wagon: {
    text:
      'Vendue pour 5 : il ne reste là qu’une main de deux cartes. Vient le wagonnet allégé, un ' +
      'lancer de plus par tour. Laissez-le aussi : il y a moins cher.',
    otherwise: 'Bel outil, mais à 3 il vous coûterait déjà une carte. Retirez-vous.',
  },
  choose: {
    text:
      'Il ne manque un outil qu’à vous : choisissez dans le reste, au prix indiqué. Prenez la ' +
      'pelle pour 1 : avec 6 de prestige, vous gardez une main de cinq cartes.',
    otherwise: 'Tous sont à prendre, mais ici la pelle vous rendra service.',
  },
};

const first: Pick<
  Texts,
  | 'hand'
  | 'exits'
  | 'natural'
  | 'offer'
  | 'agreed'
  | 'centre'
  | 'pass'
  | 'lay'
  | 'sixes'
  | 'discard'
> = {
  hand: {
    text:
      'Voici vos cartes Filon. Chacune montre les cinq dés qu’il faut : X et Y sont une valeur ' +
      'quelconque, une case vide n’importe quel dé. La pépite dit sa valeur, l’arche ses sorties.',
  },
  exits: {
    text:
      'Une carte posée rapporte sa valeur. Ses sorties comptent autant : chaque sortie libre ' +
      'de votre dernière rangée est un lancer au tour suivant. L’entrée n’en a qu’une.',
  },
  natural: {
    text:
      'Tous ceux qui ont un lancer jettent cinq dés : c’est le lancer naturel. Sous chaque carte ' +
      'est écrit ce qui manque à vos dés.',
  },
  offer: {
    text:
      'Un brelan de 4 donne 4 points et deux sorties. Il vous manque deux 4. Le joueur à la ' +
      'pioche en a un et voudrait un 6 : touchez votre 6, puis ce 4, et proposez.',
    otherwise:
      'D’autres échanges sont possibles, mais celui-ci arrange tout le monde : votre 6 contre le ' +
      '4 du joueur à la pioche.',
  },
  agreed: {
    text:
      'Accepté ! Vous donniez le dé le plus haut : rien à payer. Pour en recevoir un plus ' +
      'haut, on ajoute une carte d’au moins la différence, qui change de main.',
  },
  centre: {
    text:
      'Passons aux dés centraux, les bières : plus bas, c’est gratuit ; plus haut, on ' +
      'paie la différence exacte. Prenez le 4 contre un 3 et payez avec la paire (valeur 1).',
    otherwise: 'Presque : donnez un 3, prenez le 4 central et payez avec la paire (valeur 1).',
  },
  pass: {
    text:
      'Trois 4 ! Vos dés sont parfaits ainsi : passez. Quand tous ont passé, on pose des ' +
      'cartes.',
    otherwise: 'Il vous reste des actions, mais un échange de plus gâcherait vos 4. Passez.',
  },
  lay: {
    text:
      'Tout le monde pose à la fois, une carte au plus. Touchez le brelan de 4 et posez-le sur ' +
      'la sortie de votre entrée.',
    otherwise: 'Ne gâchez pas ces 4 : touchez la carte qui les montre, et posez-la.',
  },
  sixes: {
    text:
      'Second lancer du wagonnet : une quinte de 6 ! Après ce lancer naturel, on peut poser ' +
      'n’importe quelle carte. Une quinte de 1, en revanche, brise votre outil.',
  },
  discard: {
    text:
      'Un full, 5 points. Le tour est fini : défaussez ce que vous voulez, puis complétez ' +
      'votre main. Deux 5 et deux 6, c’est dur à lancer : défaussez cette carte.',
    otherwise: 'Gardez ce que vous voulez, en général. Ici, défaussez seulement les 5 et les 6.',
  },
};

const second: Pick<
  Texts,
  | 'accident'
  | 'throws'
  | 'claim'
  | 'contest'
  | 'won'
  | 'fullHouse'
  | 'caveIn'
  | 'shovel'
  | 'pick'
  | 'beside'
> = {
  accident: {
    text:
      'Vous avez pioché un accident, la galerie bouchée. Il reste ouvert sur la table et ' +
      'frappera le premier dont le lancer naturel est 1 2 3 4 5.',
  },
  throws: {
    text:
      'Tour 2. Les deux sorties de votre carte sont deux lancers : à chaque phase, vous lancez, ' +
      'échangez et posez. Qui n’a plus de lancer attend.',
  },
  claim: {
    text:
      'Votre full vaut 5 et ouvre trois sorties. Un 2 à la place de votre 3 le compléterait, et ' +
      'il y en a un parmi les dés centraux. Plus bas, donc gratuit : prenez-le.',
    otherwise: 'Il y a mieux à tirer de ces dés : donnez le 3 et prenez le 2 central.',
  },
  contest: {
    text:
      'C’est le seul 2 : on peut le disputer, et qui a le wagonnet le veut aussi. Chacun mise ' +
      'une carte cachée, la plus haute valeur l’emporte. Misez votre carré de 1, il vaut 5.',
    otherwise: 'C’est peut-être trop peu, ou une carte que vous voulez poser. Misez le carré de 1.',
  },
  won: {
    text:
      'Votre 5 bat un 4 : le dé est à vous. Votre mise est défaussée ; qui perd reprend la ' +
      'sienne. Vous avez votre full : passez.',
    otherwise: 'Votre full est complet. Passez, pour pouvoir le poser.',
  },
  fullHouse: {
    text:
      'Posez le full. Il prend une sortie de la carte du dessus et commence votre rangée ' +
      'suivante, plus profonde.',
    otherwise: 'Celle-là convient aussi, mais le full vaut bien plus. Posez-le.',
  },
  caveIn: {
    text:
      '1 2 3 4 5 : la galerie bouchée est pour vous ! Une sortie de la nouvelle rangée reste ' +
      'fermée. D’autres accidents coûtent une carte ou un lancer ; le casque en évite un.',
  },
  shovel: {
    text:
      'Servez-vous de la pelle : une fois par tour, elle relance les dés de votre choix. Vos ' +
      'cartes veulent des 2 et des paires : gardez le 2, relancez les quatre autres.',
    otherwise: 'Ne gardez que le 2 : « Relancer… », puis touchez le 1, le 3, le 4 et le 5.',
  },
  pick: {
    text:
      'Deux 2 et deux 6, parfait ! La pioche de mithril a relancé aussi : elle le peut à chaque ' +
      'phase. Un dé relancé n’est jamais naturel. Passez.',
    otherwise: 'Ces dés vous suffisent. Passez, puis posez une carte.',
  },
  beside: {
    text:
      'Vos trois cartes conviennent. La paire de 2 avec une autre paire offre le plus : 2 points ' +
      'et deux sorties. Posez-la à côté du full.',
    otherwise:
      'Elle convient, mais donne moins de points ou de sorties. Posez les 2 avec une autre paire.',
  },
};

const end: Pick<Texts, 'row' | 'ends' | 'pile' | 'over'> = {
  row: {
    text:
      'Vos deux cartes côte à côte forment la dernière rangée. Trois sorties et deux, moins ' +
      'celle qui est fermée : cela ferait quatre lancers au prochain tour.',
  },
  ends: {
    text:
      'Dès le tour 4, un lancer naturel peut finir la partie aussitôt : une quinte de 2 à 5. Dès ' +
      'le tour 5 un carré suffit, dès le tour 6 un brelan.',
  },
  pile: {
    text:
      'Elle finit aussi avec la dernière carte de la pioche. Cette partie est courte : il n’en ' +
      'reste que deux. Gardez vos cartes, et piochez.',
    otherwise: 'C’est permis, mais cela n’y change plus rien. Gardez tout.',
  },
  over: {
    text:
      'La dernière carte est tirée, la partie est finie. Vos cartes visibles valent 4, 5 et 2 : ' +
      '11 points contre 8 et 7. Vous gagnez !',
  },
};

export const words: LessonWords<StepName> = {
  end:
    'Vous savez creuser. Dans une partie entière la pioche est bien plus grosse et les mines ' +
    'plus profondes : lancez-en une, et que le filon soit bon !',
  steps: { ...auction, ...first, ...second, ...end },
};
