import type { ShortcutTexts } from './shortcuts.ts';

export const frenchShortcuts: ShortcutTexts = {
  title: 'Raccourcis clavier',
  keys: [
    ['Tab', 'groupe de commandes suivant'],
    ['← → ↑ ↓', 'carte suivante ou précédente ; en relecture, un coup (← →) ou un saut (↑ ↓)'],
    ['Début, Fin', 'première ou dernière carte ; en relecture, début ou fin'],
    [
      'Entrée, Espace',
      'activer le bouton ou la carte sélectionnés ; en relecture, Espace lit et arrête',
    ],
    ['?', 'sur une carte ou un élément : son rôle (comme un clic droit) ; ailleurs : cette liste'],
    ['I', 'explorer : les flèches parcourent tout le plateau ; Échap ramène au jeu'],
    ['G', 'dans une partie, une leçon ou une relecture : l’aide-mémoire'],
    ['T', 'dans une partie à plusieurs : la discussion'],
    ['R, M, N', 'dans Silver & Gold : tourner, retourner, place suivante'],
    ['Échap', 'fermer la fenêtre ouverte'],
  ],
};
