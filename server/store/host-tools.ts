import { join } from 'node:path';
import Database from 'better-sqlite3';
import { BlockTable } from './block-table.ts';
import type { HostTools } from './blocks.ts';
import { BotTokenTable } from './bot-token-table.ts';
import { checkOwner } from './check.ts';
import { PATIENCE } from './database.ts';
import { FILE, hasData } from './folder.ts';
import { lockFolder } from './lock.ts';
import { OrderTable } from './order-table.ts';
import { StoreProblem, storeProblemOf } from './problem.ts';
import { ReportTable } from './report-table.ts';
import { SCHEMA_VERSION } from './schema.ts';

/**
 * Opens a data folder for its host beside the server that may run on it, for as long as `work`
 * takes. What is written are rows that the server only reads: neither gets in the other's way.
 */
export async function withFolderTools<R>(
  folder: string,
  work: (tools: HostTools) => Promise<R>,
): Promise<R> {
  try {
    if (!hasData(folder)) throw new StoreProblem('missing', `there is no ${join(folder, FILE)}`);
    const release = lockFolder(folder, 'back-up');
    try {
      return await inFile(join(folder, FILE), work);
    } finally {
      release();
    }
  } catch (error) {
    throw storeProblemOf(error);
  }
}

async function inFile<R>(path: string, work: (tools: HostTools) => Promise<R>): Promise<R> {
  const database = new Database(path, { fileMustExist: true, timeout: PATIENCE });
  try {
    const version = checkOwner(database);
    if (version < SCHEMA_VERSION) {
      throw new StoreProblem('earlier', `the data is version ${version}`);
    }
    database.pragma('synchronous = FULL');
    return await work(toolsOf(database));
  } finally {
    database.close();
  }
}

function toolsOf(database: Database.Database): HostTools {
  const table = new BlockTable(database);
  const reports = new ReportTable(database);
  const orders = new OrderTable(database);
  const tokens = new BotTokenTable(database);
  return {
    tables: () => Promise.resolve(table.tables()),
    blocks: (date) => Promise.resolve(table.blocks(date)),
    guestsLike: (start) => Promise.resolve(table.guestsLike(start)),
    hasSeat: (guest) => Promise.resolve(table.hasSeat(guest)),
    block: (block, date) =>
      Promise.resolve(database.transaction(() => table.block(block, date)).immediate()),
    unblock: (guest) => Promise.resolve(table.unblock(guest)),
    reports: () => Promise.resolve(reports.reports()),
    dropReports: (guest) => Promise.resolve(reports.dropReports(guest)),
    endMatch: (match, date) => Promise.resolve(orders.endMatch(match, date)),
    renameGuest: (guest, name, date) => Promise.resolve(orders.renameGuest(guest, name, date)),
    botTokens: () => Promise.resolve(tokens.botTokens()),
    addBotToken: (token) =>
      Promise.resolve(database.transaction(() => tokens.addBotToken(token)).immediate()),
    dropBotToken: (program) => Promise.resolve(tokens.dropBotToken(program, null)),
  };
}
