import { type Block, heading } from './page.ts';
import type { Asked } from './kept.ts';
import { en, fr, told } from './told.ts';

/** How to read the figures, for the head of every report. */
export const howToRead = told(
  en`Figures stand with half of their 95% interval: 39.1 ± 0.5 means that 95 of 100 such
    experiments would say something between 38.6 and 39.6. Differences in bold are more than
    chance makes, of all that their experiment looks at ([how that is found](measures.md)).`,
  fr`Chaque chiffre est donné avec la moitié de son intervalle à 95\u00A0% : 39,1 ± 0,5 signifie
    que, sur 100 expériences semblables, 95 donneraient entre 38,6 et 39,6. Les écarts en gras
    dépassent ce que fait le hasard, parmi tout ce que leur expérience examine ([comment on le
    sait](measures.md), en anglais).`,
);

/** Where the figures come from, and how to get them again. */
export const repeatChapter = (
  asked: readonly Asked[],
  matches: (asked: Asked) => number,
): readonly Block[] => [
  heading(2, told('To repeat it', 'Pour vérifier')),
  told(
    en`\`npm run reports\` writes this page from what is kept of its experiments
      (\`experiments/results/\`, which [the lab](lab.md) opens); \`npm run reports -- --play\`
      plays them all again. The same seed gives the same figures, and a test plays the first
      matches of each whenever anything changes. Sentences that figures no longer show are
      refused. The experiments, with the matches that each variant has played with each number of
      players:`,
    fr`\`npm run reports\` écrit cette page d’après ce qui est gardé de ses expériences
      (\`experiments/results/\`, que [le labo](lab.md) ouvre) ; \`npm run reports -- --play\` les
      rejoue toutes. La même graine donne les mêmes chiffres, et un test rejoue les premières
      parties de chacune à chaque changement. Une phrase que les chiffres ne montrent plus est
      refusée. Les expériences, avec les parties jouées par variante et par nombre de joueurs :`,
  ),
  told(
    asked.map((one) => en`- \`experiments/${one.name}.json\`: ${matches(one)}`).join('\n'),
    asked.map((one) => fr`- \`experiments/${one.name}.json\` : ${matches(one)}`).join('\n'),
  ),
];
