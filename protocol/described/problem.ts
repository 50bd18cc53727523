import { type TSchema, Type } from 'typebox';
import type { Problem } from '../problem.ts';
import { orNull } from './describing.ts';
import { TranslatedSchema } from './record.ts';

type Kind = Problem['kind'];

/** All that a problem of some kind says besides its kind. */
type Fields = {
  readonly [K in Kind]: {
    readonly [F in Exclude<keyof Extract<Problem, { readonly kind: K }>, 'kind'>]: TSchema;
  };
};

const none = {};
const text = Type.String();
const number = Type.Integer();
const texts = Type.Array(Type.String());

/** A kind or a field that is missing here, or that there is not, does not compile. */
const FIELDS: Fields = {
  // Of any message or request.
  'too-long': { most: number },
  'not-json': none,
  'not-a-message': none,
  'unknown-type': { known: texts },
  'bad-field': { field: text },
  'too-fast': none,
  'bad-request': none,
  'not-found': none,
  failed: none,
  full: none,
  'no-guest': none,
  'link-used': none,
  'still-seated': none,
  blocked: { until: orNull(number, { description: 'A date in milliseconds; null: for ever.' }) },
  'address-wrong': none,
  'no-token': none,
  'too-many-bots': { most: number },
  'too-many-streams': none,
  'foreign-origin': none,
  // Of a match.
  stale: none,
  'no-such-match': none,
  'not-watching': none,
  'not-seated': none,
  'no-such-seat': none,
  'seat-taken': none,
  'seat-open': none,
  'no-name': none,
  'not-host': none,
  'not-full': none,
  'not-waiting': none,
  'not-playing': none,
  'not-over': none,
  'still-here': none,
  'not-replaced': none,
  replaced: none,
  aborted: none,
  resigned: none,
  'still-playing': none,
  'no-clock': none,
  paused: none,
  'no-such-plan': none,
  'no-hints': none,
  'not-deciding': none,
  'hint-pending': none,
  'hint-failed': none,
  busy: none,
  'too-many-matches': none,
  'name-taken': none,
  unwelcome: none,
  'no-programs': none,
  'no-such-program': none,
  'several-programs': none,
  'not-challenged': none,
  'challenges-too-much': { seconds: number },
  'position-wrong': none,
  'position-over': none,
  crowded: none,
  'match-broken': none,
  'match-ended': none,
  'talk-off': none,
  'phrases-only': none,
  'tells-cards': none,
  'talks-too-much': none,
  'no-such-event': none,
  'talk-too-long': { most: number },
  'talk-unreadable': none,
  'too-many-reports': none,
  'no-reviews': none,
  'too-many-reviews': none,
  'reviews-full': none,
  // Of a new match, or of a name.
  'game-unknown': { known: texts },
  'seats-wrong': { least: number, most: number },
  'bots-wrong': { seats: number },
  'name-wrong': { most: number },
  'options-not-object': none,
  'option-unknown': { option: text, known: texts },
  'option-not-flag': { option: text },
  'option-not-count': { option: text, least: number, most: number },
  'option-not-data': { option: text, why: TranslatedSchema },
  'options-unplayable': { why: TranslatedSchema },
  // Of a move.
  fault: { fault: text, clause: text },
  notation: { text, clause: text },
  'nothing-to-take-back': none,
};

const entries = Object.entries(FIELDS);
const plain = entries.filter(([, fields]) => Object.keys(fields).length === 0);
const telling = entries.filter(([, fields]) => Object.keys(fields).length > 0);

/** Every reason that a server ever gives for not doing something. */
export const ProblemSchema = Type.Unsafe<Problem>(
  Type.Union(
    [
      Type.Object({ kind: Type.Union(plain.map(([kind]) => Type.Literal(kind))) }),
      ...telling.map(([kind, fields]) => Type.Object({ kind: Type.Literal(kind), ...fields })),
    ],
    {
      title: 'Problem',
      description: 'Why something was not done, by its kind; nothing has changed then.',
    },
  ),
);
