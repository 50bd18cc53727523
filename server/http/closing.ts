import type { WebSocket } from '@fastify/websocket';

/** The server starts again: whoever is closed with this comes back, as the protocol numbers it. */
const RESTARTING = 1012;
/** How long a page has to answer that it is closed, in milliseconds; some never do. */
const ANSWER_WITHIN = 2000;

/** Says good-bye to all, and ends the connections of those who don't say it back in time. */
export async function closeSockets(sockets: ReadonlySet<WebSocket>): Promise<void> {
  const closed = [...sockets].map(
    (socket) =>
      new Promise<void>((resolve) => {
        socket.once('close', () => resolve());
        socket.close(RESTARTING);
      }),
  );
  const timer = setTimeout(() => {
    for (const socket of sockets) socket.terminate();
  }, ANSWER_WITHIN);
  await Promise.all(closed);
  clearTimeout(timer);
}
