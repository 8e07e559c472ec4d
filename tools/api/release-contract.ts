import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { keepTokenCalls } from './api-document.ts';
import type { ApiDocument } from './api-document.ts';

/** What API tokens can call in the newest release, as programs were written for it. */
const KEPT = new URL('released-contract.br', import.meta.url);

/** Words and examples bind nobody. */
const WORDS: ReadonlySet<string> = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'headers',
  'tags',
  'security',
]);

/** The contract that is kept of a release. Throws if there is none. */
export async function readReleased(): Promise<ApiDocument> {
  return JSON.parse((await promisify(brotliDecompress)(await readFile(KEPT))).toString('utf8')) as ApiDocument;
}

/** Keeps the calls of a document that API tokens can make as the contract of a release. */
export async function keepReleased(document: ApiDocument): Promise<void> {
  const { openapi, info, paths, components } = keepTokenCalls(document);
  const bare = dropWords({ openapi, info, paths, components: { schemas: components.schemas } });
  await writeFile(KEPT, await promisify(brotliCompress)(JSON.stringify(bare)));
}

function dropWords(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => dropWords(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isNames || !WORDS.has(name))
      // Within `properties` and `schemas` a name is a field or a shape, whatever it is called.
      .map(([name, one]) => [name, dropWords(one, !isNames && (name === 'properties' || name === 'schemas'))]),
  );
}
