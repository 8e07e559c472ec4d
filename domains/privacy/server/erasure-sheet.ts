import { createHash } from 'node:crypto';
import { instant, uuid } from '@hearth/kit/schema';
import { isSignedWith, signText } from '@hearth/platform/secrets/signature';
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

/** Why a sheet is not trusted. */
export type SheetProblem = 'UNREADABLE' | 'NOT_OURS' | 'OUT_OF_CHAIN';

/** The last sheet of the list: its number and hash. */
export interface ListEnd {
  readonly sheets: number;
  readonly hash: string;
}

export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

/** Returns the storage key of a sheet. */
export function sheetKey(number: number): string {
  return `erasures/${String(number).padStart(10, '0')}.json`;
}

/** The storage key of the list's end. It is kept beside the sheets so that truncation is noticed. */
export const END_KEY = 'erasures/end.json';

/** Serialises a sheet as two lines: its content and its signature. */
export function serialiseSheet(said: ErasureSheet, key: string): Buffer {
  const text = JSON.stringify(said);
  return Buffer.from(`${text}\n${signText(key, text)}\n`);
}

/** Parses the next sheet if it is signed with one of the keys and follows the chain. */
export function verifySheet(bytes: Uint8Array, keys: readonly string[], after: ListEnd): ErasureSheet | SheetProblem {
  const [text = '', signature = ''] = Buffer.from(bytes).toString().split('\n');
  if (!isSignedWith(keys, text, signature)) return 'NOT_OURS';
  const said = parseSheet(text);
  if (said === null) return 'UNREADABLE';
  return said.number === after.sheets + 1 && said.previous === after.hash ? said : 'OUT_OF_CHAIN';
}

function parseSheet(text: string): ErasureSheet | null {
  try {
    return sheet.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
