import type { Seen } from '@pepite/kernel';
import { untrack } from 'svelte';
import { beforeFrame } from '../../site/before-frame.ts';
import { frameQueue } from '../../site/frame-queue.ts';
import { Motion } from './motion.ts';
import { playSound } from './sound.ts';
import { heldStill } from './held-still.ts';
import { NO_EFFECTS, type BoardEffects } from './effects.ts';

/**
 * Shows on a board what has happened: pieces fly, and sounds are heard. Made while a board is being
 * set up; `shown` is another value whenever the board looks different, `effects` is what `events`
 * have led there by: shown once, though the board may look different again before the next ones.
 */
export class EffectPlayer {
  /** The board itself. */
  root: HTMLElement | undefined = $state();

  constructor(shown: () => unknown, events: () => readonly Seen[], effects: () => BoardEffects) {
    const motion = new Motion(heldStill());
    let told: readonly Seen[] | undefined;
    const warmUp = (): void => motion.warmUp(this.root);
    $effect(() => {
      frameQueue.do(warmUp, 'later');
      return () => frameQueue.forget(warmUp);
    });
    /** Has what is to move set out, if it has not yet. */
    let setOut: (() => void) | undefined;
    $effect.pre(() => {
      const next = shown();
      setOut?.();
      untrack(() => motion.note(this.root, next));
    });
    $effect(() => () => {
      setOut = undefined;
    });
    $effect(() => {
      const now = shown();
      const { flights, sounds } = untrack(() => {
        if (told === events()) return NO_EFFECTS;
        told = events();
        return effects();
      });
      const start = (): void => {
        if (setOut !== start) return;
        setOut = undefined;
        motion.move(this.root, now, flights);
      };
      setOut = start;
      // To find out where everything lies now takes as long as the change: each its own task.
      beforeFrame(start);
      for (const sound of new Set(sounds)) void playSound(sound);
    });
  }
}
