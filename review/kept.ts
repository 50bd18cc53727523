import { isBotName } from '@pepite/bots';
import { PROGRAM, type Read, type Why } from '@pepite/kernel';
import type { CalibrationOrder } from './calibration/order.ts';
import type { CalibrationResult } from './calibration/run.ts';
import type { KnownOrder } from './order.ts';
import { piecesIn, piecesOf, slicesIn } from './pieces.ts';
import type { ReviewResult } from './result.ts';

const NOT_JSON: Why = { en: 'it isn’t JSON', fr: 'ce n’est pas du JSON' };
const NOT_REVIEW: Why = {
  en: 'it isn’t what such a command keeps',
  fr: 'ce n’est pas ce que garde une telle commande',
};
const OTHER_ORDER: Why = {
  en: 'it was made with another match or other flags',
  fr: 'elle concerne une autre partie ou d’autres options',
};
const otherProgram = (program: string): Why => ({
  en: `it was made by ${program}`,
  fr: `elle a été faite par ${program}`,
});

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): Read<Fields, Why> {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? { value } : { problem: NOT_REVIEW };
  } catch {
    return { problem: NOT_JSON };
  }
}

/** Whether a document has these values, in whatever order its keys come. */
const agrees = (fields: Fields, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => sameText(fields[key], value));

const sameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Why a document can't be gone on with, by what all of them have. */
function whyNot(fields: Fields, kind: string, order: object): Why | undefined {
  if (fields[kind] !== 1 || typeof fields['program'] !== 'string') return NOT_REVIEW;
  if (!agrees(fields, order)) return OTHER_ORDER;
  return fields['program'] === PROGRAM ? undefined : otherProgram(fields['program']);
}

/** What an earlier review has left, if this one can go on with it. */
export function readKeptReview(text: string, order: KnownOrder): Read<ReviewResult, Why> {
  const read = parse(text);
  if ('problem' in read) return read;
  const { record, seats, effort, seed } = order;
  const why = whyNot(read.value, 'review', { record, seats, effort, seed });
  if (why !== undefined) return { problem: why };
  return isWhole(read.value, order) ? { value: read.value } : { problem: NOT_REVIEW };
}

/** Whether as much was found as it says, of the right pieces. */
function isWhole(fields: Fields, order: KnownOrder): fields is Fields & ReviewResult {
  const { slices, found, isFinished } = fields;
  const pieces = piecesOf(order);
  if (typeof slices !== 'number' || !Number.isInteger(slices) || !Array.isArray(found))
    return false;
  if (slices < 0 || slices > slicesIn(pieces)) return false;
  if (isFinished !== (slices === slicesIn(pieces))) return false;
  if (found.length !== piecesIn(pieces, slices)) return false;
  return found.every((item: unknown, index) => {
    const piece = pieces[index];
    if (piece === undefined || !isFields(item)) return false;
    return item['kind'] === piece.kind && item['ply'] === piece.ply && isFound(item);
  });
}

const isEstimate = (value: unknown): boolean =>
  isFields(value) && typeof value['mean'] === 'number' && typeof value['error'] === 'number';

function isFound(item: Fields): boolean {
  const { kind, gains, chances, seen, points } = item;
  if (kind === 'luck') return Array.isArray(gains) && gains.every(isEstimate);
  if (kind === 'open') return isNumbers(chances) && isNumbers(seen);
  const isText = typeof item['chosen'] === 'string' && typeof item['best'] === 'string';
  const estimates = ['known', 'chance', 'worth', 'any'].map((key) => item[key]);
  const isPoints = points === undefined || isEstimate(points);
  return isText && isPoints && isNumber(item['seat']) && estimates.every(isEstimate);
}

const isNumber = (value: unknown): boolean => typeof value === 'number';
const isNumbers = (value: unknown): boolean => Array.isArray(value) && value.every(isNumber);

/** The same for a calibration, which may be asked for more matches than before. */
export function readKeptCalibration(
  text: string,
  order: CalibrationOrder,
): Read<CalibrationResult, Why> {
  const read = parse(text);
  if ('problem' in read) return read;
  const { game, seats, effort, iterations, seed } = order;
  const why = whyNot(read.value, 'calibration', { game, seats, effort, iterations, seed });
  if (why !== undefined) return { problem: why };
  return isSampled(read.value, seats) ? { value: read.value } : { problem: NOT_REVIEW };
}

const isSampled = (fields: Fields, seats: number): fields is Fields & CalibrationResult =>
  Array.isArray(fields['samples']) &&
  fields['samples'].every((samples: unknown) => isMatch(samples, seats));

const isMatch = (samples: unknown, seats: number): boolean =>
  Array.isArray(samples) && samples.length === seats && samples.every(isSample);

const isSample = (sample: unknown): boolean =>
  isFields(sample) &&
  typeof sample['level'] === 'string' &&
  isBotName(sample['level']) &&
  (sample['accuracy'] === null || isNumber(sample['accuracy'])) &&
  typeof sample['isWinner'] === 'boolean';
