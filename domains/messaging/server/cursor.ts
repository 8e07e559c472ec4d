import { decodeCursor, encodeCursor } from '@hearth/domains/core/service';
import { instant, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** Where a page of conversations ended: the sort keys of its last one. */
const place = z.tuple([instant.nullable(), instant, uuid]);

/** The sort keys of a conversation: latest message, application, id. */
export interface ConversationPlace {
  readonly lastMessageAt: Date | null;
  readonly appliedAt: Date;
  readonly id: string;
}

/** A place as a word for addresses. */
export function encodePlace({ lastMessageAt, appliedAt, id }: ConversationPlace): string {
  return encodeCursor([lastMessageAt?.toISOString() ?? null, appliedAt.toISOString(), id]);
}

/** The place that a word stands for; refuses words that were not handed out. */
export function decodePlace(cursor: string | undefined): ConversationPlace | null {
  const read = decodeCursor(place, cursor);
  if (read === undefined) return null;
  const [lastMessageAt, appliedAt, id] = read;
  return { lastMessageAt: lastMessageAt === null ? null : new Date(lastMessageAt), appliedAt: new Date(appliedAt), id };
}
