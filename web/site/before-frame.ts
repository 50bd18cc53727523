/** Does something in a task of its own, before the next frame is drawn. */
export function beforeFrame(job: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    job();
  };
  // Whichever comes first: a frame may be due at once.
  if ('scheduler' in globalThis) void scheduler.postTask(once, { priority: 'user-blocking' });
  else setTimeout(once);
  requestAnimationFrame(once);
}
