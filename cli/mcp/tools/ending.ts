import { printRecord } from '@pepite/kernel';
import type { Answer } from '../answer.ts';
import type { Act } from '../session.ts';
import { tellResult } from '../tell.ts';

export const result: Act<'result'> = (session, { match }) =>
  session.at(match, (seat) => {
    const { status, result: found } = seat.state;
    const data = { match, status, names: seat.names, result: found };
    return { text: tellResult(session, seat), data };
  });

export const record: Act<'record'> = (session, { match }) =>
  session.at(match, async (seat): Promise<Answer> => {
    const found = await session.matches.find(match)?.registry.recordOf(match);
    if (found === undefined) throw new Error(`match ${match} has no registry`);
    if ('problem' in found) return session.refuse(found.problem, seat.game);
    return { text: printRecord(found.value), data: found.value };
  });
