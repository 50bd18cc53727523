/** Takes away what this device still shows of turns, where `isOver` says so of the match. */
export async function closeNotices(isOver: (match: string) => boolean): Promise<void> {
  if (!('serviceWorker' in navigator) || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const { match } = (shown.data ?? {}) as { readonly match?: string };
    if (match !== undefined && isOver(match)) shown.close();
  }
}
