import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Smaller files gain nothing. */
const SMALLEST = 1024;

/** Puts a Brotli and a gzip version beside each text file of some folders, so that no request has to compress. */
export async function compressFiles(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    for await (const path of glob(`${folder}/**/*.{js,css,json,svg}`)) {
      const content = await readFile(path);
      if (content.length < SMALLEST) continue;
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
      const [small, smaller] = await Promise.all([zip(content, { level: 9 }), brotli(content, quality)]);
      await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)]);
    }
  }
}
