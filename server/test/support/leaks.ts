import { deciding, each, itemAt, type Seat } from '@pepite/kernel';
import type {
  ClockState,
  Logged,
  MatchState,
  PlanState,
  Position,
  ServerMessage,
  TalkEntry,
} from '@pepite/protocol';
import type { Truth } from './truth.ts';

/** Whose eyes a message is for. */
export interface Viewer {
  /** Nothing for somebody who only watches. */
  readonly seat: Seat | undefined;
  /** What it said itself last: a refusal may say that again. */
  readonly said: string;
  /** All that its seat has planned: only it may hear of that. */
  readonly planned: string;
}

/** Every field there is, by the kind of thing it is in: a new one has to be thought about here. */
const NAMES = {
  lobby: 'type open live',
  mine: 'type matches',
  presence: 'type match seats spectators',
  match: 'type state',
  moved: 'type match events position clock',
  plans: 'type match plans',
  past: 'type match positions more',
  hint: 'type match ply own moves',
  talk: 'type match entries after',
  refused: 'type id problem',
  pong: 'type',
  state:
    'match setup hints status seats you host inviter unwelcome spectators next clock talk ' +
    'plans position log result unmoved aborted chance',
  setup:
    'game rules options access hints pace standIn startsWhenFull talk talkOff clock timeout ' +
    'sharedChance branch programs',
  chance: 'commitment given contributions',
  talkState: 'kind on',
  said: 'number seat name kind phrase text ply sign',
  position: 'ply own lookBack table',
  event: 'ply actor move unseen outcome',
  listed: 'match game status options clock branch names',
  own:
    'match game status options clock branch names seat yourTurn timeLeft ending ' +
    'replaced resigned alone aborted',
  seat: 'kind name bot present replaceable replaceableIn replaced resigned wantsAbort',
  clock: 'seats running pause paused',
  seatClock: 'left full missed',
  planState: 'standing next outcome',
} as const;
type Kind = keyof typeof NAMES;

/** The same, to be looked up: that is done for every field of every message. */
const FIELDS = new Map<string, ReadonlySet<string>>(
  Object.entries(NAMES).map(([kind, names]) => [kind, new Set(names.split(' '))]),
);

/** A metal card in the notation of records; gold is never hidden. */
const CARD = /\b[BCPSZ](?:10|[1-9])\b/g;

/**
 * All that a move may be said to have brought about: a trick won, and which gold it brought; the
 * verbs for the others and for the player they are about.
 */
const OUTCOME = new RegExp(
  String.raw`^\{(\d)\} \[\1\|(?:wins\|win\] the trick|remporte\|remportez\] le pli)` +
    String.raw`(?:, \{(\d)\} \[\2\|(?:gains\|gain\] gold|gagne\|gagnez\] l’or)\u00A0\d)?$`,
);

/**
 * What everybody has made of a round, and who gets its nugget (A21): points of seats and of no
 * cards, since what they were for is on the table by then.
 */
const SIDE = String.raw`\{\d\}(?: (?:and|et) \{\d\})?`;
const ROUND_END = new RegExp(
  String.raw`^(?:round \d+ ends|fin de la manche \d+\s): ${SIDE} -?\d+ points?` +
    String.raw`(?:, ${SIDE} -?\d+ points?)+(?:\s?; (?:nobody gets the nugget|` +
    String.raw`personne ne prend la pépite|(?:the nugget goes to|la pépite est pour) ${SIDE}))?$`,
);

/** Whether a move that everybody has seen may have brought about what is told of it. */
const isOutcomeOf = (entry: string, told: string): boolean =>
  entry.includes(' play ')
    ? OUTCOME.test(told) || ROUND_END.test(told)
    : entry.endsWith(' end') && ROUND_END.test(told);

/** Messages that were read of late: spectators, and the tabs of one seat, are told the same. */
const read = new Map<string, ServerMessage>();
const MOST_READ = 16;

