import { invalid } from '@hearth/kit/failure';
import { string } from '@hearth/kit/schema';
import { findUnstorable } from '@hearth/kit/storable';
import type { z } from 'zod';

/** A text that a list is in order by, in a cursor: no cursor that a contract takes holds a longer one. */
export const sortKey = string(1500);

/** The place in a list after which the next page starts, as text that means nothing to the caller. */
export function encodeCursor(place: Readonly<Record<string, unknown>> | readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/**
 * Reads a cursor back; anything that was not handed out in this shape is refused as input. What a cursor holds was in no check of
 * the call's input, so it is asked here whether a database can hold it; the shape is made of `@hearth/kit/schema`.
 */
export function decodeCursor<T>(shape: z.ZodType<T>, cursor: string | undefined): T | undefined {
  if (cursor === undefined) return undefined;
  const parsed = shape.safeParse(readJson(cursor));
  if (!parsed.success)
    throw invalid([{ field: 'cursor', rule: 'known_cursor', message: 'must be the next_cursor of an answer' }]);
  return parsed.data;
}

/** What a cursor holds; undefined, which no place is, for what is none or can be stored nowhere. */
function readJson(cursor: string): unknown {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return findUnstorable(read) === null ? read : undefined;
  } catch {
    return undefined;
  }
}
