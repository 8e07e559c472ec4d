import type { Sharp } from 'sharp';

type Library = typeof import('sharp').default;

/** Loaded with the first picture: it is large, and most starts do without it. */
const library = async (): Promise<Library> => (await import('sharp')).default;

/** The limits for decoding a picture, however small its file. */
export interface PictureLimits {
  readonly maxPixels: number;
  readonly timeoutSeconds: number;
}

/** Opens a picture with its limits. Only the first frame; whatever is damaged or too large is refused before it unfolds. */
function open(sharp: Library, bytes: Uint8Array, limits: PictureLimits): Sharp {
  return sharp(bytes, { limitInputPixels: limits.maxPixels, failOn: 'error', animated: false }).timeout({
    seconds: limits.timeoutSeconds,
  });
}

/**
 * A square JPEG from the middle of a picture, upright as the camera held it and then turned by `degrees` clockwise. It is
 * drawn anew, so nothing but its pixels is left: no place, no camera, no hidden tail. Null when it cannot be read.
 */
export async function squareJpeg(
  bytes: Uint8Array,
  side: number,
  degrees: number,
  limits: PictureLimits,
): Promise<Buffer | null> {
  const sharp = await library();
  return readable(async () => {
    const upright = await open(sharp, bytes, limits).autoOrient().toBuffer();
    return open(sharp, upright, limits)
      .rotate(degrees, { background: '#ffffff' })
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  });
}

/** The same picture drawn anew in its own format, upright and without anything but its pixels. Null when it cannot be read. */
export async function cleanPicture(bytes: Uint8Array, limits: PictureLimits): Promise<Buffer | null> {
  const sharp = await library();
  return readable(() => open(sharp, bytes, limits).autoOrient().toBuffer());
}

async function readable(work: () => Promise<Buffer>): Promise<Buffer | null> {
  try {
    return await work();
  } catch (error) {
    // Sharp tells of a bad picture with plain errors; anything else (no memory, a fault of ours) must be heard of.
    if (error instanceof Error && error.constructor === Error) return null;
    throw error;
  }
}
