import { invalid } from '@hearth/kit/failure';
import type { z } from 'zod';

/** The place in a list after which the next page starts, as text that means nothing to the caller. */
export function encodeCursor(place: Readonly<Record<string, unknown>>): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Reads a cursor back; anything that was not handed out in this shape is refused as input. */
export function decodeCursor<T>(shape: z.ZodType<T>, cursor: string | undefined): T | undefined {
  if (cursor === undefined) return undefined;
  const refusal = invalid([{ field: 'cursor', rule: 'known_cursor', message: 'must be the next_cursor of an answer' }]);
  try {
    const parsed = shape.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (parsed.success) return parsed.data;
  } catch {
    throw refusal;
  }
  throw refusal;
}
