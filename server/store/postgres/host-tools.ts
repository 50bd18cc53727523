import type { HostTools } from '../blocks.ts';
import { BlockRows } from './block-rows.ts';
import { BotTokenRows } from './bot-token-rows.ts';
import { Connection } from './connection.ts';
import { versionOf } from './migration.ts';
import { OrderRows } from './order-rows.ts';
import { DatabaseProblem, databaseProblemOf } from './problem.ts';
import { ReportRows } from './report-rows.ts';
import { SCHEMA_VERSION } from './schema.ts';
import { readDatabaseUrl } from './settings.ts';

/** Connects to a database for its host, beside the servers on it, for as long as `work` takes. */
export async function withDatabaseTools<R>(
  url: string,
  work: (tools: HostTools) => Promise<R>,
): Promise<R> {
  const settings = readDatabaseUrl(url);
  const { where } = settings;
  const connection = await Connection.open(settings);
  try {
    const version = await versionOf(connection, where);
    if (version === 0) throw new DatabaseProblem('missing', where, 'there are no tables');
    if (version < SCHEMA_VERSION) {
      throw new DatabaseProblem('earlier', where, `the data is version ${version}`);
    }
    return await work(toolsOf(connection));
  } catch (error) {
    throw databaseProblemOf(error, where);
  } finally {
    connection.abandon();
  }
}

function toolsOf(connection: Connection): HostTools {
  const blocks = new BlockRows(connection);
  const reports = new ReportRows(connection);
  const orders = new OrderRows(connection);
  const tokens = new BotTokenRows(connection);
  return {
    tables: () => blocks.tables(),
    blocks: (date) => blocks.blocks(date),
    guestsLike: (start) => blocks.guestsLike(start),
    hasSeat: (guest) => blocks.hasSeat(guest),
    block: (block, date) => blocks.block(block, date),
    unblock: (guest) => blocks.unblock(guest),
    reports: () => reports.reports(),
    dropReports: (guest) => reports.dropReports(guest),
    endMatch: (match, date) => orders.endMatch(match, date),
    renameGuest: (guest, name, date) => orders.renameGuest(guest, name, date),
    botTokens: () => tokens.botTokens(),
    addBotToken: (token) => tokens.addBotToken(token),
    dropBotToken: (program) => tokens.dropBotToken(program, null),
  };
}
