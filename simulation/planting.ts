/** Takes a bug out again. */
export type Undo = () => void;

/** Puts another method in the place of one; what is returned puts it back. */
export function replace<T extends object, K extends keyof T>(
  prototype: T,
  name: K,
  make: (real: T[K]) => T[K],
): Undo {
  const found = Object.getOwnPropertyDescriptor(prototype, name);
  if (found === undefined) throw new Error(`there is no ${String(name)}`);
  Object.defineProperty(prototype, name, { ...found, value: make(found.value as T[K]) });
  return () => Object.defineProperty(prototype, name, found);
}

/** The same for what is read. */
export function replaceReading<T extends object, K extends keyof T>(
  prototype: T,
  name: K,
  read: () => T[K],
): Undo {
  const found = Object.getOwnPropertyDescriptor(prototype, name);
  if (found === undefined) throw new Error(`there is no ${String(name)}`);
  Object.defineProperty(prototype, name, { ...found, get: read });
  return () => Object.defineProperty(prototype, name, found);
}
