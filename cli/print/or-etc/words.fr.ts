import { french } from '@pepite/games/or-etc/words.fr';
import { conventions } from '../../words/numbers.ts';
import type { CardWords } from './phrases.ts';

const { list } = conventions('fr-FR');

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq'];

export const FRENCH_CARDS: CardWords = {
  filon: 'Filon',
  accident: 'Accident',
  tool: 'Outil',
  tools: french.labels.tools,
  uses: {
    pick: 'Une fois par phase, relancez autant de vos dés que vous voulez.',
    wagon: 'Un lancer de plus à chaque tour.',
    mug: 'Une fois par phase, échangez un dé central sans payer, plus haut ou plus bas.',
    shovel: 'Une fois par tour, relancez autant de vos dés que vous voulez.',
    helmet: 'Quand un accident vous frappe, vous pouvez défausser le casque et ne rien subir.',
    mallet: 'Une fois par phase, relancez un dé. Un accident brise la masse.',
  },
  strikes: 'frappe le premier qui lance',
  accidents: french.accidents,
  entrance: 'Entrée de la mine',
  entranceUse: 'Rangée 0 : votre mine commence ici. Si elle est bloquée, repartez d’ici.',
  printed: (count, face) => `${NUMBERS[count]} ${face}`,
  alike: (count, isOther) => {
    if (count === 1) return isOther ? 'un dé d’une autre valeur' : 'un dé quelconque';
    return isOther
      ? `${NUMBERS[count]} dés identiques d’une autre valeur`
      : `${NUMBERS[count]} dés identiques`;
  },
  anything: 'n’importe quels dés',
  joined: list,
};