function messageIn(text: string): ServerMessage {
  const known = read.get(text);
  if (known !== undefined) return known;
  const message = JSON.parse(text) as ServerMessage;
  if (read.size >= MOST_READ) read.clear();
  read.set(text, message);
  return message;
}

/** What a message gives away that its reader may not know. */
export function leaksIn(text: string, viewer: Viewer, truth: Truth): readonly string[] {
  const message = messageIn(text);
  const found = [
    ...strange(message, message.type),
    ...otherHands(text, viewer, truth),
    ...(text.includes('secret') ? ['what a guest is known by'] : []),
    ...(text.includes(truth.chanceSecret) ? ['what chance follows from'] : []),
  ];
  switch (message.type) {
    case 'pong':
      return found;
    case 'lobby': {
      const fields = [...message.open, ...message.live].flatMap((match) =>
        strange(match, 'listed'),
      );
      return [...found, ...fields, ...cards(text, '')];
    }
    case 'mine': {
      const fields = message.matches.flatMap((match) => strange(match, 'own'));
      return [...found, ...fields, ...cards(text, '')];
    }
    case 'presence':
      return [
        ...found,
        ...message.seats.flatMap((seat) => strange(seat, 'seat')),
        ...cards(text, ''),
      ];
    case 'plans':
      return [...found, ...inPlans(message.plans, viewer)];
    case 'refused':
      return [...found, ...cards(text, viewer.said)];
    case 'moved':
      return [
        ...found,
        ...inPosition(message.position, viewer, truth),
        ...inEvents(message.events, viewer, truth),
        ...inClock(message.clock, truth),
        ...message.events.filter(({ ply }) => ply < truth.before).map(() => 'an old move'),
      ];
    case 'hint':
      return [...found, 'a hint that nobody agreed to'];
    case 'talk':
      return [...found, ...cards(text, ''), ...inTalk(message.entries, truth)];
    case 'past':
      return [...found, ...inPast(message.positions, viewer, truth)];
    case 'match':
      return [...found, ...inState(message.state, viewer, truth)];
  }
}

function strange(thing: object, kind: Kind): readonly string[] {
  const known = FIELDS.get(kind);
  const unknown = Object.keys(thing).filter((key) => known?.has(key) !== true);
  return unknown.map((key) => `a field ${key} in ${kind}`);
}

/** Cards that are named and were not named by the reader first. */
function cards(text: string, said: string): readonly string[] {
  return (text.match(CARD) ?? []).filter((card) => !said.includes(card));
}

/** The hand of another seat, wherever it may stand. */
function otherHands(text: string, { seat }: Viewer, { picture, seats }: Truth): readonly string[] {
  const { hands } = picture;
  const isShown = (other: Seat): boolean =>
    other !== seat && (seat === undefined || hands[other] !== hands[seat]);
  return seats
    .filter((other) => isShown(other) && text.includes(itemAt(hands, other)))
    .map((other) => `the hand of seat ${other}`);
}

function inState(state: MatchState, viewer: Viewer, truth: Truth): readonly string[] {
  const found = [
    ...strange(state, 'state'),
    ...strange(state.setup, 'setup'),
    ...state.seats.flatMap((seat) => strange(seat, 'seat')),
    ...(state.talk === undefined ? [] : strange(state.talk, 'talkState')),
    ...(state.chance === undefined ? [] : strange(state.chance, 'chance')),
    ...cards(JSON.stringify({ ...state, position: null, log: null, plans: null }), ''),
    ...(state.plans === undefined ? [] : inPlans(state.plans, viewer)),
  ];
  if (state.position === null) return found;
  const isOld = ({ ply }: Logged): boolean =>
    ply >= truth.picture.round && ply < since(viewer, truth);
  return [
    ...found,
    ...(state.you === (viewer.seat ?? null) ? [] : [`seat ${state.you} instead of its own`]),
    ...inPosition(state.position, viewer, truth),
    ...inEvents(state.log, viewer, truth),
    ...inClock(state.clock, truth),
    ...state.log.filter(isOld).map(({ ply }) => `ply ${ply}, which is too far back`),
  ];
}

