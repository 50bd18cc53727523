import { type Answer, thinks } from '@pepite/bots';
import { DeskMind, Room, type StartThread, type Thinking } from '@pepite/matches';
import { clock, SELF } from './house.ts';

/** A worker of this page. */
const start: StartThread = (heard, failed) => {
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => heard(data));
  worker.addEventListener('error', ({ message }) => failed(message));
  return {
    post: (question) => worker.postMessage(question, []),
    end: () => Promise.resolve(worker.terminate()),
  };
};

/** Bots that think beside the page, which stays free for its reader. */
export function thinkBeside(): Thinking {
  const open = (): Room => new Room(start, clock, (error) => console.error(error));
  let room = open();
  let minds = 0;
  return {
    // There is nobody else to leave room for.
    hasRoom: () => true,
    mayAdvise: () => true,
    seat(seating, { match }) {
      if (room.isGone) room = open();
      const own = room;
      const asker = { origin: SELF, guest: SELF, match, thinks: thinks(seating.bot) };
      const mind = minds++;
      return new DeskMind(
        mind,
        seating,
        (question, take) => {
          if (question.type === 'rise') own.rise(mind);
          else own.ask(question, asker, take);
        },
        () => own.isGone,
      );
    },
  };
}
