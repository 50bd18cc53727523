import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A socket whose owner answers nothing: no pings, and not even that it is closed. */
export async function openRawSocket(base: string, cookie?: string): Promise<Socket> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on('error', () => socket.destroy());
  const head = [
    'GET /socket HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: cGVwaXRlIGF0dGFja2Vycw==',
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  socket.resume();
  return socket;
}

/** A short text in a frame of its own; its mask is all zeros. */
export const rawText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
