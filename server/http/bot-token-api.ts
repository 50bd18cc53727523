import type { Clock, Guest } from '@pepite/matches';
import {
  type AddedBot,
  LONGEST_NAME,
  type NewBot,
  NewBotSchema,
  type OwnBot,
  type OwnBots,
  readName,
} from '@pepite/protocol';
import type { FastifyInstance } from 'fastify';
import { newToken, programWith } from '../programs/token.ts';
import { type AddedToken, type BotToken, MOST_TOKENS } from '../store/bot-tokens.ts';
import { guestIn } from './guest-cookie.ts';
import type { OpenPrograms } from './open-programs.ts';
import { sendProblem } from './problems.ts';

/** Where tokens are kept. */
export interface BotTokenStore {
  nameOf(guest: Guest): Promise<string | undefined>;
  botToken(program: Guest): Promise<BotToken | undefined>;
  botTokensOf(owner: Guest): Promise<readonly BotToken[]>;
  addBotToken(token: BotToken): Promise<AddedToken>;
  dropBotToken(program: Guest, owner: Guest): Promise<boolean>;
}

/** A token costs two rows of the store. */
const COSTLY = { config: { cost: 20 } };

const ownBot = ({ program, name, date }: BotToken): OwnBot => ({ bot: program, name, date });

/** Where people make tokens for programs of theirs, and revoke them. */
export function addBotTokenApi(
  app: FastifyInstance,
  store: BotTokenStore,
  open: OpenPrograms,
  clock: Clock,
): void {
  app.get('/api/me/bots', async (request, reply) => {
    const guest = guestIn(request);
    const tokens = guest === undefined ? [] : await store.botTokensOf(guest);
    return reply.send({ bots: tokens.map(ownBot), most: MOST_TOKENS } satisfies OwnBots);
  });

  app.post<{ Body: NewBot }>(
    '/api/me/bots',
    { ...COSTLY, schema: { body: NewBotSchema } },
    async (request, reply) => {
      const owner = guestIn(request);
      if (owner === undefined) return sendProblem(reply, { kind: 'no-guest' });
      const name = readName(request.body.name);
      if (name === undefined) return sendProblem(reply, { kind: 'name-wrong', most: LONGEST_NAME });
      // Whoever has no name is not remembered, so nobody could revoke it.
      if ((await store.nameOf(owner)) === undefined) return sendProblem(reply, { kind: 'no-name' });
      const token = newToken();
      const kept = { program: programWith(token) ?? '', owner, name, date: clock.date() };
      if ((await store.addBotToken(kept)) === 'too-many') {
        return sendProblem(reply, { kind: 'too-many-bots', most: MOST_TOKENS });
      }
      return reply.status(201).send({ ...ownBot(kept), token } satisfies AddedBot);
    },
  );

  app.delete<{ Params: { readonly bot: string } }>('/api/me/bots/:bot', async (request, reply) => {
    const owner = guestIn(request);
    if (owner === undefined) return sendProblem(reply, { kind: 'no-guest' });
    const { bot } = request.params;
    if (!(await store.dropBotToken(bot, owner))) return sendProblem(reply, { kind: 'not-found' });
    open.revoked(bot);
    return reply.send({});
  });
}
