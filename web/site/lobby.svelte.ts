import type { LobbyMatch, OwnMatch } from '@pepite/protocol';
import { connection } from './connection.svelte.ts';
import { closeNotices } from './shown-notices.ts';

/** The lobby as a page watches it: nothing until the server has told it for the first time. */
export class LiveLobby {
  #open = $state.raw<readonly LobbyMatch[]>();
  #live = $state.raw<readonly LobbyMatch[]>();
  #mine = $state.raw<readonly OwnMatch[]>();

  /** Public matches that wait for players. */
  get open(): readonly LobbyMatch[] | undefined {
    return this.#open;
  }

  /** Public matches being played. */
  get live(): readonly LobbyMatch[] | undefined {
    return this.#live;
  }

  /** The reader's own matches, the latest first. */
  get mine(): readonly OwnMatch[] | undefined {
    return this.#mine;
  }

  /** Watches from now on; returns what stops it. */
  watch(): () => void {
    return connection.watch({ type: 'lobby' }, (message) => {
      if (message.type === 'lobby') {
        this.#open = message.open;
        this.#live = message.live;
      } else if (message.type === 'mine') {
        this.#mine = message.matches;
        const waiting = message.matches.filter(({ yourTurn }) => yourTurn).map((one) => one.match);
        void closeNotices((match) => !waiting.includes(match)).catch(() => undefined);
      }
    });
  }
}
