// For `node --expose-gc --import`: lets a server that knows nothing of it be asked what it costs.
// It is the same for every server that is measured, and costs nothing while nobody asks. First it
// says which port the system has given a server that asked for any.
import { tracingChannel } from 'node:diagnostics_channel';
import type { Server } from 'node:net';

interface Listen {
  readonly server: Server;
  readonly options?: { readonly port?: number };
}

const anywhere = new WeakSet<Server>();
const tell = ({ server }: Listen): void => {
  const address = server.address();
  if (!anywhere.has(server) || address === null || typeof address === 'string') return;
  process.send?.({ port: address.port });
};
tracingChannel<'net.server.listen', Listen>('net.server.listen').subscribe({
  start() {},
  end() {},
  error() {},
  asyncStart({ server, options }) {
    if (options?.port === 0) anywhere.add(server);
  },
  asyncEnd: tell,
});

process.on('message', (question) => {
  // The last resort gives room for new objects back to the system, too: else that would be most of
  // what a process grows by.
  if (question === 'memory') globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
  const { user, system } = process.cpuUsage();
  process.send?.({ seconds: (user + system) / 1e6, bytes: process.memoryUsage.rss() });
});

// A server that is done may end, although it could still be asked.
process.channel?.unref();

// Whoever measures is gone, however that came.
process.on('disconnect', () => process.exit());
