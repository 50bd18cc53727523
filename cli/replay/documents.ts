import { itemAt } from '@pepite/kernel';

const NEWLINE = 10;

/** The records of a file, not decoded yet: one JSON document, or one on each line. */
export function documentsIn(bytes: Buffer): readonly Buffer[] {
  const lines = linesOf(bytes);
  // A document laid out over several lines has a first line that is no JSON.
  const isOneDocument = lines.length > 1 && !isJson(itemAt(lines, 0)) && isJson(bytes);
  return isOneDocument ? [bytes] : lines;
}

function linesOf(bytes: Buffer): readonly Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline < 0 ? bytes.length : newline;
    const line = bytes.subarray(start, end);
    if (!isBlank(line)) lines.push(line);
    start = end + 1;
  }
  return lines;
}

const isBlank = (line: Buffer): boolean => line.every((byte) => byte <= 32);

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(decode(bytes) ?? '');
    return true;
  } catch {
    return false;
  }
}

/** The text of a document, unless its bytes are no text. */
export function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
