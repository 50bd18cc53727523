import { above, below, claim, exactly, more, stays } from '../claim.ts';
import { bullets, type Block, heading } from '../page.ts';
import { howToRead } from '../repeat.ts';
import { en, fr, type Told, told } from '../told.ts';
import { pointsBrought } from './cards.ts';
import { copiesNeeded, oneFewer } from './copies.ts';
import { allFair } from './first-player.ts';
import { FOUR, type OrEtcFound } from './found.ts';
import { soldForNothing } from './tools.ts';

const copies = (found: OrEtcFound): Told =>
  claim(
    told(
      en`**Copies of the cards**: one copy of both sheets for each player; with six players five
        are enough. With one fewer the pile ends a quarter of matches or more; with one more
        nothing changes.`,
      fr`**Exemplaires des cartes** : un exemplaire des deux planches par joueur ; à six, cinq
        suffisent. Avec un de moins, la pile met fin à un quart des parties ou davantage ; avec un
        de plus, rien ne change.`,
    ),
    ...[2, 3, 4, 5].map((seats) =>
      exactly(copiesNeeded(found, seats) === seats, `${seats} players need ${seats} copies`),
    ),
    exactly(copiesNeeded(found, 6) === 5, 'six players need five copies'),
    stays(found.sheets.change('mine-turns', { ...FOUR, variant: '5 copies' })),
    ...oneFewer(found).map((figure) => above(figure, 0.25)),
  );

const players = ({ seats }: OrEtcFound): Told => {
  const two = seats.figure('ahead-wins/5', { seats: 2 });
  const four = seats.figure('ahead-wins/5', { seats: 4 });
  const ratio = (key: string): number =>
    seats.figure(key, { seats: 6 }).value / seats.figure(key, { seats: 3 }).value;
  return claim(
    told(
      en`**Players**: three to five, best with four. Two haggle too little, and whoever leads at
        half-time wins ${two} of matches (${four} among four). Among six everybody decides as
        often as among three, in twice the time.`,
      fr`**Joueurs** : de trois à cinq, quatre au mieux. À deux on marchande trop peu, et qui mène
        à mi-partie l’emporte dans ${two} des cas (${four} à quatre). À six, chacun décide aussi
        souvent qu’à trois, en deux fois plus de temps.`,
    ),
    more(two, four),
    more(seats.figure('contested', { seats: 4 }), seats.figure('contested', { seats: 2 })),
    exactly(ratio('minutes') > 1.9 && ratio('minutes') < 2.2, 'six take twice as long as three'),
    exactly(Math.abs(ratio('decisions') / 2 - 1) < 0.1, 'each of six decides as often as of three'),
  );
};

const length = ({ seats }: OrEtcFound): Told => {
  const minutes = (count: number): number =>
    Math.round(seats.figure('minutes', { seats: count }).value);
  return claim(
    told(
      en`**Length**: about ${minutes(3)} minutes with three players, ${minutes(4)} with four,
        ${minutes(6)} with six, by our estimate; nearly always five or six turns of the mine.`,
      fr`**Durée** : environ ${minutes(3)} minutes à trois, ${minutes(4)} à quatre, ${minutes(6)}
        à six, selon notre estimation ; presque toujours cinq ou six tours de mine.`,
    ),
    above(seats.figure('mine-turns', FOUR), 5),
    below(seats.figure('mine-turns', FOUR), 6),
  );
};

const tools = (all: OrEtcFound): Told => {
  const { players: found } = all;
  const pick = found.figure('tool-worth-points/pick', FOUR);
  const mug = found.figure('tool-worth-points/mug', FOUR);
  const helmet = found.figure('tool-worth-points/helmet', FOUR);
  const card = found.figure('card-worth-points/5', FOUR);
  return claim(
    told(
      en`**Tools**: with four players the pick is worth ${pick} points, the mug ${mug}, the helmet
        ${helmet}. But prestige is either free (the first two) or too dear (a hand card is worth
        ${card} points), so no bid among four goes beyond 2.`,
      fr`**Outils** : à quatre, la pioche de mithril vaut ${pick} points, la chope ${mug}, le
        casque ${helmet}. Mais le prestige est soit gratuit (les deux premiers points), soit trop
        cher (une carte en main vaut ${card} points) : à quatre, aucune mise ne dépasse 2.`,
    ),
    more(mug, helmet),
    more(pick, helmet),
    above(card, 3),
    ...soldForNothing(all),
  );
};

const firstPlayer = ({ seats }: OrEtcFound): Told => {
  const first = seats.figure('wins-by-turn/0', FOUR);
  return claim(
    told(
      en`**First player**: wins ${first} of matches among four bots, where 25% is fair, because
        the best tool that is free goes to whoever speaks first. Where bids differ, the order of
        play is close to fair.`,
      fr`**Premier joueur** : il gagne ${first} des parties entre quatre robots, pour 25\u00A0%
        équitables, parce que le meilleur outil gratuit revient à qui parle d’abord. Là où les
        mises diffèrent, l’ordre du tour est presque équitable.`,
    ),
    above(first, 0.3),
    ...allFair(seats),
  );
};

const dice = ({ values }: OrEtcFound): Told => {
  const house = pointsBrought(values, FOUR, { id: 'XXYYY' }, 5);
  const four = pointsBrought(values, FOUR, { id: '1111-' }, 5);
  return claim(
    told(
      en`**Combinations**: values do not follow rarity. A full house in hand brings ${house}
        points, four ones, also worth 5, ${four}.`,
      fr`**Combinaisons** : les valeurs ne suivent pas la rareté. Un full en main rapporte
        ${house} points, quatre 1, qui valent 5 aussi, ${four}.`,
    ),
    more(house, four),
  );
};

export const summaryChapter = (found: OrEtcFound): readonly Block[] => [
  heading(1, told('Or etc.: a report for its author', 'Or etc. : un rapport pour son auteur')),
  told(
    en`Or etc. is a prototype by Franck Genet (2011), who left the number of cards, of players and
      the length open. Our bots played it in the lab; this is what they found, with how sure it
      is, and with what bots can’t tell. ([Rules](../games/or-etc/rules.md), [en
      français](or-etc-report.fr.md))`,
    fr`Or etc. est un prototype de Franck Genet (2011), qui a laissé ouverts le nombre de cartes,
      de joueurs et la durée. Nos robots y ont joué dans le labo ; voici ce qu’ils ont trouvé,
      avec quelle certitude, et ce que des robots ne peuvent pas dire.
      ([Règles](../games/or-etc/rules.md), en anglais ; [in English](or-etc-report.md))`,
  ),
  heading(2, told('In short', 'En bref')),
  bullets([
    copies(found),
    players(found),
    length(found),
    tools(found),
    firstPlayer(found),
    dice(found),
  ]),
  howToRead,
];
