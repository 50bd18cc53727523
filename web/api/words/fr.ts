import type { ApiTexts } from './texts.ts';

export const french: ApiTexts = {
  title: 'API pour les programmes',
  why:
    'Tout ce que font ces pages, un programme peut le faire aussi : lire les jeux, les parties, ' +
    'leurs enregistrements et la cote des robots, ouvrir des tables et jouer. Aucune clé n’est ' +
    'nécessaire pour lire.',
  english: 'La référence qui suit est en anglais.',
  tryIt: 'Pour essayer :',
  documents: 'Pour les outils qui lisent des descriptions :',
  openapi: 'OpenAPI (HTTP)',
  asyncapi: 'AsyncAPI (sockets)',
  contents: 'Sur cette page',
  socket: 'Sockets',
  said: 'Ce que dit un client',
  heard: 'Ce que dit le serveur',
  shapes: 'Formes des données',
  parameters: 'Paramètres',
  body: 'Corps',
  request: 'Requête',
  answer: 'Réponse',
  refusals: 'Refus',
  example: 'Exemple',
  optional: 'facultatif',
  or: 'ou',
  asks: { guest: 'demande le cookie d’un joueur', bot: 'demande le jeton d’un robot' },
  loading: 'La description arrive…',
};
