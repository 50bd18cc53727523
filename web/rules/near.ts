import type { Attachment } from 'svelte/attachments';

/** So far away from what is seen, things are fetched: half a window's height, above and below. */
const MARGIN = '50% 0%';

/** Calls once, when an element comes near what is seen of the page or of a dialog. */
export const whenNear =
  (call: () => void): Attachment =>
  (element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        call();
      },
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
