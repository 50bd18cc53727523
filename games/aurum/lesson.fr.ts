import type { LessonWords } from '@pepite/kernel';
import type { StepName } from './lesson.en.ts';

export const words: LessonWords<StepName> = {
  end:
    'Vous pouvez maintenant jouer une partie entière : annoncez, faites juste autant de plis et ' +
    'changez vos petits métaux en or.',
  steps: {
    teams: {
      text:
        'Bienvenue dans Aurum ! À quatre, on forme deux équipes. En face de vous, votre ' +
        'partenaire : vous gagnez ou perdez ensemble.',
    },
    hand: {
      text:
        'Votre main. Il y a cinq métaux, chacun de 1 à 10 : bismuth, cuivre, phosphore, argent ' +
        'et zinc.',
    },
    bids: {
      text:
        'D’abord, les enchères : chacun pose une carte, et son nombre est celui des plis ' +
        'annoncés. Dans une équipe, la plus haute compte : il en faut 4 à vos adversaires.',
    },
    plan: {
      text:
        'Et vous ? Votre cuivre 10 devrait prendre un pli, votre or 0 un autre, car l’or bat ' +
        'tous les métaux. Votre partenaire annonce 2 et vous aidera : disons 3.',
    },
    bid: {
      text:
        'Posez le zinc 3 : seul son nombre compte. Une carte d’enchère reste sur la table, ' +
        'autant en prendre une qui ne vous manquera pas dans les plis.',
      otherwise: 'À vous deux, trois plis semblent à votre portée : posez le zinc 3.',
    },
    promise: {
      text:
        'Votre 3 dépasse le 2 de votre partenaire : votre équipe annonce 3 plis. Faites-en ' +
        'exactement 3 à vous deux, et ils comptent double : 6 points.',
    },
    question: {
      text:
        'Avant chaque pli, on peut payer un or pour échanger une enchère. Chacun commence avec ' +
        'un or 0. Tout va bien pour l’instant : choisissez « Garder ».',
      otherwise: 'Votre or servira mieux plus tard. Pour l’instant, choisissez « Garder ».',
    },
    once: {
      text:
        'Le premier pli. Chaque métal n’y apparaît qu’une fois ! Bismuth, zinc et cuivre sont ' +
        'pris : il vous reste l’argent, le phosphore ou l’or.',
    },
    lowest: {
      text:
        'Ni votre argent ni votre phosphore ne battent le 9. Jouez donc votre plus petite carte, ' +
        'l’argent 2 : ici, les petites cartes sont précieuses.',
      otherwise: 'Essayez l’argent 2 : ici, il est bon d’être le plus faible.',
    },
    gained: {
      text:
        'Votre 2 était le métal le plus faible : il se change en or, et vous recevez un or 2 de ' +
        'la réserve. La carte la plus forte, le 9, a pris le pli.',
    },
    opener: {
      text:
        'Qui a joué le métal le plus faible ouvre aussi le pli suivant : c’est vous ! Mais ' +
        'd’abord, la question des échanges : gardez les enchères.',
      otherwise: 'Votre enchère est toujours bonne : choisissez « Garder ».',
    },
    open: {
      text:
        'On ouvre avec le métal de son choix, et cette fois vous voulez le pli. Jouez le cuivre ' +
        '10 : seul l’or, ou un autre 10 joué après, le battrait.',
      otherwise: 'Il vous faut trois plis. Ouvrez avec le cuivre 10 et prenez le premier.',
    },
    won: {
      text:
        'Votre 10 prend le pli : un sur trois. Le plus faible était un 3 adverse : l’or 3 et ' +
        'l’ouverture sont pour eux. Gardez les enchères.',
      otherwise: 'Vous êtes en route vers vos trois plis : choisissez « Garder ».',
    },
    gold: {
      text:
        'Un 10 ! Mais l’or, même un or 0, bat tous les métaux, et il est toujours permis. ' +
        'Personne ne joue après vous : prenez le pli avec votre 0.',
      otherwise: 'Aucun de vos métaux ne bat ce 10. Votre or 0, si.',
    },
    spent: {
      text: 'Deux sur trois ! L’or joué, en revanche, est perdu : il retourne à la réserve.',
    },
    partner: {
      text:
        'Le métal le plus faible était le 4 de votre partenaire : un or 4 pour votre équipe, et ' +
        'l’ouverture avec. Gardez les enchères.',
      otherwise: 'Plus qu’un pli à faire, et votre enchère est juste : choisissez « Garder ».',
    },
    five: {
      text:
        'Le 10 de votre partenaire devrait être votre troisième pli. Ajoutez votre plus petite ' +
        'carte qui convient, le cuivre 5 : peut-être se changera-t-il en or.',
      otherwise: 'Votre partenaire tient déjà le pli. Pour gagner de l’or, tentez le cuivre 5.',
    },
    exact: {
      text:
        'Trois annoncés, trois faits : tout juste ! Si la manche finissait là, votre enchère ' +
        'compterait double. Un pli de plus, et ce serait gâché.',
    },
    fiveGold: {
      text:
        'Votre 5 était le plus faible : le voilà or 5, deux points à la fin, et c’est à vous ' +
        'd’ouvrir. Votre enchère est parfaite : gardez-la.',
      otherwise: 'Vous avez juste autant de plis qu’annoncé : choisissez « Garder ».',
    },
    low: {
      text:
        'Désormais, mieux vaut ne plus rien prendre. Ouvrez bas, avec l’argent 4, en espérant ' +
        'que quelqu’un joue plus haut.',
      otherwise: 'Restez bas : ouvrez avec l’argent 4.',
    },
    tooMany: {
      text:
        'Tous sont restés plus bas, et votre 4 gagne ! Quatre plis pour une enchère de 3, c’est ' +
        'trop : elle ne donne plus que 3 points au lieu de 6.',
    },
    mend: {
      text:
        'L’or peut réparer cela. Avant un pli, payez un or, et une carte de votre main remplace ' +
        'votre enchère, ou celle de votre partenaire.',
    },
    swap: {
      text:
        'Passez à 4 : « Échanger… », payez l’or 2, choisissez « La vôtre », puis le phosphore 4. ' +
        'Cela vous coûte 1 point et en rapporte 5.',
      otherwise:
        'Payez l’or 2, car le 5 vaut plus, et remplacez votre propre enchère par le phosphore 4.',
    },
    swapped: {
      text:
        'Quatre sur quatre : de nouveau tout juste, pour 8 points. Votre ancienne enchère, le ' +
        'zinc 3, revient dans votre main.',
    },
    stuck: {
      text:
        'Phosphore, zinc et bismuth sont pris, et vous n’avez rien d’autre. Si aucun métal ne ' +
        'convient, on peut jouer de l’or… ou finir la manche.',
    },
    end: {
      text:
        'Votre enchère est exacte, un pli de plus la gâcherait. Gardez votre or 5 et finissez la ' +
        'manche : le pli en cours ne comptera pas.',
      otherwise: 'L’or vous donnerait un cinquième pli, un de trop ! « Finir la manche », plutôt.',
    },
    report: {
      text:
        'Quatre annoncés, quatre faits : 2 × 4 = 8 points. Vos adversaires en annonçaient 4 et ' +
        'n’en ont fait qu’un : moins qu’annoncé, c’est zéro.',
    },
    goldPoints: {
      text:
        'L’or gardé compte aussi : de 1 à 3 un point, de 4 à 6 deux, 7 et 8 trois, le 0 rien. ' +
        'Avec votre 5 et le 4 de votre partenaire : 12 à 2 !',
    },
    nugget: {
      text:
        'L’équipe qui a le plus de points prend la pépite de la manche : la vôtre ! Puis tout ' +
        'est redistribué. La première équipe à deux pépites gagne la partie.',
    },
  },
};
