import { askRecord, recordPath } from '../site/api.ts';
import { connection } from '../site/connection.svelte.ts';
import type { Wire } from './wire.ts';

/** The server, through the one socket of the page. */
export const serverWire: Wire = {
  get isOpen() {
    return connection.isOpen;
  },
  get session() {
    return connection.session;
  },
  watch: (topic, listener) => connection.watch(topic, listener),
  send: (request) => connection.send(request),
  addressOf: (match) => `/m/${match}`,
  recordOf: askRecord,
  downloadOf: (match) => `${recordPath(match)}?download`,
};
