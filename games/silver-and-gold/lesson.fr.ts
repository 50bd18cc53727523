import type { LessonWords } from '@pepite/kernel';
import type { StepName } from './lesson.en.ts';

const steps: LessonWords<StepName>['steps'] = {
  welcome: {
    text:
      'Bienvenue dans Silver & Gold ! Chaque carte est une île au trésor. Cochez toutes les ' +
      'cases d’une île, et ses points sont à vous.',
  },
  keep: {
    text:
      'Gardez deux de vos quatre cartes. Les grandes îles rapportent plus, les petites vont plus ' +
      'vite : prenez l’orange avec ses pièces et la verte avec son palmier.',
    otherwise:
      'Vous pourriez en garder d’autres, mais les violettes sont longues à remplir. Choisissez ' +
      'l’orange et la verte, puis gardez-les.',
  },
  islands: {
    text:
      'Voici vos deux îles. Le nombre inscrit sur une carte est ce qu’elle rapporte : un point ' +
      'par case, mais seulement quand toutes sont cochées.',
  },
  expedition: {
    text:
      'Une carte expédition est révélée, et son motif vaut pour tout le monde : cette fois, ' +
      'trois cases en ligne.',
  },
  line: {
    text:
      'Cochez la ligne sur votre carte orange, debout, pour couvrir deux pièces d’un coup. Elle ' +
      'est d’abord couchée : « Tourner » la redresse.',
    otherwise:
      'Tournez la ligne, puis visez la troisième colonne de la carte orange : deux pièces à la ' +
      'fois !',
  },
  coins: {
    text: 'Deux pièces ! Elles vont sur votre carte valorisation, où chacune vaut 1 point.',
  },
  cups: {
    text:
      'Quatre pièces remplissent une ligne, et une ligne pleine donne une coupe. La première ' +
      'vaut 6, la suivante 5, et ainsi de suite : mieux vaut ne pas traîner.',
  },
  palm: {
    text:
      'Cette fois, un T. Et il y a un palmier sur votre carte verte : il rapporte 1 point, plus ' +
      '1 par palmier sur les cartes révélées. On en voit deux.',
  },
  overPalm: {
    text:
      'Votre palmier vaut donc 3 points en ce moment. Tournez le T pour qu’il le couvre, et ' +
      'cochez.',
    otherwise:
      'Le palmier est en haut à gauche de la carte verte. Couchez le T sur le côté, sa barre ' +
      'dans la première colonne.',
  },
  palmScored: {
    text:
      'Trois points d’un coup ! Seuls vos quatre premiers palmiers comptent, alors choisissez le ' +
      'moment : plus les cartes révélées en montrent, mieux c’est.',
  },
  corner: {
    text: 'Un coin de trois cases. Votre carte verte a une croix : cochez le coin juste dessus.',
    otherwise:
      'Couvrez la croix, en haut à droite de la carte verte, et laissez libre la rangée du bas.',
  },
  cross: {
    text:
      'Une croix donne aussitôt une case de plus, où vous voulez sur vos deux cartes. Votre ' +
      'carte orange a une croix, elle aussi : cochez-la !',
    otherwise:
      'N’importe quelle case libre est permise. Mais cochez la croix de la carte orange, et ' +
      'voyez ce qui arrive.',
  },
  chain: {
    text:
      'Encore une croix, donc encore une case ! Prenez la pièce, en haut à gauche : ce sera ' +
      'votre troisième.',
    otherwise:
      'Vous avez le choix, mais une pièce vaut un point : cochez celle de la carte orange.',
  },
  together: {
    text:
      'Tous cochent en même temps, et l’on ne voit ce qu’ont fait les autres que lorsque chacun ' +
      'a fini. Votre adversaire aussi a coché un palmier.',
  },
  finish: {
    text:
      'De nouveau trois cases en ligne : juste ce qui manque à votre carte verte, avec une pièce ' +
      'au passage. Cochez-les !',
    otherwise: 'Remplissez la rangée du bas de la carte verte : trois cases, et elle est complète.',
  },
  cup: {
    text:
      'C’était votre quatrième pièce. La ligne est pleine, et vous prenez la plus haute coupe ' +
      'qui reste : 6 points !',
  },
  completed: {
    text:
      'Et votre carte verte est complète : 10 points. Elle est mise de côté, elle est acquise, ' +
      'et vous en prenez une autre à sa place.',
  },
  seal: {
    text:
      'Regardez la carte grise, parmi les cartes révélées. Elle porte un sceau : une fois ' +
      'complète, elle rapporte 1 point de plus par carte verte complète.',
  },
  take: {
    text:
      'Vous pourriez aussi prendre la première de la pile, sans la voir. Mais la grise est ' +
      'petite, et vous avez déjà une verte : prenez-la.',
    otherwise: 'Cela se défend. Mais prenez la carte grise, pour voir ce que rapporte un sceau.',
  },
  otherCorner: {
    text:
      'Les cartes révélées sont de nouveau quatre, et voici le second coin. Cochez-le en haut à ' +
      'droite de votre carte grise.',
    otherwise: 'Tournez le coin jusqu’à ce qu’il entre en haut à droite de l’île grise.',
  },
  square: {
    text:
      'Un carré, et il n’entre sur aucune de vos cartes ! Alors vous cochez une seule case. ' +
      'C’est permis à chaque expédition : le bouton « Une case » sert à cela.',
  },
  single: {
    text:
      'Cochez la case en haut à gauche de la carte grise. Les quatre qui restent forment un L, ' +
      'et le L n’a pas encore été révélé…',
    otherwise: 'Une seule case, oui, mais la plus utile : en haut à gauche de la carte grise.',
  },
  opponent: {
    text:
      'Votre adversaire a complété une carte grise et pris une des cartes révélées. Un palmier ' +
      'est parti avec elle : les palmiers ne valent plus que 2.',
  },
  start: {
    text:
      'Cette étoile désigne le premier joueur : il prend coupes et cartes avant les autres. Elle ' +
      'change de main après chaque expédition.',
  },
  mirror: {
    text:
      'Enfin le L ! Mais il est à l’envers : « Retourner » en fait son reflet, « Tourner » fait ' +
      'le reste. Remplissez votre carte grise.',
    otherwise:
      'Retournez d’abord le L, puis tournez-le jusqu’à ce qu’il couvre les quatre dernières ' +
      'cases.',
  },
  sealScored: {
    text:
      'Voilà 8 points, et le sceau en ajoute 1 pour votre carte verte. Il en ajoutera 1 pour ' +
      'chaque autre carte verte complète.',
  },
  takeAgain: {
    text:
      'Misez donc sur le vert ! Prenez la carte verte parmi les cartes révélées : votre sceau la ' +
      'comptera, et le sien compte votre carte grise.',
    otherwise:
      'Pourquoi pas, mais la carte verte rapporte doublement : par votre sceau et par le sien.',
  },
  round: {
    text:
      'Sept expéditions, et le premier tour est fini. Le récapitulatif montre d’où viennent vos ' +
      'points : vous en avez déjà 32.',
  },
  unfinished: {
    text:
      'Votre adversaire en a 13. Il ne manque qu’une case à sa carte orange, mais une carte ' +
      'inachevée ne rapporte rien du tout.',
  },
  match: {
    text:
      'La partie compte quatre tours. Avant chacun, on mélange les huit cartes expédition : sept ' +
      'sont révélées, une reste inconnue.',
  },
  winner: {
    text:
      'Après 28 expéditions, on additionne pièces, coupes, palmiers, cartes et sceaux : le plus ' +
      'haut total gagne. Vers la fin, ne commencez que ce que vous pouvez finir !',
  },
};

export const words: LessonWords<StepName> = {
  end:
    'Vous savez l’essentiel : jouez maintenant une partie entière, et remplissez autant d’îles ' +
    'que vous pouvez.',
  steps,
};
