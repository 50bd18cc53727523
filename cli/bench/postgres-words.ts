import type { Translated } from '@pepite/kernel';

/** What is said where there is no PostgreSQL to measure on. */
export const noPostgres: Translated<string> = {
  en:
    'There is no PostgreSQL to measure on: name one in DATABASE_URL, or run this in a clone of ' +
    'the repository after npm ci, which brings one along.',
  fr:
    'Il n’y a pas de PostgreSQL sur lequel mesurer : nommez-en un dans DATABASE_URL, ou lancez ' +
    'ceci dans un clone du dépôt après npm ci, qui en apporte un.',
};
