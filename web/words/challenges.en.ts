import type { ChallengeTexts } from './challenges.ts';

export const englishChallenges: ChallengeTexts = {
  ask: 'Invite an outside bot',
  title: 'Outside bots you can invite',
  why: 'Programs that people have written, yours among them. A bot has 20 seconds to answer.',
  looking: 'Looking for bots…',
  none: 'No bot that plays this game at a table of this size is connected right now.',
  own: 'yours',
  seat: 'For which seat?',
  askThis: 'Invite',
  askProgram: (name) => `Invite ${name}`,
  look: 'Look again',
  asking: (name) => `Waiting for ${name} to answer…`,
  withdraw: 'Withdraw',
  withdrawFrom: (name) => `Withdraw the invitation to ${name}`,
  declined: {
    busy: (name) => `${name} is busy`,
    game: (name) => `${name} doesn’t play this game`,
    seats: (name) => `${name} doesn’t play at a table of this size`,
    options: (name) => `${name} doesn’t play with these options`,
    time: (name) => `${name} wants another clock`,
    later: (name) => `${name} says: later`,
    other: (name) => `${name} declined`,
    'no-answer': (name) => `${name} didn’t answer`,
  },
};
