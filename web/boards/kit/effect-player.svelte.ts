import type { Seen } from '@pepite/kernel';
import { untrack } from 'svelte';
import { frameQueue } from '../../site/frame-queue.ts';
import { Motion } from './motion.ts';
import { playSound } from './sound.ts';
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
    const motion = new Motion();
    let told: readonly Seen[] | undefined;
    const warmUp = (): void => motion.warmUp(this.root);
    $effect(() => {
      frameQueue.do(warmUp, 'later');
      return () => frameQueue.forget(warmUp);
    });
    $effect.pre(() => motion.note(this.root, shown()));
    $effect(() => {
      const now = shown();
      const { flights, sounds } = untrack(() => {
        if (told === events()) return NO_EFFECTS;
        told = events();
        return effects();
      });
      motion.move(this.root, now, flights);
      for (const sound of new Set(sounds)) void playSound(sound);
    });
  }
}
