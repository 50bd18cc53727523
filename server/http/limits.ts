import type { Rate } from '@pepite/matches';
import type { ChallengeRates } from '../programs/challenge-limits.ts';

export interface Limits extends ChallengeRates {
  /** What the messages of one socket may cost; an ordinary one costs 1. */
  readonly message: Rate;
  /** What the messages of all sockets of one address may cost. */
  readonly messageOfAddress: Rate;
  /** Requests of one address. */
  readonly request: Rate;
  /** New connections of one address, and requests for files that cost next to nothing. */
  readonly trifle: Rate;
  readonly socketsOfAddress: number;
  /** Sockets in all: beyond that the server is full. */
  readonly sockets: number;
  /** Connections of one address, with those that have not asked for anything yet. */
  readonly connectionsOfAddress: number;
  /** Connections in all, sockets included. */
  readonly connections: number;
  /** How long a request may take to arrive, in milliseconds; its headers have half of that. */
  readonly requestTime: number;
  /** Bytes that wait for a page to read them. */
  readonly unread: number;
  /** Bytes that wait for all pages of an address. */
  readonly unreadOfAddress: number;
}

/** Far above what people do, far below what hurts. One address may be a whole school. */
export const LIMITS: Limits = {
  message: { burst: 60, perSecond: 20 },
  messageOfAddress: { burst: 600, perSecond: 200 },
  request: { burst: 600, perSecond: 10 },
  trifle: { burst: 6000, perSecond: 200 },
  socketsOfAddress: 200,
  sockets: 10_000,
  connectionsOfAddress: 600,
  connections: 12_000,
  requestTime: 30_000,
  unread: 1 << 20,
  unreadOfAddress: 8 << 20,
  challengesOfOne: { burst: 10, perSecond: 0.1 },
  challengesOfAddress: { burst: 60, perSecond: 1 },
  challengesOfPair: { burst: 3, perSecond: 1 / 60 },
  challengesToOne: { burst: 20, perSecond: 0.2 },
};

const UNLIMITED: Rate = { burst: Infinity, perSecond: Infinity };
export const NO_LIMITS: Limits = {
  message: UNLIMITED,
  messageOfAddress: UNLIMITED,
  request: UNLIMITED,
  trifle: UNLIMITED,
  socketsOfAddress: Infinity,
  sockets: Infinity,
  connectionsOfAddress: Infinity,
  connections: Infinity,
  requestTime: LIMITS.requestTime,
  // Memory is finite, whatever is measured.
  unread: LIMITS.unread,
  unreadOfAddress: Infinity,
  challengesOfOne: UNLIMITED,
  challengesOfAddress: UNLIMITED,
  challengesOfPair: UNLIMITED,
  challengesToOne: UNLIMITED,
};

/** Descriptors that are kept for the database, the log and the like. */
const OWN_DESCRIPTORS = 64;

/**
 * The same limits on a machine that lets a process open so many descriptors. No address gets more
 * than half of them, so that the others can always come in.
 */
export function fitted(limits: Limits, descriptors: number): Limits {
  const connections = Math.min(limits.connections, Math.max(descriptors - OWN_DESCRIPTORS, 16));
  if (connections === limits.connections) return limits;
  const half = Math.floor(connections / 2);
  return {
    ...limits,
    connections,
    sockets: Math.min(limits.sockets, Math.floor(connections * 0.8)),
    connectionsOfAddress: Math.min(limits.connectionsOfAddress, half),
    socketsOfAddress: Math.min(limits.socketsOfAddress, half),
  };
}
