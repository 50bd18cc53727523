import { arena } from './arena/command.ts';
import { benchAttackCommand } from './bench/attack/command.ts';
import { benchCommand } from './bench/command.ts';
import { benchBotsCommand } from './bench/bots/command.ts';
import { benchEnvCommand } from './bench/env/command.ts';
import { benchNoticesCommand } from './bench/notices/command.ts';
import { benchScaleCommand } from './bench/scale/command.ts';
import { benchServerCommand } from './bench/server/command.ts';
import { benchSimulateCommand } from './bench/simulate/command.ts';
import { blockCommand } from './block/command.ts';
import { botRunCommand } from './bot-run/command.ts';
import { botTokenCommand } from './bot-token/command.ts';
import { unblockCommand } from './block/unblock-command.ts';
import { backupCommand } from './backup/command.ts';
import type { Command } from './command.ts';
import { doctorCommand } from './doctor/command.ts';
import { endMatchCommand } from './end-match/command.ts';
import { envCommand } from './env/command.ts';
import { fitCommand } from './fit/command.ts';
import { labRunCommand } from './lab/run-command.ts';
import { labSearchCommand } from './lab/search/command.ts';
import { labShowCommand } from './lab/show-command.ts';
import { labWorkerCommand } from './lab/worker-command.ts';
import { mcpCommand } from './mcp/command.ts';
import { moveDataCommand } from './move-data/command.ts';
import { play } from './play/command.ts';
import { printCommand } from './print/command.ts';
import { renameGuestCommand } from './rename-guest/command.ts';
import { replayCommand } from './replay/command.ts';
import { reportsCommand } from './reports/command.ts';
import { restoreCommand } from './restore/command.ts';
import { reviewCommand } from './review/command.ts';
import { reviewCalibrateCommand } from './review/calibrate-command.ts';
import { rotateKeysCommand } from './rotate-keys/command.ts';
import { serveCommand } from './serve/command.ts';
import { tablesCommand } from './tables/command.ts';
import { simulate } from './simulate/command.ts';
import { verifyCommand } from './verify/command.ts';

/** Every command, in the order in which help lists them. */
export const COMMANDS: readonly Command[] = [
  play,
  serveCommand,
  backupCommand,
  restoreCommand,
  moveDataCommand,
  doctorCommand,
  rotateKeysCommand,
  tablesCommand,
  reportsCommand,
  blockCommand,
  unblockCommand,
  renameGuestCommand,
  endMatchCommand,
  botTokenCommand,
  botRunCommand,
  simulate,
  arena,
  envCommand,
  fitCommand,
  labRunCommand,
  labSearchCommand,
  labShowCommand,
  labWorkerCommand,
  mcpCommand,
  replayCommand,
  verifyCommand,
  reviewCommand,
  reviewCalibrateCommand,
  printCommand,
  benchCommand,
  benchBotsCommand,
  benchSimulateCommand,
  benchEnvCommand,
  benchServerCommand,
  benchScaleCommand,
  benchNoticesCommand,
  benchAttackCommand,
];
