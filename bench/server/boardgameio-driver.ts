// Players of matches on boardgame.io: boardgameio-driver.ts GAME SEATS SEED PORT.
import { argv } from 'node:process';
import { io, type Socket } from 'socket.io-client';
import { runLoadDriver } from '../../cli/bench/server/load-driver.ts';
import type { OpenMatch, Sight } from '../../cli/bench/load.ts';

const [game, seats, , port] = argv.slice(2);
const address = `http://127.0.0.1:${port}`;

/** A move that has not been told after so long is lost, in milliseconds. */
const AGAIN = 5000;

type Told = Parameters<OpenMatch>[0];

interface State {
  readonly _stateID: number;
  readonly G: Omit<Sight, 'ply'>;
}

/** One seat; it speaks as boardgame.io's own client does, without the store behind that. */
interface Player {
  readonly socket: Socket;
  readonly credentials: string;
}

async function post(path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const text = JSON.stringify(body);
  const answer = await fetch(`${address}/games/${path}`, { method: 'POST', headers, body: text });
  if (!answer.ok) throw new Error(`boardgame.io answered ${answer.status}`);
  return answer.json();
}

const openMatch: OpenMatch = async (told) => {
  const created = await post(`${game}/create`, { numPlayers: Number(seats) });
  const { matchID } = created as { readonly matchID: string };
  const players: Player[] = [];
  let latest = 0;
  const noted: Told = (seat, sight) => {
    latest = Math.max(latest, sight.ply);
    told(seat, sight);
  };
  for (let seat = 0; seat < Number(seats); seat++) players.push(await join(matchID, seat, noted));
  const move = (seat: number, chosen: number, ply: number): void => {
    const { socket, credentials } = players[seat];
    const playerID = String(seat);
    const payload = { type: 'act', args: [chosen], playerID, credentials };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, ply, matchID, playerID);
    // Now and then a move is lost on its way through this server: then it is made once more.
    setTimeout(() => {
      if (latest <= ply) move(seat, chosen, ply);
    }, AGAIN);
  };
  return { move };
};

async function join(matchID: string, seat: number, told: Told): Promise<Player> {
  const playerID = String(seat);
  const joined = await post(`${game}/${matchID}/join`, { playerID, playerName: `P${seat}` });
  const { playerCredentials: credentials } = joined as { readonly playerCredentials: string };
  const socket = io(`${address}/${game}`, { transports: ['websocket'], forceNew: true });
  const tell = ({ _stateID: ply, G }: State): void => told(seat, { ply, ...G });
  socket.on('update', (_match: string, state: State) => tell(state));
  await new Promise<void>((resolve) => {
    socket.on('sync', (_match: string, { state }: { readonly state: State }) => {
      tell(state);
      resolve();
    });
    socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, Number(seats)));
  });
  return { socket, credentials };
}

await runLoadDriver(openMatch);
