import { readFileSync } from 'node:fs';
import { itemAt } from '../../../kernel/index.ts';
import type { Finding } from '../../../lab/index.ts';
import { claim, exactly } from '../claim.ts';
import type { Figure, FigureForm } from '../figure.ts';
import { resultFile } from '../kept.ts';
import { type Block, type Cell, table } from '../page.ts';
import { en, figureCell, fr, type Told, told } from '../told.ts';

/** What `pepite lab search --json` prints, as far as it is told here. */
interface KeptSearch {
  readonly search: {
    readonly numbers: readonly { readonly name: string }[];
    readonly goals: readonly { readonly measure: string }[];
  };
  readonly tried: number;
  readonly findings: readonly Finding[];
}

const FAIR = 'wins-by-turn/*';

const NUMBERS: readonly Told[] = [
  told('copies of the sheets', 'exemplaires des planches'),
  told('price of the pick', 'mise à prix de la pioche de mithril'),
  told('… of the wagon', '… du wagonnet'),
  told('… of the mug', '… de la chope'),
  told('… of the shovel', '… de la pelle'),
  told('… of the helmet', '… du casque'),
  told('… of the mallet', '… de la masse'),
];

const GOALS: readonly (readonly [name: Told, form: FigureForm])[] = [
  [told('minutes (about 45)', 'minutes (environ 45)'), 'number'],
  [
    told(
      'wins of the place that is furthest off (22–28%)',
      'victoires de la place la plus éloignée (22–28\u00A0%)',
    ),
    'share',
  ],
  [
    told(
      'nobody bids for the pick (at most 20%)',
      'la pioche de mithril sans enchère (20\u00A0% au plus)',
    ),
    'share',
  ],
  [told('… the wagon', '… le wagonnet'), 'share'],
  [told('… the mug', '… la chope'), 'share'],
  [told('… the shovel', '… la pelle'), 'share'],
  [told('the pile runs out (at most 0.5%)', 'la pile s’épuise (0,5\u00A0% au plus)'), 'share'],
];

const readSearch = (): KeptSearch =>
  JSON.parse(readFileSync(resultFile('or-etc-search'), 'utf8')) as KeptSearch;

/** The variants that are no worse than others in everything, and what the search began with. */
const shownOf = ({ findings }: KeptSearch): readonly Finding[] => [
  ...findings.filter(({ isStart }) => isStart),
  ...findings.filter(({ isStart, isDominated }) => !isStart && !isDominated).slice(0, MOST_SHOWN),
];

const MOST_SHOWN = 3;

function goalCell({ goals }: Finding, goal: number, form: FigureForm): Cell {
  const { evidence, verdict } = itemAt(goals, goal);
  const { value, low, high } = evidence;
  const figure: Figure = { value, low, high, form };
  return verdict === 'missed' ? figure : told(en`**${figure}**`, fr`**${figure}**`);
}

/** What the lab has looked for, and what it found. */
export function searchBlocks(): readonly Block[] {
  const kept = readSearch();
  const fair = kept.search.goals.findIndex(({ measure }) => measure === FAIR);
  const shown = shownOf(kept);
  return [
    claim(
      told(
        en`The lab also looked for better numbers by itself
          (\`experiments/searches/or-etc.json\`): opening prices from 0 to 5 for every tool and
          two to six copies, ${kept.tried} variants in all, for a match of about 45 minutes with
          four players, tools that sell and a fair order of play. Whatever the prices, no variant
          it ended with came near a fair order of play. Goals that are reached, or may be, are in
          bold:`,
        fr`Le labo a aussi cherché de meilleurs nombres tout seul
          (\`experiments/searches/or-etc.json\`) : des mises à prix de 0 à 5 pour chaque outil et
          deux à six exemplaires, ${kept.tried} variantes en tout, pour une partie d’environ 45
          minutes à quatre, des outils qui se vendent et un ordre du tour équitable. Quels que
          soient les prix, aucune des variantes retenues n’approche d’un ordre équitable. Les buts
          atteints, ou qui peuvent l’être, sont en gras :`,
      ),
      exactly(fair >= 0, 'the search asks for a fair order of play'),
      ...kept.findings.map(({ name, goals }) =>
        exactly(itemAt(goals, fair).verdict === 'missed', `${name} misses a fair order of play`),
      ),
    ),
    table(
      [
        told('4 players', 'À 4 joueurs'),
        ...shown.map(({ isStart }, place) =>
          isStart ? told('as it is', 'tel quel') : told(en`found ${place}`, fr`trouvée ${place}`),
        ),
      ],
      [
        ...NUMBERS.map((name, number) => [
          name,
          ...shown.map(({ values }) => figureCell(itemAt(values, number))),
        ]),
        ...GOALS.map(([name, form], goal) => [
          name,
          ...shown.map((finding) => goalCell(finding, goal, form)),
        ]),
      ],
    ),
  ];
}
