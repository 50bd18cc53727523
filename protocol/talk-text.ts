import { readLetters } from './letters.ts';
import { LONGEST_TALK, type TalkTextProblem } from './talk.ts';

/** The text as it will be shown, one line, or why it can't be. */
export function readTalk(
  input: string,
): { readonly value: string } | { readonly problem: TalkTextProblem } {
  const letters = readLetters(input);
  if (letters === undefined || letters.length === 0)
    return { problem: { kind: 'talk-unreadable' } };
  if (letters.length > LONGEST_TALK) {
    return { problem: { kind: 'talk-too-long', most: LONGEST_TALK } };
  }
  return { value: letters.join('') };
}
