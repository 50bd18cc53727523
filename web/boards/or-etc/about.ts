import { deckIn } from '@pepite/games/or-etc/data/deck-in';
import { ACCIDENTS, NO_TOOL } from '@pepite/games/or-etc/pieces';
import { endingsIn, FIRST_ENDING } from '@pepite/games/or-etc/pieces/combinations';
import { freeIn, nextIn } from '@pepite/games/or-etc/report/galleries';
import type { Table } from '@pepite/games/or-etc/world';
import { has, itemAt } from '@pepite/kernel';
import type { AboutScene } from '../board.ts';
import type { About } from '../kit/about.ts';
import { throwsLeft } from './places/dice.ts';
import { oneEndsIn, oneStrikesIn } from './status/odds.ts';
import { aboutIn } from './words/about.ts';
import { accidentIn, oneIn, shortName, toolName, wordsIn } from './words/words.ts';

type Asked = AboutScene<Table>;
type Describe = (scene: Asked, id: number) => About;

const nameOf = ({ names }: Asked, seat: number): string => itemAt(names, seat);
const playerOf = ({ table }: Asked, seat: number) => itemAt(table.players, seat);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** By what is asked about: what it is, and what it does now. */
const DESCRIPTIONS: Readonly<Record<string, Describe>> = {
  card: ({ language, options }, card) => {
    const deck = deckIn(options);
    return {
      title: capital(shortName(deck, card, language)),
      text: aboutIn(language).card(itemAt(deck.values, card), itemAt(deck.exits, card)),
      clause: 'O24',
    };
  },
  tool: ({ language }, tool) => {
    const { name, effect } = wordsIn(language).tools[toolName(tool)];
    return { title: capital(name), text: effect, clause: 'O23' };
  },
  accident: ({ language, options }, accident) => {
    const { title, effect } = accidentIn(accident, language);
    const odds = oneIn(oneStrikesIn(deckIn(options), accident), language);
    const text = `${aboutIn(language).accident(odds)} ${effect}`;
    return { title, text, clause: 'O14' };
  },
  accidents: ({ language, table, options }) => {
    const open = ACCIDENTS.flatMap((_, accident) => (has(table.open, accident) ? [accident] : []));
    const { accidentRolls } = deckIn(options);
    const told = open.map((accident) => {
      const { title, effect } = accidentIn(accident, language);
      return aboutIn(language).oneOf(`${title} (${itemAt(accidentRolls, accident)})`, effect);
    });
    return {
      title: wordsIn(language).status.accidentsOpen(open.length),
      text: [aboutIn(language).accidents, ...told].join(' '),
      clause: 'O14',
    };
  },
  centre: ({ language }) => ({ ...aboutIn(language).centre, clause: 'O20' }),
  dice: ({ language }) => ({ ...aboutIn(language).dice, clause: 'O19' }),
  'their-dice': (scene, seat) => ({
    title: wordsIn(scene.language).places.diceOf(nameOf(scene, seat)),
    text: aboutIn(scene.language).theirDice,
    clause: 'O22',
  }),
  pile: ({ language, table: { filons, hazards } }) => {
    const accidents = hazards.reduce((sum, left) => sum + left, 0);
    return {
      title: wordsIn(language).status.pile(filons + accidents),
      text: aboutIn(language).pile(accidents),
      clause: 'O28',
    };
  },
  turn: ({ language, table: { turn, phase } }) => ({
    title: wordsIn(language).status.turn(turn),
    text: aboutIn(language).phase(phase),
    clause: 'O10',
  }),
  ends: ({ language, table }) => {
    const { status, either } = wordsIn(language);
    const rolls = endingsIn(table.turn).map((roll) => status.endingRolls[roll] ?? roll);
    const odds = oneEndsIn(table.turn);
    const about = aboutIn(language).ends;
    return {
      title: about.title,
      text:
        odds === undefined
          ? about.later(FIRST_ENDING)
          : about.now(either(rolls), oneIn(odds, language)),
      clause: 'O12',
    };
  },
  first: ({ language }) => ({ ...aboutIn(language).first, clause: 'O4' }),
  prestige: (scene, seat) => ({
    title: wordsIn(scene.language).places.prestige(playerOf(scene, seat).prestige),
    text: aboutIn(scene.language).prestige,
    clause: 'O7',
  }),
  hand: (scene, seat) => {
    const { held, limit } = playerOf(scene, seat);
    const { places } = wordsIn(scene.language);
    return {
      title: places.handOf(nameOf(scene, seat)),
      text: `${capital(places.held(held, limit))}. ${aboutIn(scene.language).hand}`,
      clause: 'O26',
    };
  },
  exits: (scene, seat) => {
    const player = playerOf(scene, seat);
    const about = aboutIn(scene.language);
    return {
      title: wordsIn(scene.language).mine.free(freeIn(player)),
      text: `${about.exits}${nextIn(player) > 0 ? ` ${about.next(nextIn(player))}` : ''}`,
      clause: 'O11',
    };
  },
  throws: (scene, seat) => {
    const { throws } = playerOf(scene, seat);
    const left = throwsLeft(scene.table, seat);
    return {
      title: wordsIn(scene.language).places.throws(left, throws),
      text: aboutIn(scene.language).throws,
      clause: 'O9',
    };
  },
  points: (scene, seat) => {
    const player = playerOf(scene, seat);
    const { points, tool, throws, held, limit } = player;
    const { places, tools, mine } = wordsIn(scene.language);
    const counts = [
      places.held(held, limit),
      mine.free(freeIn(player)),
      places.throws(throwsLeft(scene.table, seat), throws),
    ];
    const has = tool === NO_TOOL ? places.noTool : tools[toolName(tool)].name;
    return {
      title: `${nameOf(scene, seat)}: ${places.points(points)}`,
      // With what all may count: where they are folded, nothing else tells it.
      text: `${capital([has, ...counts].join(', '))}. ${aboutIn(scene.language).points}`,
      clause: 'O29',
    };
  },
  mine: (scene, seat) => ({
    title: wordsIn(scene.language).mine.of(nameOf(scene, seat)),
    text: aboutIn(scene.language).mine,
    clause: 'O25',
  }),
};

/** What a thing on the board is; its key is its kind and, behind a colon, which one. */
export function about(key: string, scene: Asked): About | undefined {
  const [kind = '', id = ''] = key.split(':');
  return Object.hasOwn(DESCRIPTIONS, kind) ? DESCRIPTIONS[kind]?.(scene, Number(id)) : undefined;
}
