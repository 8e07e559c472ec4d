import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Half the size in each direction: what anti-aliasing differs in from machine to machine is averaged away. */
const SHRINK = 2;
/** Levels of each colour that are kept: so pictures stay small in the repository. */
const LEVELS = 32;
const TOP = 255;
/** How different a pixel has to be (0 to 1), and how many may be. */
const PIXEL = 0.12;
const SHARE = 0.0004;

/** The result of a comparison; `folder` holds before, now and the difference side by side. */
export type ComparisonResult =
  | { readonly state: 'same' | 'approved' }
  | { readonly state: 'missing' }
  | { readonly state: 'different'; readonly pixels: number; readonly picture: string };

/** The folders of baselines and differences, and whether to approve changes. */
export interface VisualBaselines {
  readonly kept: string;
  readonly differences: string;
  /** Takes what is seen as right. */
  readonly approve: boolean;
}

/** A screenshot at half its size, in fewer colours. */
export function reduce(screenshot: Uint8Array): PNG {
  const full = PNG.sync.read(Buffer.from(screenshot));
  const small = new PNG({ width: Math.floor(full.width / SHRINK), height: Math.floor(full.height / SHRINK) });
  const step = TOP / (LEVELS - 1);
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1)
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0;
        for (let dy = 0; dy < SHRINK; dy += 1)
          for (let dx = 0; dx < SHRINK; dx += 1)
            sum += full.data[((y * SHRINK + dy) * full.width + x * SHRINK + dx) * 4 + channel] ?? 0;
        small.data[(y * small.width + x) * 4 + channel] = Math.round(Math.round(sum / SHRINK ** 2 / step) * step);
      }
  return small;
}

/** Compares a screenshot with the picture of that name that was approved. */
export async function compare(
  gallery: VisualBaselines,
  name: string,
  screenshot: Uint8Array,
): Promise<ComparisonResult> {
  const now = reduce(screenshot);
  const path = join(gallery.kept, `${name}.png`);
  const kept = await readFile(path).then(
    (bytes) => PNG.sync.read(bytes),
    () => undefined,
  );
  const pixels = kept === undefined ? Number.POSITIVE_INFINITY : difference(kept, now);
  if (pixels <= SHARE * now.width * now.height) return { state: 'same' };
  if (gallery.approve) {
    await save(path, now);
    return { state: 'approved' };
  }
  if (kept === undefined) return { state: 'missing' };
  const picture = join(gallery.differences, `${name}.png`);
  await save(picture, joinImages(kept, now));
  return { state: 'different', pixels, picture };
}

/** Removes the differences of the last time. */
export async function clearDifferences({ differences }: VisualBaselines): Promise<void> {
  await rm(differences, { recursive: true, force: true });
}

function difference(one: PNG, other: PNG, into?: Buffer): number {
  if (one.width !== other.width || one.height !== other.height) return Math.max(one.data.length, other.data.length) / 4;
  return pixelmatch(one.data, other.data, into, one.width, one.height, { threshold: PIXEL });
}

/** Before, now, and what differs. */
function joinImages(before: PNG, now: PNG): PNG {
  const width = Math.max(before.width, now.width);
  const height = Math.max(before.height, now.height);
  const canvas = new PNG({ width: width * 3, height, fill: true });
  PNG.bitblt(before, canvas, 0, 0, before.width, before.height, 0, 0);
  PNG.bitblt(now, canvas, 0, 0, now.width, now.height, width, 0);
  const between = new PNG({ width: now.width, height: now.height });
  if (before.width === now.width && before.height === now.height) {
    difference(before, now, between.data);
    PNG.bitblt(between, canvas, 0, 0, now.width, now.height, width * 2, 0);
  }
  return canvas;
}

async function save(path: string, picture: PNG): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, filterType: -1 }));
}
