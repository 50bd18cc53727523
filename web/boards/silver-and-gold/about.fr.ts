import type { AboutWords, CardAsked } from './about-texts.ts';

const many = (count: number, one: string, more: string): string =>
  `${count}\u00A0${count < 2 ? one : more}`;

const points = (count: number): string => many(count, 'point', 'points');

/** Orange stays as it is; the other colours agree. */
const inMany = (colour: string): string => (colour === 'orange' ? colour : `${colour}s`);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sentence = (text: string): string => (text === '' ? '' : ` ${capitalised(text)}.`);

function stateOf({ points: worth, free }: CardAsked): string {
  const whole = `Rapporte ${points(worth)} quand toutes ses cases sont cochées, rien avant.`;
  return free === undefined
    ? whole
    : `${whole} Encore ${many(free, 'case libre', 'cases libres')}.`;
}

export const french: AboutWords = {
  card: (card) => ({
    title: capitalised(card.name),
    text: `${stateOf(card)}${sentence(card.printed)}${sentence(card.seal)}`,
  }),
  completed: (card, seals) => ({
    title: `Complète : ${card.name}`,
    text: `Ses ${points(card.points)} sont gagnés${
      seals === 0 ? '.' : `, et son sceau en rapporte ${seals} de plus pour l’instant.`
    }${sentence(card.seal)}`,
  }),
  cell: {
    plain: () => ({
      title: 'Case',
      text: 'Une case se coche une fois. Quand toutes le sont, la carte rapporte ses points.',
    }),
    cross: () => ({
      title: 'Croix',
      text: 'Une fois cochée, elle donne aussitôt une case de plus, où vous voulez sur vos cartes.',
    }),
    coin: () => ({
      title: 'Pièce',
      text:
        'Coche la case pièce suivante de votre carte valorisation : 1 point, ' +
        'et une coupe toutes les quatre.',
    }),
    palm: (worth) => ({
      title: 'Palmier',
      text: `Rapporte ${points(worth)} maintenant : 1, plus 1 par palmier sur les cartes révélées.`,
    }),
  },
  expedition: (pattern) => ({
    title: 'Carte expédition',
    text:
      pattern === undefined
        ? 'La prochaine va être révélée. Elle vaut pour tous.'
        : `Chacun coche ${pattern}, tourné ou retourné à son gré, ou bien une seule case.`,
  }),
  deck: {
    title: 'Huit cartes expédition',
    text: 'Sept sont révélées par tour, une reste inconnue. On ne revoit pas les précédentes.',
  },
  when: (round, rounds, turn, turns) => ({
    title: `Tour ${round}, expédition ${turn}`,
    text: `La partie compte ${rounds} tours de ${turns} expéditions chacun.`,
  }),
  cups: (next) => ({
    title: 'Coupes',
    text:
      next === undefined
        ? 'Les six sont parties : une ligne de pièces n’en rapporte plus.'
        : `Le prochain joueur qui remplit une ligne de quatre pièces prend la coupe de ${next}.`,
  }),
  pile: (cards) => ({
    title: `Pile de ${many(cards, 'carte', 'cartes')}`,
    text:
      'Après avoir complété une carte, on peut prendre la première, sans la voir, ' +
      'au lieu d’une carte révélée.',
  }),
  coins: (coins, boxes) => ({
    title: `${many(coins, 'pièce', 'pièces')} sur ${boxes}`,
    text: 'Chacune rapporte 1 point. Une ligne de quatre donne la plus haute coupe qui reste.',
  }),
  palms: (left, worth) => ({
    title: 'Palmiers',
    text:
      left === 0
        ? 'Les quatre cases sont prises : d’autres palmiers ne rapportent rien.'
        : `Encore ${many(left, 'palmier compte', 'palmiers comptent')} ; maintenant : ${worth}.`,
  }),
  cupBoxes: {
    title: 'Coupe d’une ligne',
    text: 'Quatre pièces sur une ligne donnent la plus haute coupe qui reste.',
  },
  points: (name, total) => ({
    title: `${name} : ${points(total)}`,
    text:
      'Points gagnants : pièces, coupes, palmiers, cartes complètes et leurs sceaux. ' +
      'Une carte inachevée ne vaut rien.',
  }),
  first: {
    title: 'Premier joueur',
    text: 'Prend coupes et cartes avant les autres. Il change après chaque expédition.',
  },
  colour: (name, cards, colour) => ({
    title: `${name} : ${
      cards < 2
        ? `${cards} carte ${colour} complète`
        : `${cards} cartes ${inMany(colour)} complètes`
    }`,
    text: 'Un sceau qui porte ce signe compte pour chacune. Elles départagent aussi les ex æquo.',
  }),
  tools: {
    turn: {
      title: 'Tourner',
      text: 'Tourne le motif d’un quart ; la molette ou un second doigt aussi.',
    },
    mirror: { title: 'Retourner', text: 'Retourne le motif comme dans un miroir.' },
    next: {
      title: 'Place suivante',
      text: 'Pose le motif à la prochaine place possible, sur l’une ou l’autre carte.',
    },
    single: {
      title: 'Une case',
      text: 'Au lieu du motif, vous pouvez cocher une seule case libre.',
    },
  },
};
