import type { Tx } from '@hearth/platform/database';
import { recordLinks } from '@hearth/platform/secrets/record-links';
import type { LinkedRecord } from '@hearth/platform/secrets/record-links';
import { LINK_GRACE_MS } from '../rules/limits.ts';
import type { InterviewRow } from './queries/tables.ts';

/** The links by which candidates open their interviews. */
export const interviewLinks = recordLinks({ table: 'interviews.link_key', record: 'interview_id', ends: true });

/** A link works until a day after the interview, or while a time can be chosen. */
function toLinkedRecord({ id, ends_at: endsAt, open_until: openUntil }: InterviewRow): LinkedRecord {
  return { id, endsAt: endsAt === null ? openUntil : new Date(endsAt.getTime() + LINK_GRACE_MS) };
}

/** Creates the link of an interview. */
export function makeLink(tx: Tx, row: InterviewRow): Promise<string> {
  return interviewLinks.make(tx, toLinkedRecord(row));
}

/** Finds the existing links of several interviews. */
export function findLinks(tx: Tx, rows: readonly InterviewRow[]): Promise<ReadonlyMap<string, string>> {
  return interviewLinks.find(tx, rows.map(toLinkedRecord));
}
