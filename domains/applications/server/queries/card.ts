import type { BrandGrant } from '@hearth/kit/access';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isWithinGrant } from './application.ts';
import type { ApplicationRow } from './application.ts';

const COLUMNS = [
  'id',
  'job_id',
  'job_title',
  'location_id',
  'location_name',
  'first_name',
  'last_name',
  'stage',
  'step_id',
  'version',
  'applied_at',
  'stage_entered_at',
  'waiting_since',
  'unread_employer',
  'availability',
  'hours_per_week',
  'can_start_on',
  'knocked_out',
  'attachment_ids',
  'source',
  'end_reason',
] as const satisfies readonly (keyof ApplicationRow)[];

/** The columns that a card shows, without the much longer mails and answers. */
export type CardRow = Pick<ApplicationRow, (typeof COLUMNS)[number]>;
export const CARD_COLUMNS = sql.join(COLUMNS.map((column) => sql.ref(column)));

/** Filter of applications. */
export interface CardFilter {
  readonly jobId: string | undefined;
  readonly text: string | undefined;
}

/** Limits rows of any table with these columns to a grant, and to one job if given. */
export function isInReach(grant: BrandGrant, { jobId }: Pick<CardFilter, 'jobId'>): RawBuilder<boolean> {
  const parts = [sql<boolean>`group_id = ${grant.groupId}`, isWithinGrant(grant)];
  if (jobId !== undefined) parts.push(sql<boolean>`job_id = ${jobId}`);
  return sql.join(parts, sql` and `);
}

/** Selects the active applications of a filter. */
export function matchesFilter(grant: BrandGrant, filter: CardFilter): RawBuilder<boolean> {
  const { text } = filter;
  const parts = [isInReach(grant, filter), sql<boolean>`archived_at is null`];
  if (text !== undefined && text !== '')
    parts.push(
      sql<boolean>`search_text like '%' || replace(replace(platform.searchable(${text}), '%', '\\%'), '_', '\\_') || '%'`,
    );
  return sql.join(parts, sql` and `);
}
