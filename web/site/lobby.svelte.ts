import type { Lobby } from '@pepite/protocol';
import { connection } from './connection.svelte.ts';

/** The lobby as a page watches it: nothing until the server has told it for the first time. */
export class LiveLobby {
  #lobby = $state.raw<Lobby>();

  get lobby(): Lobby | undefined {
    return this.#lobby;
  }

  /** Watches from now on; returns what stops it. */
  watch(): () => void {
    return connection.watch({ type: 'lobby' }, (message) => {
      if (message.type === 'lobby') this.#lobby = message.lobby;
    });
  }
}
