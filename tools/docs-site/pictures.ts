import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './site.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Where WebP without loss, plain WebP and PNG say how large they are. */
export function sizeOf(path: string, bytes: Buffer): Omit<PictureSize, 'bytes'> {
  if (path.endsWith('.png')) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
}

/** The pictures of the documentation by their paths from the root of the repository. */
export async function readPictures(): Promise<ReadonlyMap<string, PictureSize>> {
  const found: string[] = [];
  for await (const path of glob('docs/pictures/**/*.{png,webp}', { cwd: ROOT })) found.push(path);
  const sizes = await Promise.all(
    found.sort().map(async (path): Promise<readonly [string, PictureSize]> => {
      const bytes = await readFile(join(ROOT, path));
      return [path, { ...sizeOf(path, bytes), bytes: bytes.length }];
    }),
  );
  return new Map(sizes);
}
