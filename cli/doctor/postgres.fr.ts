import { SERVER_TEXTS } from '@pepite/server';
import { french as texts } from '../words/fr.ts';
import { megabytes } from './amounts.ts';
import type { PostgresSentences } from './texts.ts';

const size = megabytes(texts, 'Mo');
const { number, list } = texts;

export const frenchPostgres: PostgresSentences = {
  'postgres-reached': ({ where, server, bytes }) =>
    `PostgreSQL ${server} répond à ${where} ; la base prend ${size(bytes)}.`,
  'postgres-empty': ({ where, server }) =>
    `PostgreSQL ${server} répond à ${where} ; la base est vide, et le premier départ crée ses ` +
    'tables.',
  'postgres-unusable': ({ where, problem, reason }) =>
    SERVER_TEXTS.fr.databaseUnusable(where, problem, reason),
  'postgres-in-use': ({ connections }) =>
    `Des serveurs utilisent la base en ce moment (connexions : ${number(connections)}).`,
  'postgres-not-in-use': () => 'Aucun serveur n’utilise la base en ce moment.',
  'postgres-schema-older': ({ data, program }) =>
    `La base vient d’une version plus ancienne (schéma ${data}, ici ${program}) : le prochain ` +
    'départ la met à niveau, sans copie. Lancez d’abord « pepite backup » avec cette ancienne ' +
    'version.',
  'rights-enough': ({ role, mayMigrate }) =>
    `Le rôle ${role} a les droits qu’il lui faut` +
    (mayMigrate ? ', et peut mettre les tables à niveau.' : ', et rien de plus.'),
  'rights-missing': ({ role, tables }) =>
    `Il manque au rôle ${role} des droits sur ${list(tables)} : en tant que propriétaire, lancez ` +
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA … TO ${role}.`,
  'rights-too-wide': ({ role }) =>
    `Le rôle ${role} est un superutilisateur : une faute de Pépite pourrait atteindre toutes les ` +
    'bases. Donnez-lui un rôle à lui (le SQL est dans docs/hosting.md).',
  'migration-forbidden': ({ role }) =>
    `Les tables sont à créer ou à mettre à niveau, et le rôle ${role} n’en a pas le droit : ` +
    'lancez Pépite une fois avec le rôle qui les possède.',
  encrypted: ({ protocol }) => `La connexion à la base est chiffrée (${protocol}).`,
  'unencrypted-here': () =>
    'La connexion à la base n’est pas chiffrée, et ne quitte pas cette machine.',
  unencrypted: () =>
    'La connexion à la base traverse le réseau en clair : ajoutez ' +
    'sslmode=verify-full&sslrootcert=… à DATABASE_URL.',
  'connections-enough': ({ left, most }) =>
    `Il reste à PostgreSQL ${number(left)} connexions sur ${number(most)}.`,
  'connections-short': ({ left, most }) =>
    `Il ne reste à PostgreSQL que ${number(left)} connexions sur ${number(most)}, et chaque ` +
    'serveur en demande quelques-unes : augmentez max_connections, ou fermez d’autres programmes.',
  'database-clock-close': ({ off }) =>
    `L’horloge de la base s’accorde avec celle de cette machine (à ` +
    `${number(Math.abs(off) / 1000, 1)} s près).`,
  'database-clock-off': ({ off }) =>
    `L’horloge de la base ${off > 0 ? 'avance' : 'retarde'} de ` +
    `${number(Math.abs(off) / 1000, 1)} s sur celle de cette machine : synchronisez les deux ` +
    '(timedatectl set-ntp true).',
};
