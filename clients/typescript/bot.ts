// A bot in forty lines, which makes any legal move: it opens a match of Aurum against our bots, or,
// with `challenges` in place of a game, plays with whoever invites it until it is stopped.
//   PEPITE_BOT_TOKEN=pepite_bot_… node clients/typescript/bot.ts http://localhost:4000
import type { LineToOnlineProgram } from '../../outside/online-lines.ts';

const [base = 'http://localhost:4000', game = 'aurum'] = process.argv.slice(2);
const isInvited = game === 'challenges';
const headers = {
  authorization: `Bearer ${process.env['PEPITE_BOT_TOKEN']}`,
  'content-type': 'application/json',
};

async function ask(name: string, body: object): Promise<void> {
  const url = `${base}/api/v1/bot/${name}`;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) console.error(name, await answer.text());
}

async function hear(line: LineToOnlineProgram): Promise<boolean> {
  const bots = [null, 'regular', 'regular'];
  if (line.type === 'hello' && !isInvited)
    await ask('open', { game, bots, options: {}, start: true });
  if (line.type === 'challenge') await ask('accept', { match: line.match });
  if (line.type === 'end') console.log(JSON.stringify(line.result));
  if ((line.type === 'start' || line.type === 'position') && line.yourTurn) {
    const { match, position, moves = [] } = line;
    const move = moves[Math.floor(Math.random() * moves.length)];
    await ask('move', { match, ply: position.ply, own: position.own, move });
  }
  return line.type === 'end' && !isInvited;
}

const taken = isInvited ? 'everyone' : 'nobody';
const url = `${base}/api/v1/bot/stream?moves=yes&challenges=${taken}`;
const stream = await fetch(url, { headers });
if (!stream.ok || stream.body === null) throw new Error(await stream.text());
let rest = '';
for await (const text of stream.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + text).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines.filter((text) => text !== '')) {
    if (await hear(JSON.parse(line) as LineToOnlineProgram)) process.exit(0);
  }
}
