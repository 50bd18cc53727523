import type { SearchTexts } from './search-texts.ts';

export const search: SearchTexts = {
  views: { heading: 'What to do', compare: 'Compare variants', search: 'Look for variants' },
  lead:
    'Say what the game should be like and which numbers may move: the lab looks for variants ' +
    'that come close.',
  openWhy:
    'A search, or what one has found, from here or from “pepite lab search”. You can also drop it.',
  saveSearch: 'Download the search',
  saveFound: 'Download what was found',
  heading: 'Goals and numbers',
  goals: 'Goals',
  goal: 'A goal',
  addGoal: 'Add a goal',
  measure: 'Measure',
  every: 'each of them',
  aim: 'Should be',
  aims: { about: 'about', least: 'at least', most: 'at most', between: 'between' },
  value: 'Value',
  from: 'From',
  to: 'To',
  tolerance: 'Tolerance',
  toleranceWhy:
    'How far off still counts as reached, if it should be about a value; and how much further ' +
    'off counts as much again.',
  about: (value, tolerance) => `about ${value} (± ${tolerance})`,
  least: (value) => `at least ${value}`,
  most: (value) => `at most ${value}`,
  when: 'Applies',
  always: 'with any number of players',
  players: (seats) => `with ${seats} players`,
  told: (name, what) => `${name}: ${what}`,
  numbers: 'Numbers that may move',
  number: 'A number',
  addNumber: 'Add a number',
  step: 'In steps of',
  begin: 'Starts at',
  halfway: 'halfway',
  name: 'Name',
  remove: (text) => `Remove “${text}”`,
  sizes: {
    generations: 'Generations',
    population: 'Variants in each',
    matches: 'Matches at first',
  },
  sizesWhy:
    'Each generation draws variants near the best of those before. All of them play some ' +
    'matches, the better half plays more.',
  run: 'Search',
  played: (done, all) => `${done} of ${all} generations`,
  none: 'What it finds appears here when it’s done.',
  found: 'What was found',
  foundWhy: (tried) =>
    `${tried.toLocaleString('en')} variants were tried. Those that none beats in everything were ` +
    'played again, in matches that had no part in finding them; the closest to all goals ' +
    'together comes first.',
  start: 'Start',
  variant: (number) => `Variant ${number}`,
  dominated: 'another is better throughout',
  verdicts: { reached: 'reached', open: 'too close to call', missed: 'missed' },
  offTitle: 'How far off each goal',
  offWhy: 'tolerances off',
  describe: (variants) =>
    `How many tolerances each variant is off each goal, in their order. ${variants.join('; ')}.`,
  how:
    'Below each value stands the interval in which the true one lies, 95 times out of a hundred. ' +
    'Of a goal about several seats or items the worst is shown. Goals that get in each other’s ' +
    'way are a trade-off: that one is yours to decide.',
  openAll: 'Compare them all in an experiment',
  openOne: 'Open as an experiment',
  edit: 'Open in the editor, in place of what is there',
};
