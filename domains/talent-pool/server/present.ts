import type { Tx } from '@hearth/platform/database';
import type { PoolEntry, Tag } from '../contract/schemas.ts';
import { mayAskAgain } from '../rules/consent.ts';
import { findLastInvitations } from './queries/invitation.ts';
import { findTagsOf } from './queries/tag.ts';
import type { ListedEntry, TagRow } from './queries/tables.ts';

export function presentTag(row: TagRow): Tag {
  return { id: row.id, name: row.name, global: row.brand_id === row.group_id };
}

/** Presents pool entries as a list, in two queries. */
export async function presentEntries(tx: Tx, rows: readonly ListedEntry[], now: Date): Promise<PoolEntry[]> {
  const ids = rows.map(({ id }) => id);
  const [tags, last] = await Promise.all([findTagsOf(tx, ids), findLastInvitations(tx, ids)]);
  return rows.map((row) => {
    const invited = last.get(row.id);
    return {
      id: row.id,
      application_id: row.application_id,
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      language: row.language,
      position_name: row.position_name,
      job_title: row.job_title,
      location_id: row.location_id,
      location_name: row.location_name,
      reason: row.reason,
      note: row.note,
      added_by_name: row.added_by_name,
      added_at: row.added_at.toISOString(),
      last_contact_at: row.last_contact_at.toISOString(),
      consent: row.consented_at === null ? 'ASKED' : 'GIVEN',
      asked_at: row.asked_at.toISOString(),
      consented_at: row.consented_at?.toISOString() ?? null,
      until: row.until.toISOString(),
      may_ask_again: mayAskAgain(row, now),
      tags: (tags.get(row.id) ?? []).map(presentTag),
      last_invitation:
        invited === undefined
          ? null
          : {
              job_title: invited.job_title,
              sent_at: invited.sent_at.toISOString(),
              applied: invited.applied_at !== null,
            },
    };
  });
}
