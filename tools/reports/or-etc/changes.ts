import { above, claim, exactly, grows, more } from '../claim.ts';
import { type Block, heading, numbered, table } from '../page.ts';
import { en, fr, type Told, told } from '../told.ts';
import { pointsBrought } from './cards.ts';
import { copiesNeeded } from './copies.ts';
import { FOUR, type OrEtcFound } from './found.ts';
import { searchBlocks } from './search.ts';

const RARITY = { ...FOUR, variant: 'values by rarity' };
const THREES = { ...FOUR, variant: 'three of a number for four' };

const currency = ({ players }: OrEtcFound): Told => {
  const card = players.figure('card-worth-points/5', FOUR);
  const pick = players.figure('tool-worth-points/pick', FOUR);
  const helmet = players.figure('tool-worth-points/helmet', FOUR);
  return claim(
    told(
      en`**Pay for tools with something finer than cards.** Tools are worth from ${helmet} to
        ${pick} points; a card is worth ${card}, so that all there is to bid about is little more
        than one card. Let everybody have five cards, and let each prestige that is kept count a
        point at the end: then every step of a bid costs something, nothing is free, and prices
        can find what a tool is worth. *Not tried:* the lab changes numbers, and this is a rule.`,
      fr`**Payer les outils avec quelque chose de plus fin que des cartes.** Les outils valent de
        ${helmet} à ${pick} points ; une carte en vaut ${card} : tout l’enjeu des enchères dépasse
        à peine une carte. Donner cinq cartes à chacun, et que chaque prestige gardé compte un
        point à la fin : chaque pas d’une enchère coûte alors quelque chose, rien n’est gratuit,
        et les prix peuvent trouver ce que vaut un outil. *Pas essayé :* le labo change des
        nombres, et ceci est une règle.`,
    ),
    above(card, 3),
    more(pick, helmet),
    exactly(pick.value - helmet.value < 2 * card.value, 'tools differ by less than two cards'),
  );
};

const speakers: Told = told(
  en`**Until then, let the right to speak first move on** with every tool, or give it to the last
    in order. That the first player always speaks first is our ruling (O5), not the author’s, and
    it is what makes the order of play unfair. *Not tried,* for the same reason.`,
  fr`**En attendant, faire tourner le droit de parler le premier** à chaque outil, ou le donner au
    dernier dans l’ordre. Que le premier joueur parle toujours d’abord est notre choix (O5), non
    celui de l’auteur, et c’est ce qui rend l’ordre du tour injuste. *Pas essayé,* pour la même
    raison.`,
);

const values = ({ values: found }: OrEtcFound): Told => {
  const ones = found.change('card-laid/111--', RARITY);
  const laidFour = found.figure('card-laid/1111-', RARITY);
  const three = found.figure('card-laid/222--', THREES);
  return claim(
    told(
      en`**Value cards by how hard they are to lay.** Three ones are laid more often at 5 than at
        3 (${ones} times of 100). Four ones stay a dead card even at 8 (laid ${laidFour} of the
        time): rather ask for three. \`222--\` at 5 is laid ${three} of the time, a card among
        others. The full house is still the best card at 4.`,
      fr`**Donner aux cartes la valeur de leur difficulté.** Trois 1 sont posés plus souvent à 5
        qu’à 3 (${ones} fois sur 100). Quatre 1 restent une carte morte, même à 8 (posée
        ${laidFour} du temps) : mieux vaut en demander trois. \`222--\` à 5 est posée ${three} du
        temps, une carte parmi d’autres. Le full reste la meilleure carte à 4.`,
    ),
    grows(ones),
    exactly(laidFour.high < 0.15, 'four ones are hardly ever laid even at 8'),
    above(three, 0.3),
    ...['XX-66', 'XXX--', '444--', '66-55', 'XXXX-'].map((id, index) =>
      more(
        pointsBrought(found, THREES, { id: 'XXYYY' }, 4),
        pointsBrought(found, THREES, { id }, [3, 3, 4, 4, 4][index] ?? 0),
      ),
    ),
  );
};

const helmet = ({ accidents, players }: OrEtcFound): Told => {
  const worth = players.figure('tool-worth-points/helmet', FOUR);
  const without = accidents.change('score', { ...FOUR, variant: 'none' });
  return claim(
    told(
      en`**Make accidents matter, or leave them out.** They cost a player half a point or so in a
        whole match (${without} without them), and the helmet is worth ${worth}. Rolls that come
        up more often (\`accidentRolls\` is an option), or accidents that come with the turn
        rather than with a roll.`,
      fr`**Donner du poids aux accidents, ou les supprimer.** Ils coûtent à un joueur un
        demi-point environ sur toute une partie (${without} sans eux), et le casque vaut ${worth}.
        Des lancers plus fréquents (\`accidentRolls\` est une option), ou des accidents qui
        viennent avec le tour plutôt qu’avec un lancer.`,
    ),
    exactly(without.value > 0.2 && without.value < 0.9, 'accidents cost half a point or so'),
    exactly(worth.high < 1, 'the helmet is worth less than a point'),
  );
};

const box = (found: OrEtcFound): Told =>
  claim(
    told(
      en`**Print five copies of both sheets**, 150 Filon cards: enough for up to six players. Take
        out one copy for each player fewer than five.`,
      fr`**Imprimer cinq exemplaires des deux planches**, soit 150 cartes Filon : assez pour six
        joueurs. En retirer un exemplaire par joueur manquant sous cinq.`,
    ),
    exactly(
      [2, 3, 4, 5, 6].every((seats) => copiesNeeded(found, seats) === Math.min(5, seats)),
      'five copies are enough for everybody',
    ),
  );

const CARDS: readonly (readonly [name: string, before: Card, rarity: Card, threes: Card])[] = [
  ['XXYYY', ['XXYYY', 5], ['XXYYY', 4], ['XXYYY', 4]],
  ['2222-', ['2222-', 5], ['2222-', 8], ['222--', 5]],
  ['1111-', ['1111-', 5], ['1111-', 8], ['333--', 5]],
  ['111--', ['111--', 3], ['111--', 5], ['111--', 5]],
  ['XXX--', ['XXX--', 3], ['XXX--', 3], ['XXX--', 3]],
  ['444--', ['444--', 4], ['444--', 4], ['444--', 4]],
];
type Card = readonly [id: string, value: number];

const valuesTable = ({ values: found }: OrEtcFound): Block =>
  table(
    [
      told(
        '4 players: points that a card in hand brings',
        'À 4 : points que rapporte une carte en main',
      ),
      told('as printed', 'tel quel'),
      told('values by rarity', 'valeurs selon la rareté'),
      told('three of a number for four', 'trois d’un chiffre au lieu de quatre'),
    ],
    CARDS.map(([name, before, rarity, threes]) => [
      `\`${name}\``,
      ...(
        [
          [before, FOUR],
          [rarity, RARITY],
          [threes, THREES],
        ] as const
      ).map(([[id, value], where]) => {
        const points = pointsBrought(found, where, { id }, value);
        return told(en`${points} (\`${id}\`, ${value})`, fr`${points} (\`${id}\`, ${value})`);
      }),
    ]),
  );

export const changesChapter = (found: OrEtcFound): readonly Block[] => [
  heading(2, told('What we would change', 'Ce que nous changerions')),
  numbered([currency(found), speakers, values(found), helmet(found), box(found)]),
  valuesTable(found),
  ...searchBlocks(),
];
