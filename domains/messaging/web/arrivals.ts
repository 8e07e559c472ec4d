import type { Conversation } from '../contract/schemas.ts';

type Line = Pick<Conversation, 'id' | 'last_message_at' | 'last_message_by'>;

/** The newest conversation in which the other side has written since the last look; undefined at the first look. */
export function arrivalIn<C extends Line>(
  before: readonly Line[] | null,
  now: readonly C[],
  own: 'EMPLOYER' | 'CANDIDATE',
): C | undefined {
  if (before === null) return undefined;
  const newest = before.reduce((latest, { last_message_at: at }) => (at !== null && at > latest ? at : latest), '');
  return now.find(
    ({ last_message_at: at, last_message_by: by }) => by !== null && by !== own && at !== null && at > newest,
  );
}
