import type { Problem, ServerMessage } from '@pepite/protocol';

/** Every reason for a refusal that there is; the compiler misses one that is not here. */
const PROBLEMS: Readonly<Record<Problem['kind'], true>> = {
  'bad-field': true,
  'no-clock': true,
  paused: true,
  'bad-request': true,
  blocked: true,
  'bots-wrong': true,
  busy: true,
  crowded: true,
  failed: true,
  fault: true,
  'foreign-origin': true,
  full: true,
  'hint-failed': true,
  'hint-pending': true,
  'link-used': true,
  'no-guest': true,
  'still-seated': true,
  'no-hints': true,
  'not-deciding': true,
  'game-unknown': true,
  'match-broken': true,
  'match-ended': true,
  'name-taken': true,
  'name-wrong': true,
  'no-name': true,
  'no-such-match': true,
  'no-such-seat': true,
  'not-a-message': true,
  'not-found': true,
  'not-full': true,
  'not-host': true,
  'not-json': true,
  'not-over': true,
  'not-playing': true,
  'not-replaced': true,
  'not-seated': true,
  'not-waiting': true,
  'not-watching': true,
  notation: true,
  'nothing-to-take-back': true,
  'option-not-count': true,
  'option-not-data': true,
  'option-not-flag': true,
  'option-unknown': true,
  'options-not-object': true,
  'options-unplayable': true,
  replaced: true,
  'seat-open': true,
  'seat-taken': true,
  'seats-wrong': true,
  stale: true,
  'still-here': true,
  'too-fast': true,
  'too-long': true,
  'too-many-matches': true,
  'too-many-reports': true,
  'unknown-type': true,
  unwelcome: true,
};

const TYPES: Readonly<Record<ServerMessage['type'], true>> = {
  hint: true,
  lobby: true,
  match: true,
  mine: true,
  moved: true,
  past: true,
  pong: true,
  presence: true,
  refused: true,
};

/** Reads what a server said; it says nothing that the protocol does not know. */
export function readAnswer(text: string): ServerMessage {
  const message = JSON.parse(text) as ServerMessage;
  const isKnown =
    Object.hasOwn(TYPES, message.type) &&
    (message.type !== 'refused' || Object.hasOwn(PROBLEMS, message.problem.kind));
  if (!isKnown) throw new Error(`an unknown answer: ${text.slice(0, 200)}`);
  return message;
}
