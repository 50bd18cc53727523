import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { connectTo } from './temporary-database.ts';

/** A role of its own on a temporary database, until the test ends; the address to connect as it. */
export async function withRole(
  url: string,
  grants: (schema: string, role: string) => string,
): Promise<string> {
  const { searchParams } = new URL(url);
  const schema = searchParams.get('application_name') ?? '';
  const role = `pepite_role_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const beside = await connectTo(url);
  await beside.run(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'; ${grants(schema, role)}`);
  onTestFinished(async () => {
    await beside.run(`DROP OWNED BY ${role} CASCADE; DROP ROLE ${role}`);
  });
  const address = new URL(url);
  address.username = role;
  address.password = password;
  return address.href;
}

/** What docs/hosting.md gives the role that tables belong to. */
export const OWNER = (schema: string, role: string): string =>
  `GRANT USAGE, CREATE ON SCHEMA ${schema} TO ${role}`;

/** What it gives the role that a server runs with: rows, and nothing else. */
export const RUNNER = (schema: string, role: string): string =>
  `GRANT USAGE ON SCHEMA ${schema} TO ${role};
   GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`;
