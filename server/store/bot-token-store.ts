import type { BotTokenStore } from '../http/bot-token-api.ts';
import type { StoreClient } from './batch.ts';

export const botTokenStore = (client: StoreClient): BotTokenStore => ({
  nameOf: (guest) => client.call('nameOf', guest),
  botToken: (program) => client.call('botToken', program),
  botTokensOf: (owner) => client.call('botTokensOf', owner),
  addBotToken: (token) => client.call('addBotToken', token),
  dropBotToken: (program, owner) => client.call('dropBotToken', program, owner),
});
