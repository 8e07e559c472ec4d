import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { PoolFilter } from '../contract/schemas.ts';
import { startConsent, grantConsent } from '../rules/consent.ts';
import { makeLinks } from '../server/letters.ts';
import { insertEntries } from '../server/queries/entry.ts';
import { insertEvents } from '../server/queries/event.ts';
import { insertSearch } from '../server/queries/search.ts';
import type { EntryRow } from '../server/queries/tables.ts';
import { insertTag, setTags } from '../server/queries/tag.ts';

/** A person of the demo pool: reason, tags, and dates of question and consent. */
export interface SeedEntry {
  readonly application: Pick<
    EntryRow,
    'location_id' | 'user_id' | 'first_name' | 'last_name' | 'email' | 'language' | 'position_name' | 'job_title'
  > & { readonly id: string };
  readonly reason: EntryRow['reason'];
  readonly note: string;
  readonly tags: readonly string[];
  readonly askedAt: Date;
  readonly consentedAt: Date | null;
}

/** Seeds a group's pool with tags, people, and one saved search for the first tag. */
export async function seedPool(
  work: Work,
  group: { readonly id: string; readonly by: { readonly userId: string; readonly name: string } },
  entries: readonly SeedEntry[],
  searchName: string,
): Promise<void> {
  const { db } = work;
  const { userId } = group.by;
  const made = { by: userId, at: work.clock.now() };
  const tags = new Map([...new Set(entries.flatMap(({ tags: names }) => names))].map((name) => [name, newId()]));
  for (const [name, id] of tags) await insertTag(db, { id, group_id: group.id, brand_id: group.id, name }, made);
  const rows = entries.map(({ application, reason, note, askedAt: asked, consentedAt: said }): EntryRow => {
    const { id: applicationId, ...person } = application;
    return {
      ...person,
      ...(said === null ? startConsent(asked) : { asked_at: asked, ...grantConsent(said) }),
      id: newId(),
      group_id: group.id,
      application_id: applicationId,
      reason,
      note,
      added_by: userId,
      added_by_name: group.by.name,
      added_at: asked,
      last_contact_at: said ?? asked,
      asked_by: userId,
    };
  });
  await insertEntries(db, rows);
  await makeLinks(
    db,
    rows.map(({ id }) => id),
  );
  for (const [index, row] of rows.entries()) {
    const entry = entries[index];
    const ids = (entry?.tags ?? []).flatMap((name) => tags.get(name) ?? []);
    await setTags(db, group.id, [row.id], ids);
    await insertEvents(db, [row], 'ADDED', userId, row.added_at);
    if (row.consented_at !== null) await insertEvents(db, [row], 'CONSENTED', null, row.consented_at);
  }
  const [tag] = tags.values();
  const filter: PoolFilter = tag === undefined ? {} : { tag: [tag] };
  await insertSearch(db, { id: newId(), group_id: group.id, brand_id: group.id, name: searchName, filter }, made);
}
