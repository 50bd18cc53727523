import { getContext, setContext } from 'svelte';

const KEY = Symbol('held still');

/** Boards below move nothing while this says so: in a replay that goes on before one could look. */
export const setHeldStill = (isHeld: () => boolean): unknown => setContext(KEY, isHeld);

export const heldStill = (): (() => boolean) =>
  getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
