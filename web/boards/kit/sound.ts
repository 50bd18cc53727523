import { settings } from '../../site/settings.svelte.ts';

/**
 * What can be heard, as numbers for the synthesizer: volume, randomness, frequency, attack,
 * sustain, release, shape, curve, slide, … noise (14th), … Small, warm, and never the only sign.
 */
const SOUNDS = {
  turn: [0.7, 0, 523, 0.01, 0.08, 0.22, 0, 1, 0, 0, 262, 0.07],
  card: [0.5, 0.1, 150, 0, 0.01, 0.05, 4, 2, 0, 0, 0, 0, 0, 3],
  dice: [0.5, 0.3, 320, 0, 0.01, 0.04, 4, 2, 0, 0, 0, 0, 0.05, 4],
  cells: [0.35, 0.1, 660, 0, 0.01, 0.05, 1, 1.6],
  trick: [0.5, 0, 392, 0.01, 0.06, 0.18, 0, 1, 0, 0, 131, 0.06],
  gold: [0.6, 0, 988, 0, 0.04, 0.3, 0, 1, 0, 0, 330, 0.05],
  refused: [0.5, 0, 140, 0.01, 0.05, 0.12, 1, 1.4, -1],
  talk: [0.45, 0, 700, 0.005, 0.03, 0.12, 0, 1, 0, 0, 180, 0.04],
  won: [0.8, 0, 523, 0.02, 0.2, 0.5, 0, 1, 0, 0, 262, 0.12],
} as const satisfies Record<string, readonly number[]>;

export type SoundName = keyof typeof SOUNDS;

/** Plays a sound, if the player wants any; a browser that allows none yet is left in peace. */
export async function playSound(name: SoundName): Promise<void> {
  const { volume } = settings;
  if (volume === 0) return;
  // It opens the device for sound when it is loaded: not before somebody wants to hear something.
  const { zzfx, ZZFX } = await import('zzfx');
  if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume();
  ZZFX.volume = volume / 100;
  zzfx(...SOUNDS[name]);
}
