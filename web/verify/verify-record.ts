import { CHANCE_WORDS, readProof, type ChanceProof, verify, type Verdict } from '@pepite/chance';
import type { Language, MatchRecord, Read } from '@pepite/kernel';
import {
  compareWithTold,
  type Comparison,
  toldOfRecord,
} from '../match/fair-chance/told-chance.ts';
import { openRecord } from '../replay/open-file.ts';
import type { KeyValueStore } from '../site/storage.ts';
import type { AnyProblem } from '../words/problem.ts';

/** What was found about one record. */
export interface Checked {
  readonly record: MatchRecord;
  readonly verdict: Verdict;
  /** What the proof says, where it can be read. */
  readonly proof: ChanceProof | undefined;
  /** How that compares with what this browser was told; nothing if it was told nothing. */
  readonly comparison: Comparison | undefined;
}

/** Works out again what chance brought in a record, and compares it with what was told here. */
export async function checkRecord(
  text: string,
  told: KeyValueStore,
  match?: string,
): Promise<Read<Checked, AnyProblem>> {
  const opened = await openRecord(text);
  if ('problem' in opened) return opened;
  const { game, record } = opened.value;
  const verdict = verify(game, record);
  const read = readProof(record['chance'], record.seats);
  const proof = 'value' in read ? read.value : undefined;
  const known = toldOfRecord(told, match, proof);
  const comparison = known && compareWithTold(known, proof);
  return { value: { record, verdict, proof, comparison } };
}

/** Whether everything is as it should be, as far as there is anything to prove. */
export function outcomeOf({ verdict, comparison }: Checked): 'proven' | 'wrong' | 'nothing' {
  const isSame = comparison === undefined || comparison === 'same' || comparison === 'same-early';
  if (verdict.kind === 'wrong' || !isSame) return 'wrong';
  return verdict.kind === 'proven' ? 'proven' : 'nothing';
}

/** What was found, in words. */
export const toldIn = (
  language: Language,
  { verdict, record }: Checked,
  replayProblem: (problem: AnyProblem) => string,
): readonly string[] =>
  CHANCE_WORDS[language].verdict(verdict, {
    names: record.players.map(({ name }) => name),
    firstMove: 1,
    replayProblem,
  });
