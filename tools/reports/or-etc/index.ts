import { gameReport } from '../report.ts';
import { repeatChapter } from '../repeat.ts';
import { accidentsChapter } from './accidents.ts';
import { changesChapter } from './changes.ts';
import { copiesChapter } from './copies.ts';
import { diceChapter } from './dice.ts';
import { firstPlayerChapter } from './first-player.ts';
import { ASKED, type OrEtcFound } from './found.ts';
import { lengthChapter } from './length.ts';
import { limitsChapter } from './limits.ts';
import { playersChapter } from './players.ts';
import { summaryChapter } from './summary.ts';
import { toolsChapter } from './tools.ts';

const CHAPTERS = [
  summaryChapter,
  changesChapter,
  copiesChapter,
  playersChapter,
  lengthChapter,
  toolsChapter,
  firstPlayerChapter,
  diceChapter,
  accidentsChapter,
  limitsChapter,
];

const matchesOf = (found: OrEtcFound, file: string): number => {
  const [, findings] =
    Object.entries(found).find(([name]) =>
      Object.entries(ASKED).some(([key, { name: own }]) => key === name && own === file),
    ) ?? [];
  if (findings === undefined) throw new Error(`${file} is not asked`);
  return findings.matches;
};

export const orEtcReport = gameReport(
  'or-etc',
  ASKED,
  (found) => [
    ...CHAPTERS.flatMap((chapter) => chapter(found)),
    ...repeatChapter(Object.values(ASKED), ({ name }) => matchesOf(found, name)),
  ],
  ['or-etc'],
);
