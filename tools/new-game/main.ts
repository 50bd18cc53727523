// `npm run new-game <id>` starts this on the right Node.
import { fileURLToPath } from 'node:url';
import { newGame } from './new-game.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const made = await newGame(root, process.argv.slice(2));
if ('problem' in made) {
  console.error(made.problem);
  process.exitCode = 2;
} else {
  console.log(made.text);
}
