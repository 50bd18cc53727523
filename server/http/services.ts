import type { LobbyFeed, MatchRegistry } from '@pepite/matches';
import type { Metrics } from '../metrics.ts';

/** What requests and sockets need of the program behind them. */
export interface HttpServices {
  readonly registry: MatchRegistry;
  readonly lobby: LobbyFeed;
  readonly metrics: Metrics;
  /** Called with errors that the program has recovered from. */
  readonly report: (error: unknown) => void;
}
