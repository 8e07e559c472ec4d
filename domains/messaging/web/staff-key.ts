/** A conversation between a location and one of its staff, as one side has it open; no location: it is the reader's own. */
export interface StaffAddress {
  readonly placeId: string | null;
  readonly conversationId: string;
}

const MINE = 'mine';
const FORM = /^staff:([\w-]+):([\w-]+)$/;

/** Where drafts of such a conversation, and messages on their way in it, are kept: beside those of applications, and never taken for one. */
export const staffKey = ({ placeId, conversationId }: StaffAddress): string =>
  `staff:${placeId ?? MINE}:${conversationId}`;

/** Reads such a key; null for the id of an application. */
export function parseStaffKey(key: string): StaffAddress | null {
  const [, place, conversationId] = FORM.exec(key) ?? [];
  if (place === undefined || conversationId === undefined) return null;
  return { placeId: place === MINE ? null : place, conversationId };
}

/** The page of such a conversation. */
export const staffPath = ({ placeId, conversationId }: StaffAddress): string =>
  placeId === null ? `/messages/mine/${conversationId}` : `/messages/staff/${placeId}/${conversationId}`;
