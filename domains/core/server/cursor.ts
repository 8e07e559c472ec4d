import { invalid } from '@hearth/kit/failure';
import { string } from '@hearth/kit/schema';
import { findUnstorable } from '@hearth/kit/storable';
import type { z } from 'zod';

/** A text that a list is in order by, in a cursor: no cursor that a contract takes holds a longer one. */
export const sortKey = string(1500);

/** Encodes the position after which the next page of a list starts as an opaque text. */
export function encodeCursor(place: Readonly<Record<string, unknown>> | readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/**
 * Reads a cursor back; anything that was not handed out in this shape is refused as input. What a cursor holds was in no check of
 * the call's input, so it is asked here whether a database can hold it; the shape is made of `@hearth/kit/schema`.
 */
export function decodeCursor<T>(shape: z.ZodType<T>, cursor: string | undefined): T | undefined {
  if (cursor === undefined) return undefined;
  const parsed = shape.safeParse(parseCursorJson(cursor));
  if (!parsed.success)
    throw invalid([{ field: 'cursor', rule: 'known_cursor', message: 'must be the next_cursor of an answer' }]);
  return parsed.data;
}

/** Parses a cursor's JSON; undefined if it is invalid or cannot be stored. */
function parseCursorJson(cursor: string): unknown {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return findUnstorable(read) === null ? read : undefined;
  } catch {
    return undefined;
  }
}
