/**
 * Keeps the screen from going dark while this page is in front; returns what ends that. Where a
 * browser can't, or a machine would rather save its battery, it goes dark as ever.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      // It is asked again when the page comes back to the front.
    }
  };
  const askAgain = (): void => void ask();
  document.addEventListener('visibilitychange', askAgain);
  askAgain();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', askAgain);
    void lock?.release();
  };
}
