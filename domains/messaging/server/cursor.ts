import { invalid } from '@hearth/kit/failure';
import { z } from 'zod';

/** Where a page of conversations ended: the sort keys of its last one. */
const place = z.tuple([z.iso.datetime().nullable(), z.iso.datetime(), z.uuid()]);

/** The sort keys of a conversation: latest message, application, id. */
export interface ConversationPlace {
  readonly lastMessageAt: Date | null;
  readonly appliedAt: Date;
  readonly id: string;
}

/** A place as a word for addresses. */
export function encodePlace({ lastMessageAt, appliedAt, id }: ConversationPlace): string {
  const keys: z.infer<typeof place> = [lastMessageAt?.toISOString() ?? null, appliedAt.toISOString(), id];
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/** The place that a word stands for; refuses words that were not handed out. */
export function decodePlace(cursor: string): ConversationPlace {
  let read: unknown = null;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    // Refused below, like every other word that was not handed out.
  }
  const { data } = place.safeParse(read);
  if (data === undefined)
    throw invalid([{ field: 'cursor', rule: 'unknown', message: 'must be a cursor that was handed out' }]);
  const [lastMessageAt, appliedAt, id] = data;
  return { lastMessageAt: lastMessageAt === null ? null : new Date(lastMessageAt), appliedAt: new Date(appliedAt), id };
}
