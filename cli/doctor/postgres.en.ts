import { SERVER_TEXTS } from '@pepite/server';
import { english as texts } from '../words/en.ts';
import { megabytes } from './amounts.ts';
import type { PostgresSentences } from './texts.ts';

const size = megabytes(texts, 'MB');
const { number, list } = texts;

export const englishPostgres: PostgresSentences = {
  'postgres-reached': ({ where, server, bytes }) =>
    `PostgreSQL ${server} answers at ${where}; the database takes ${size(bytes)}.`,
  'postgres-empty': ({ where, server }) =>
    `PostgreSQL ${server} answers at ${where}; the database is empty, and the first start makes ` +
    'its tables.',
  'postgres-unusable': ({ where, problem, reason }) =>
    SERVER_TEXTS.en.databaseUnusable(where, problem, reason),
  'postgres-in-use': ({ connections }) =>
    `Servers are using the database now (connections: ${number(connections)}).`,
  'postgres-not-in-use': () => 'No server is using the database now.',
  'postgres-schema-older': ({ data, program }) =>
    `The database is from an earlier version (schema ${data}, this is ${program}): the next ` +
    'start brings it up to date, without a copy. Run “pepite backup” with the earlier ' +
    'version first.',
  'rights-enough': ({ role, mayMigrate }) =>
    `The role ${role} has the rights it needs` +
    (mayMigrate ? ', and may bring the tables up to date.' : ', and no more than that.'),
  'rights-missing': ({ role, tables }) =>
    `The role ${role} lacks rights on ${list(tables)}: as their owner, run GRANT SELECT, INSERT, ` +
    `UPDATE, DELETE ON ALL TABLES IN SCHEMA … TO ${role}.`,
  'rights-too-wide': ({ role }) =>
    `The role ${role} is a superuser: a fault in Pépite could reach every database there. Give ` +
    'it a role of its own (docs/hosting.md has the SQL).',
  'migration-forbidden': ({ role }) =>
    `The tables must be made or brought up to date first, and the role ${role} may not: start ` +
    'Pépite once with the role that owns them.',
  encrypted: ({ protocol }) => `The connection to the database is encrypted (${protocol}).`,
  'unencrypted-here': () =>
    'The connection to the database isn’t encrypted, and stays on this machine.',
  unencrypted: () =>
    'The connection to the database crosses the network unencrypted: add ' +
    'sslmode=verify-full&sslrootcert=… to DATABASE_URL.',
  'connections-enough': ({ left, most }) =>
    `PostgreSQL has ${number(left)} of ${number(most)} connections left.`,
  'connections-short': ({ left, most }) =>
    `PostgreSQL has only ${number(left)} of ${number(most)} connections left, and each server ` +
    'needs a few: raise max_connections, or close other programs.',
  'database-clock-close': ({ off }) =>
    `The database’s clock agrees with this machine’s (to ${number(Math.abs(off) / 1000, 1)} s).`,
  'database-clock-off': ({ off }) =>
    `The database’s clock is ${number(Math.abs(off) / 1000, 1)} s ` +
    `${off > 0 ? 'ahead of' : 'behind'} this machine’s: turn on time synchronisation ` +
    'on both (timedatectl set-ntp true).',
};
