// `npm start`: installs what is missing, builds what has changed, and serves it all.
import { launch } from '../../cli/launch.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';

const node = install();
build(node);
process.exitCode = await launch(node, ['serve', ...process.argv.slice(2)]);