/** Plans are told to those who sit there, and name no card that they have not named themselves. */
function inPlans(plans: PlanState, { seat, planned }: Viewer): readonly string[] {
  return [
    ...strange(plans, 'planState'),
    ...(seat === undefined ? ['plans to somebody without a seat'] : []),
    ...cards(JSON.stringify(plans), planned),
  ];
}

/** One of the present is as it is now; none is older than what may be looked at. */
function inPast(positions: readonly Position[], viewer: Viewer, truth: Truth): readonly string[] {
  const isOld = ({ ply }: Position): boolean =>
    ply <= since(viewer, truth) && ply < truth.moves.length;
  return [
    ...positions
      .filter(({ ply }) => ply === truth.moves.length)
      .flatMap((position) => inPosition(position, viewer, truth)),
    ...positions.filter(isOld).map(({ ply }) => `ply ${ply}, which is too far back`),
    ...(viewer.seat === undefined && positions.some((position) => 'hand' in position)
      ? ['a hand to somebody without a seat']
      : []),
  ];
}

/** From where on a viewer may look back at the round under way. */
function since({ seat }: Viewer, { picture }: Truth): number {
  return seat === undefined ? Math.max(...picture.last) : itemAt(picture.last, seat);
}

function inPosition(position: Position, { seat }: Viewer, truth: Truth): readonly string[] {
  const { table, hand, ...rest } = position;
  const { referee, picture } = truth;
  const found = [...strange({ ...rest, table }, 'position')];
  if (JSON.stringify(table) !== picture.table) found.push('a table that is not so');
  if (seat === undefined && 'hand' in position) found.push('a hand to somebody without a seat');
  const own = seat === undefined ? undefined : picture.hands[seat];
  if (own !== JSON.stringify(hand)) found.push('a hand that is not its own');
  const sealed = seat === undefined ? 0 : referee.chosen(seat).length;
  if (rest.own !== sealed) found.push('choices that are not its own');
  return found;
}

/** Signs are put on moves that everybody has seen, and on no others. */
function inTalk(entries: readonly TalkEntry[], { moves }: Truth): readonly string[] {
  return entries.flatMap((entry) => {
    const move = entry.kind === 'reaction' ? (moves[entry.ply] ?? '* deal') : '';
    const found = strange(entry, 'said');
    return move.startsWith('* deal') ? [...found, `a sign on ${move}`] : found;
  });
}

/** Clocks run for those whom everybody sees decide, and for no others. */
function inClock(clock: ClockState | undefined, { referee }: Truth): readonly string[] {
  if (clock === undefined) return [];
  const isPerson = (seat: Seat): boolean => clock.seats[seat] !== null;
  const seen = [...each(deciding(referee.shownTurn))].filter(isPerson);
  return [
    ...strange(clock, 'clock'),
    ...clock.seats.flatMap((seat) => (seat === null ? [] : strange(seat, 'seatClock'))),
    ...(String(clock.running) === String(seen) ? [] : [`clocks of ${String(clock.running)} run`]),
  ];
}

/** A26: a dealt card is its owner's secret; a sealed choice is in no log at all. */
function inEvents(events: readonly Logged[], { seat }: Viewer, truth: Truth): readonly string[] {
  return events.flatMap((event) => {
    const entry = truth.moves[event.ply] ?? '';
    const dealt = /^\* deal (\d)/.exec(entry)?.[1];
    const isSecret = entry === '' || (dealt !== undefined && dealt !== String(seat));
    const found = [...strange(event, 'event'), ...cards(JSON.stringify(event.unseen ?? ''), '')];
    if (isSecret && event.move !== undefined) found.push(`the secret ${event.move}`);
    const outcomes = Object.values(event.outcome ?? {});
    if (!outcomes.every((told) => isOutcomeOf(entry, told))) {
      found.push(`the outcome ${outcomes.join()}`);
    }
    if (!isSecret && `${event.actor} ${event.move}` !== entry) found.push(`not ${entry}`);
    return found;
  });
}
