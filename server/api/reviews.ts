import { NothingSchema } from '@pepite/protocol';
import { ReviewQuery, ReviewStandingSchema } from '../http/review-shapes.ts';
import type { Operation, OperationGroup } from './operation.ts';
import { STAND_INS } from './stand-ins.ts';

const parts = {
  id: { description: 'The id of a match that is over.', example: STAND_INS.finished },
  seat: { description: 'Whose decisions are reviewed, counted from 0.', example: '0' },
};
const query = { schema: ReviewQuery, example: { effort: 'quick' } };

const answerIn = (description: string, state: string) => ({
  description,
  schema: ReviewStandingSchema,
  example: { seat: 0, effort: 'quick', state, done: 0, total: 0, report: null },
});

const PROBLEMS = [
  'no-reviews',
  'no-such-match',
  'not-over',
  'aborted',
  'match-ended',
  'match-broken',
  'no-such-seat',
  'bad-field',
] as const satisfies Operation['problems'];

export const reviews: OperationGroup = {
  name: 'Reviews',
  description: 'What a player could have done better, as `pepite review` finds it.',
  operations: [
    {
      id: 'askForReview',
      method: 'put',
      path: '/api/v1/matches/:id/reviews/:seat',
      summary: 'Has a seat of a match that is over reviewed, and tells how that stands',
      description:
        'Whoever has the link may ask. It is made when no bot is asked anything, one at a time ' +
        'for a guest and for people from the same network, and kept with the match. What is ' +
        'finished is told at once. `Retry-After` says when a refused one may be asked for again.',
      parts,
      query,
      body: { schema: NothingSchema, example: {} },
      answer: answerIn('How it stands.', 'running'),
      problems: [...PROBLEMS, 'too-many-reviews', 'reviews-full'],
    },
    {
      id: 'getReview',
      method: 'get',
      path: '/api/v1/matches/:id/reviews/:seat',
      summary: 'How a review stands; once it is finished, the review',
      description: 'Nothing is begun by that. Ask once a second or less often.',
      parts,
      query,
      answer: answerIn('How it stands.', 'waiting'),
      problems: PROBLEMS,
    },
    {
      id: 'stopReview',
      method: 'delete',
      path: '/api/v1/matches/:id/reviews/:seat',
      summary: 'Says that I do not want a review any more',
      description:
        'It is stopped when nobody wants it any more. What was found is told, and gone on with ' +
        'for a while when somebody asks for it again.',
      parts,
      query,
      answer: answerIn('How it stands.', 'stopped'),
      problems: PROBLEMS,
    },
  ],
};
