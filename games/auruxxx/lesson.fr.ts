import type { LessonWords } from '@pepite/kernel';
import type { StepName } from './lesson.en.ts';

const steps: LessonWords<StepName>['steps'] = {
  goal: {
    text:
      'Bienvenue ! Auruxxx est une course : il faut se débarrasser de ses cartes. Ce qui vous ' +
      'reste en main à la fin de la manche compte contre vous.',
  },
  colour: {
    text:
      'On pose ses cartes sur le talon. Il montre du bleu : vos cartes bleues conviennent, et ' +
      'elles s’allument. Posez le 9 bleu : les grands chiffres coûtent cher.',
    otherwise:
      'Cherchez du bleu : le 9 bleu convient, et c’est le plus cher que vous puissiez poser.',
  },
  number: {
    text:
      'On pose aussi selon le chiffre, quelle que soit la couleur : le même, celui d’au-dessus ' +
      'ou celui d’en dessous. Sur votre 9 sont venus un autre 9, puis deux 8.',
  },
  several: {
    text:
      'Selon le chiffre, on peut poser des multiples. Touchez vos trois 7, puis « Poser 3 ' +
      'cartes ». La dernière carte touchée sera dessus.',
    otherwise: 'Pas un seul : touchez les trois 7, et voilà trois cartes de moins en un tour.',
  },
  two: {
    text:
      'Le 2 est spécial : il va sur toute carte, et le joueur suivant doit en piocher deux. ' +
      'Posez le vôtre pour le retarder.',
    otherwise: 'Retardez d’abord le joueur suivant : posez votre 2.',
  },
  debt: {
    text:
      'Le suivant a pioché deux cartes. Mais voici un 2 pour vous ! Une dette se règle avant ' +
      'toute chose. Deux cartes, ce n’est pas grave : piochez-les.',
    otherwise: 'Passer laisserait la dette au suivant, pour 5 points. Pour deux cartes, piochez.',
  },
  happyMan: {
    text:
      'C’est réglé, et votre tour continue. Sur un 2 va toute couleur : posez le Happy Man, il ' +
      'vous apporte la figurine qui attend près de la pioche.',
    otherwise: 'Pourquoi pas, mais la figurine vous attend : posez le Happy Man.',
  },
  figure: {
    text:
      'La figurine est à vous ! Qui la possède à la fin d’une manche n’inscrit que la moitié de ' +
      'ses points. Mais le prochain qui pose un Happy Man vous la prendra.',
  },
  robbed: {
    text:
      'Tirer carte est une action : elle prend une carte au hasard au joueur suivant. Adieu, ' +
      'votre 50 rouge ! Sans regret : gardé jusqu’à la fin, il vous aurait coûté 50 points.',
  },
  largeDebt: {
    text:
      'Après une action, le tour continue et tout convient : même deux 2 ensemble. Vous voilà ' +
      'avec 4 cartes à piocher ! C’est beaucoup. Passez : cela coûte 5 points.',
    otherwise: 'Quatre cartes de plus, ce serait trop. Passez : elles seront pour le suivant.',
  },
  passed: {
    text:
      'Les quatre cartes sont maintenant pour le suivant. On passe trois fois par manche, et ' +
      'seulement en début de tour : les pastilles près de votre nom montrent ce qui reste.',
  },
  figureGone: {
    text:
      'Parmi ces quatre cartes, il y avait un Happy Man, aussitôt posé. Plus de figurine pour ' +
      'vous : ici, rien ne reste à personne bien longtemps.',
  },
  draw: {
    text:
      'Un 10 violet, et aucune de vos cartes ne convient. Piochez : contrairement à une passe, ' +
      'cela ne coûte rien. On peut piocher même quand on pourrait poser.',
    otherwise: 'Cela n’aide pas ici. Piochez, et voyez ce qui vient.',
  },
  drawAgain: {
    text:
      'Le 4 bleu ne convient pas non plus. On pioche jusqu’à deux fois par tour : essayez ' +
      'encore. Si rien n’allait alors, vous finiriez simplement votre tour.',
    otherwise: 'Rien ne convient encore, mais il vous reste une pioche : profitez-en.',
  },
  profusion: {
    text:
      'Une Profusion ! Les actions vont sur toute carte. Celle-ci prend une carte au hasard à ' +
      'chacun des autres. Touchez-la et confirmez.',
    otherwise: 'Seule la Profusion convient ici. Posez-la et découvrez votre butin.',
  },
  stolen: {
    text:
      'Un Échange et un 1 vert : personne d’autre ne le sait, sauf ceux qui les avaient. Les ' +
      'actions peuvent s’enchaîner, mais gardez l’Échange pour un meilleur moment.',
  },
  onAnAction: {
    text:
      'Après votre action, il faut encore poser une carte qui n’en est pas une. Tout convient : ' +
      'profitez-en pour poser vos quatre 4.',
    otherwise: 'Vous pouvez faire mieux : sur une action, les quatre 4 partent d’un coup.',
  },
  lastCard: {
    text:
      'Attention : le joueur juste avant vous n’a plus que trois cartes. Mais les toutes ' +
      'dernières doivent être des douze d’or : personne ne finit avec une carte ordinaire.',
  },
  exchange: {
    text:
      'Vous avez six cartes et pas d’or. Une si petite main en cache peut-être ! Posez l’Échange ' +
      'pour échanger toute votre main avec un joueur au choix.',
    otherwise: 'Attention, il pourrait finir avant vous. C’est le moment de l’Échange.',
  },
  partner: {
    text: 'Choisissez le joueur aux trois cartes. Il reçoit vos cinq cartes, bon gré mal gré.',
    otherwise: 'Votre main deviendrait plus grande. Choisissez le joueur qui n’a que trois cartes.',
  },
  golden: {
    text:
      'Deux douze d’or, et votre vieux 50 rouge ! L’or ne se pose que si l’on n’a rien d’autre ' +
      'en main. Posez donc d’abord le 50 : sur une action, tout va.',
    otherwise: 'L’or attendra d’être seul dans votre main. D’abord le 50 rouge.',
  },
  finish: {
    text:
      'Personne ne vous a volé, et vous n’avez pas de dette. Toute votre main est d’or : ' +
      'touchez-la, les deux cartes partent d’un coup, et la manche est à vous !',
    otherwise: 'Inutile : touchez un douze d’or, et gagnez la manche !',
  },
  count: {
    text:
      'La manche est finie. Votre passe coûte 5 points, et chaque douze d’or en retire 5 : −5 en ' +
      'tout. C’est très bien, car le plus petit total gagne.',
  },
  leftInHand: {
    text:
      'Les autres paient leurs cartes : un chiffre ce qu’il montre, un 50 cinquante, un Happy ' +
      'Man ou une action 25. Celui qui a reçu votre main inscrit 16 points.',
  },
  halves: {
    text:
      'Le joueur après vous avait 42 points en main, mais aussi la figurine : la moitié, donc ' +
      '21. À vous, elle n’aurait servi à rien : vous êtes au-dessous de zéro.',
  },
  nextRound: {
    text:
      'La manche suivante est déjà distribuée : douze nouvelles cartes et trois nouvelles passes ' +
      'pour chacun. Seule la figurine reste où elle est.',
  },
  match: {
    text:
      'Une partie compte trois manches. On additionne alors tous les points, et la plus petite ' +
      'somme gagne ; à égalité, c’est celui qui a posé le plus de douze d’or.',
  },
};

export const words: LessonWords<StepName> = {
  end: 'Vous en savez assez : jouez une partie entière, et consultez le reste des règles en route.',
  steps,
};
