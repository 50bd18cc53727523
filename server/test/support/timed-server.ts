// A server whose time passes only when a test says so: started by `Site` as a process of its own,
// which can be killed. `PEPITE_TEST_DATE` is the date of its machine.
import { TestClock } from '../../../matches/test/support/clock.ts';
import { readConfig } from '../../config.ts';
import { serve } from '../../serve.ts';

const read = readConfig({ port: Number(process.argv.at(-1)) }, process.env);
if ('problem' in read) throw new Error(JSON.stringify(read.problem));
const clock = new TestClock();
clock.dateOffset = Number(process.env['PEPITE_TEST_DATE']);
const { port } = await serve(read.config, { clock });
process.on('message', (milliseconds: number) => {
  void clock.pass(milliseconds).then(() => process.send?.('passed'));
});
process.stdout.write(`http://localhost:${port}\n`);
