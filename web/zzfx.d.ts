declare module 'zzfx' {
  /** A tiny synthesizer: the numbers are those of its own designer page. */
  export function zzfx(...parameters: readonly (number | undefined)[]): AudioBufferSourceNode;
  export const ZZFX: { volume: number; readonly audioContext: AudioContext };
}
