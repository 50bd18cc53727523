import type { PlanTexts } from './plans.ts';

export const englishPlans: PlanTexts = {
  title: 'Plans',
  why:
    'They also work while this page is closed, and nobody else can tell. To plan a move, try it ' +
    'before it’s your turn.',
  next: (move, condition, others) =>
    `On your turn you ${[`${move} ${condition}`, ...others].join(', or else ')}.`,
  ifPossible: 'if you can',
  marked: (choice) =>
    `planned for your next turn${['', ', second choice', ', third choice'][choice] ?? ''}`,
  nothing: 'No move is planned for your next turn.',
  offer: 'Play it on my turn, if I can',
  instead: 'Plan this instead',
  fallback: 'Plan this as a second choice',
  drop: 'Drop the plan',
  upcoming: (move) => `As planned, you ${move}.`,
  decide: 'Let me decide',
  used: (move) => `Your plan was used: you ${move}.`,
  impossible: (move) => `Your plan no longer works: you can’t ${move}. Your choice!`,
  expired: 'The round is over, and so is your plan.',
  over: (plans) => `No longer planned: ${plans.map((plan) => `“${plan}”`).join(', ')}.`,
};
