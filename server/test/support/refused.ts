import type { IncomingMessage } from 'node:http';
import type { Problem } from '@pepite/protocol';
import type { WebSocket } from 'ws';
import { within } from './deadline.ts';

export interface Refused {
  readonly status: number | undefined;
  readonly kind: string;
  readonly retryAfter: string | undefined;
}

/** What a page is told that may not open a socket. */
export function refusalOf(socket: WebSocket): Promise<Refused> {
  const refused = new Promise<Refused>((resolve, reject) => {
    socket.on('open', () => {
      socket.terminate();
      reject(new Error('the socket was opened'));
    });
    socket.on('error', () => {});
    socket.on('unexpected-response', (_request, response: IncomingMessage) => {
      let body = '';
      response.on('data', (part: Buffer) => {
        body += part.toString();
      });
      response.on('end', () => {
        const { problem } = JSON.parse(body) as { readonly problem: Problem };
        const retryAfter = response.headers['retry-after'];
        resolve({ status: response.statusCode, kind: problem.kind, retryAfter });
      });
    });
  });
  return within(10, 'a socket is refused', refused);
}
