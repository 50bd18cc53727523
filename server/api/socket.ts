import { CLIENT_MESSAGES, type ClientMessage } from '@pepite/protocol';
import { SERVER_MESSAGES } from '@pepite/protocol/described';
import type { SocketChannel } from './channel.ts';
import { STAND_INS } from './stand-ins.ts';

const { match } = STAND_INS;

/** Ann sets up the table that she has opened, plays with Ben and a bot, and leaves. */
const examples: readonly ClientMessage[] = [
  { type: 'ping' },
  { type: 'lobby', id: 1 },
  { type: 'watch', id: 2, match },
  { type: 'stand', id: 3 },
  { type: 'sit', id: 4, seat: 1 },
  { type: 'seat-companion', id: 5, seat: 0, name: 'Camille' },
  { type: 'unseat', id: 6, seat: 0 },
  { type: 'seat-bot', id: 7, seat: 0, bot: 'newcomer' },
  { type: 'say', id: 8, text: 'Well met' },
  { type: 'say-phrase', id: 9, phrase: 'good-luck' },
  { type: 'allow-talk', id: 10, on: false },
  { type: 'allow-talk', id: 11, on: true },
  { type: 'hear', id: 12, after: 0 },
  {
    type: 'contribute',
    id: 13,
    contributions: [{ seat: 1, value: '00112233445566778899aabbccddeeff' }],
  },
  { type: 'start', id: 14 },
  { type: 'pace', id: 15, pace: 'quick' },
  { type: 'pause', id: 16, on: true },
  { type: 'pause', id: 17, on: false },
  { type: 'plan', id: 18, plan: 'only-move', on: false },
  { type: 'plan-moves', id: 19, ply: 0, moves: [] },
  { type: 'react', id: 20, ply: 0, sign: 'bravo' },
  { type: 'hint', id: 21, ply: 12, own: 0 },
  { type: 'move', id: 22, ply: 12, own: 0, move: 'bid Z10' },
  { type: 'take-back', id: 23, ply: 12 },
  { type: 'look-back', id: 24 },
  { type: 'replace', id: 25, seat: 2 },
  { type: 'leave', id: 26 },
  { type: 'reclaim', id: 27 },
  { type: 'abort', id: 28, on: true },
  { type: 'resign', id: 29 },
  { type: 'rematch', id: 30 },
  { type: 'unlist', id: 31, match, on: true },
];

export const socket: SocketChannel = {
  id: 'socket',
  path: '/socket',
  description:
    'What pages play over. Each message is one JSON object of at most 1,024 characters. A client ' +
    'watches the lobby or one match and is told whatever changes there, as far as its seat may ' +
    'know it; what it says is about the match that it watches. A message with an `id` that is ' +
    'refused is named by it. With `?companion=1` somebody else on the same device plays.',
  asks: 'guest',
  said: CLIENT_MESSAGES,
  heard: SERVER_MESSAGES,
  examples,
};
