import type { ToolName } from '@pepite/games/or-etc/pieces';

/** The tools, as lines in a square of 24. */
export const TOOL_LINES: Readonly<Record<ToolName, string>> = {
  pick: 'M3 10.5C6.5 4.5 17.5 4.5 21 10.5C17 7.9 7 7.9 3 10.5zM12 8.4V21.5',
  wagon:
    'M2.5 7h19l-2.6 9.5H5.1zM6 7V5M18 7V5' +
    'M8 16.5a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4z' +
    'M16 16.5a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4z',
  mug:
    'M4.5 8.5h11.5V21H4.5zM16 11h3a2.2 2.2 0 0 1 2.2 2.2v2.6A2.2 2.2 0 0 1 19 18h-3' +
    'M8.3 12v5.5M12.2 12v5.5M4.5 8.5C3 5.5 6 3.6 8 5c1.4-2.6 5-2.2 5.4.2c2-.6 3.8 1 2.6 3.3',
  shovel: 'M12 2.8v9.7M8.8 2.8h6.4M7 12.5h10v3.2c0 3-2.4 4.8-5 6c-2.6-1.2-5-3-5-6z',
  helmet: 'M4 16.5a8 8 0 0 1 16 0M2 16.5h20v2.6H2zM12 8.5v-3M12 10.2a2 2 0 1 1 0 4a2 2 0 1 1 0-4z',
  mallet: 'M5 4.5h14v7.5H5zM12 12v9.5M8.4 4.5V12M15.6 4.5V12',
};
