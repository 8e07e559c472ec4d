import { decodeCursor, encodeCursor } from '@hearth/domains/core/service';
import { instant, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** Where a page of conversations ended: the sort keys of its last one. */
const place = z.tuple([instant.nullable(), instant, uuid]);

/** The sort keys of a conversation: latest message, application, id. */
export interface ConversationCursor {
  readonly lastMessageAt: Date | null;
  readonly appliedAt: Date;
  readonly id: string;
}

/** Encodes a cursor for use in a URL. */
export function encodeConversationCursor({ lastMessageAt, appliedAt, id }: ConversationCursor): string {
  return encodeCursor([lastMessageAt?.toISOString() ?? null, appliedAt.toISOString(), id]);
}

/** Decodes a cursor from a URL; refuses one that the server did not issue. */
export function decodeConversationCursor(cursor: string | undefined): ConversationCursor | null {
  const read = decodeCursor(place, cursor);
  if (read === undefined) return null;
  const [lastMessageAt, appliedAt, id] = read;
  return { lastMessageAt: lastMessageAt === null ? null : new Date(lastMessageAt), appliedAt: new Date(appliedAt), id };
}
