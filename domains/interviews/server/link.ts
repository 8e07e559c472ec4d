import type { Tx } from '@hearth/platform/database';
import { recordLinks } from '@hearth/platform/secrets/record-links';
import type { LinkedRecord } from '@hearth/platform/secrets/record-links';
import { LINK_AFTER_MS } from '../rules/limits.ts';
import type { InterviewRow } from './queries/tables.ts';

/** The links that candidates open their interviews with. */
export const interviewLinks = recordLinks({ table: 'interviews.link_key', record: 'interview_id', ends: true });

/** A link to an interview works until a day after it has ended, or as long as a time can be chosen. */
function linked({ id, ends_at: endsAt, open_until: openUntil }: InterviewRow): LinkedRecord {
  return { id, endsAt: endsAt === null ? openUntil : new Date(endsAt.getTime() + LINK_AFTER_MS) };
}

/** The link of an interview. */
export function linkTo(tx: Tx, row: InterviewRow): Promise<string> {
  return interviewLinks.make(tx, linked(row));
}

/** Links of several interviews that have been sent one before. */
export function linksTo(tx: Tx, rows: readonly InterviewRow[]): Promise<ReadonlyMap<string, string>> {
  return interviewLinks.find(tx, rows.map(linked));
}
