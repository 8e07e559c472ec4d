import { findHolders } from '@hearth/domains/access/service';
import type { ConversationSubject } from '@hearth/domains/applications/service';
import { findNames } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { COLLEAGUE_SEES_NOT } from '../contract/failures.ts';

/** Finds the employer's staff who may see a conversation, by user id, with their names. */
export async function findColleagues(
  { db, clock }: Pick<Work<'tenant' | 'system'>, 'db' | 'clock'>,
  { groupId, locationId }: ConversationSubject,
): Promise<ReadonlyMap<string, string>> {
  const ids = await findHolders(db, { groupId, brandId: locationId }, 'VIEW_MESSAGES', clock.now());
  return findNames(db, ids);
}

/** Returns the names of these colleagues; refuses an id of someone who may not see the conversation. */
export function requireColleagueNames(colleagues: ReadonlyMap<string, string>, ids: readonly string[]): string[] {
  return [...new Set(ids)].map((id) => {
    const name = colleagues.get(id);
    if (name === undefined) throw failure(COLLEAGUE_SEES_NOT);
    return name;
  });
}
