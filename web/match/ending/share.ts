import { download } from '../../site/download.ts';

/** What a canvas shows, as a file. */
const toFile = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the picture could not be made'));
      else resolve(new File([blob], name, { type: 'image/png' }));
    }, 'image/png');
  });

/** Hands a picture to whom the reader chooses or, where a browser can't, keeps it as a file. */
export async function sharePicture(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const file = await toFile(canvas, name);
  const data = { files: [file] };
  // Laptops that can share have no good place to share to: there a file is what one wants.
  const isShared = matchMedia('(pointer: coarse)').matches && canShare(data);
  if (isShared) await shareOrLeave(data);
  else download(file);
}

/** Some browsers do not know how to share at all. */
const canShare = (data: ShareData): boolean => 'canShare' in navigator && navigator.canShare(data);

/** Whoever thinks better of it has not failed. */
async function shareOrLeave(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
  }
}
