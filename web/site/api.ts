import type { Read } from '@pepite/kernel';
import type {
  AddedBot,
  ConnectedPrograms,
  Created,
  DeviceLink,
  Invitation,
  Me,
  NewBranchRequest,
  NewMatchRequest,
  OwnBots,
  Problem,
  ReportRequest,
} from '@pepite/protocol';

/** The server could not be asked at all. */
export interface Unreachable {
  readonly kind: 'unreachable';
}

export type Answer<V> = Promise<Read<V, Problem | Unreachable>>;

/** A request that takes longer is as good as lost. */
const LONGEST_WAIT = 8000;

const UNREACHABLE = { problem: { kind: 'unreachable' } } as const;

/** Our own server is trusted to answer in the shapes of the protocol. */
export async function ask<V>(path: string, request: RequestInit = {}): Answer<V> {
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT);
    const response = await fetch(path, { credentials: 'same-origin', signal, ...request });
    const body: unknown = await response.json();
    if (response.ok) return { value: body as V };
    const { problem } = body as { readonly problem?: Problem };
    return problem === undefined ? UNREACHABLE : { problem };
  } catch {
    return UNREACHABLE;
  }
}

export const send = <V>(method: string, path: string, body: unknown): Answer<V> =>
  ask(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export const askMe = (): Answer<Me> => ask('/api/me');
export const putName = (name: string): Answer<Me> => send('PUT', '/api/me', { name });
export const makeDeviceLink = (): Answer<DeviceLink> => send('POST', '/api/me/link', {});
export const takeDeviceLink = (code: string): Answer<Me> => send('POST', '/api/link', { code });
export const logOut = (): Answer<object> => send('POST', '/api/me/log-out', {});
export const logOutOthers = (): Answer<object> => send('POST', '/api/me/log-out-others', {});
export const forgetMe = (): Answer<object> => send('POST', '/api/me/forget', {});
export const askBots = (): Answer<OwnBots> => ask('/api/me/bots');
export const postBot = (name: string): Answer<AddedBot> => send('POST', '/api/me/bots', { name });
export const deleteBot = (bot: string): Answer<object> =>
  ask(`/api/me/bots/${bot}`, { method: 'DELETE' });
/** Programs from outside that may be asked to play, for a game and a size of table. */
export const askPrograms = (game?: string, seats?: number): Answer<ConnectedPrograms> => {
  const wanted = new URLSearchParams();
  if (game !== undefined) wanted.set('game', game);
  if (seats !== undefined) wanted.set('seats', String(seats));
  return ask(`/api/programs?${wanted.toString()}`);
};
export const challengeProgram = (match: string, seat: number, program: string): Answer<object> =>
  send('POST', `/api/matches/${match}/challenges`, { seat, program });
export const withdrawChallenge = (match: string, seat: number): Answer<object> =>
  ask(`/api/matches/${match}/challenges/${seat}`, { method: 'DELETE' });
export const askInvitation = (): Answer<Invitation> => ask('/api/invitation');
export const createMatch = (setup: NewMatchRequest): Answer<Created> =>
  send('POST', '/api/matches', setup);
export const createBranch = (setup: NewBranchRequest): Answer<Created> =>
  send('POST', '/api/branches', setup);
export const reportPlayer = (match: string, report: ReportRequest): Answer<object> =>
  send('POST', `/api/matches/${match}/reports`, report);
export const askRecord = (match: string): Answer<unknown> => ask(`/api/matches/${match}/record`);
