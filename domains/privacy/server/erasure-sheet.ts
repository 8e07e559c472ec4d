import { createHash } from 'node:crypto';
import { instant, uuid } from '@hearth/kit/schema';
import { isSignedWith, signatureOf } from '@hearth/platform/secrets/signature';
import { z } from 'zod';

/** What was forgotten: an application, or somebody as a candidate. An id, and nothing that names anybody. */
const entry = z.strictObject({ kind: z.enum(['APPLICATION', 'PERSON']), id: uuid, at: instant });
export type ErasureEntry = z.infer<typeof entry>;

const sheet = z.strictObject({
  number: z.int().min(1),
  /** What the sheet before it hashes to; empty for the first. */
  previous: z.string(),
  entries: z.array(entry),
});
export type ErasureSheet = z.infer<typeof sheet>;

/** Why a sheet is not believed. */
export type SheetProblem = 'UNREADABLE' | 'NOT_OURS' | 'OUT_OF_CHAIN';

/** How far a list has come. */
export interface ListEnd {
  readonly sheets: number;
  readonly hash: string;
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

/** Where a sheet lies among the files of the installation. */
export function sheetKey(number: number): string {
  return `erasures/${String(number).padStart(10, '0')}.json`;
}

/** Where is written how far the list has come: it lies beside the sheets, so that an end that was cut off is noticed. */
export const END_KEY = 'erasures/end.json';

/** A sheet as it is kept: two lines, what it says and its signature. */
export function writeSheet(said: ErasureSheet, key: string): Buffer {
  const text = JSON.stringify(said);
  return Buffer.from(`${text}\n${signatureOf(key, text)}\n`);
}

/** The sheet that follows a list's end, if it was written here, with one of these keys, and is the next one of the chain. */
export function readSheet(bytes: Uint8Array, keys: readonly string[], after: ListEnd): ErasureSheet | SheetProblem {
  const [text = '', signature = ''] = Buffer.from(bytes).toString().split('\n');
  if (!isSignedWith(keys, text, signature)) return 'NOT_OURS';
  const said = parsed(text);
  if (said === null) return 'UNREADABLE';
  return said.number === after.sheets + 1 && said.previous === after.hash ? said : 'OUT_OF_CHAIN';
}

function parsed(text: string): ErasureSheet | null {
  try {
    return sheet.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
