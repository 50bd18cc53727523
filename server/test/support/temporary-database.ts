import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { Connection } from '../../store/postgres/connection.ts';
import { readDatabaseUrl } from '../../store/postgres/settings.ts';

/** Connects to a database until the test ends. */
export async function connectTo(url: string): Promise<Connection> {
  const connection = await Connection.open(readDatabaseUrl(url));
  onTestFinished(() => connection.abandon());
  return connection;
}

/** The address of the PostgreSQL that tests use. */
async function serverUrl(): Promise<string> {
  const answer = await fetch(inject('postgresDoor'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/**
 * As good as an empty PostgreSQL database for one test, gone when the test is; its address. It is a
 * schema of its own, since to make a database takes a hundred times as long.
 */
export async function temporaryDatabase(): Promise<string> {
  const server = await serverUrl();
  const name = `pepite_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE SCHEMA ${name}`);
  onTestFinished(() => onServer(server, `DROP SCHEMA ${name} CASCADE`));
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${name}`);
  url.searchParams.set('application_name', name);
  return url.href;
}

/** The same as a database of its own, for what makes schemas. */
export async function wholeDatabase(): Promise<string> {
  const server = await serverUrl();
  const name = `pepite_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  onTestFinished(() => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`));
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

async function onServer(server: string, script: string): Promise<void> {
  const connection = await Connection.open(readDatabaseUrl(server));
  try {
    await connection.run(script);
  } finally {
    await connection.close();
  }
}
