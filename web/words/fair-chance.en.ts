import type { FairChanceTexts } from './fair-chance.ts';

export const englishFairChance: FairChanceTexts = {
  title: 'Fair chance',
  how:
    'Before the first card the server settles on a secret and tells everyone its fingerprint, ' +
    'then each player’s browser adds a random number of its own. Every card and every roll ' +
    'follows from these, so once the match is over anyone can check that nobody chose or changed ' +
    'what came.',
  check: 'Check that chance was fair',
  commitment: 'The secret’s fingerprint',
  pageTitle: 'Was chance fair?',
  choose: 'Choose a saved match',
  orDrop: 'or drop the file here. It never leaves your browser.',
  checking: 'Working out every card and roll again…',
  proven: 'Chance was fair',
  wrong: 'Something was changed',
  nothing: 'Nothing to prove',
  told: {
    'same-early': 'Before the first card this browser was told the same fingerprint.',
    same: 'During the match this browser was told the same fingerprint.',
    missing:
      'During the match this browser was told a fingerprint, but the proof that belongs to it is ' +
      'missing.',
    commitment:
      'During the match this browser was told another fingerprint: this is not the secret that ' +
      'the server had settled on.',
    contributions:
      'What the browsers added is not what this browser was told when the first card was dealt.',
  },
  details: 'What it follows from',
  algorithm: 'Algorithm',
  secret: 'The server’s secret',
  added: (name) => `Added by ${name}’s browser`,
  addedNothing: 'nothing',
  look: 'Back to the match',
};
