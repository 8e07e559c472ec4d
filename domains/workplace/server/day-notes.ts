import { getBrand } from '@hearth/domains/core/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { DAY_NOTES_CHANGED } from '../contract/events.ts';
import { DAY_NOTE_RANGE, DAY_NOTE_REVERSED, DAY_NOTE_TOO_LONG } from '../contract/failures.ts';
import type { DayNote, DayNoteContent } from '../contract/schemas.ts';
import { countDays } from '../rules/day-notes.ts';
import { MOST_NOTE_DAYS, MOST_READ_DAYS } from '../rules/limits.ts';
import { type DayNoteRow, findDayNote } from './queries/day-note.ts';

/** Refuses days that are in no order, or too many. */
export function refuseWrongDays({ starts_on: from, ends_on: to }: DayNoteContent): void {
  const days = countDays({ from, to });
  if (days < 1) throw failure(DAY_NOTE_REVERSED);
  if (days > MOST_NOTE_DAYS) throw failure(DAY_NOTE_TOO_LONG);
}

/** Refuses to read days that are in no order, or too many. */
export function refuseWrongRange(range: { readonly from: string; readonly to: string }): void {
  const days = countDays(range);
  if (days < 1) throw failure(DAY_NOTE_REVERSED);
  if (days > MOST_READ_DAYS) throw failure(DAY_NOTE_RANGE);
}

/** The day from which a brand's notes are counted before one is written: today, or its first day where that is over. */
export function countedFrom({ starts_on: first }: Pick<DayNoteContent, 'starts_on'>, today: string): string {
  return first < today ? first : today;
}

/** A closed day is never kept from those who would come to closed doors. */
export function withAudience<Content extends DayNoteContent>(content: Content): Content {
  return content.kind === 'CLOSED' ? { ...content, audience: 'STAFF' } : content;
}

/** Gets a note of the caller's brand itself, also one that was removed; those of a brand above are edited there. */
export async function getOwnNote(tx: Tx, { groupId, brandId }: BrandGrant, id: string): Promise<DayNoteRow> {
  const row = await findDayNote(tx, groupId, id);
  if (row?.brand_id !== brandId) throw failure(NOT_FOUND);
  return row;
}

/** A note as a place sees it. */
export function presentNote(row: DayNoteRow, brandName: string, hereId: string): DayNote {
  const { id, brand_id, kind, starts_on, ends_on, is_yearly, audience, content, version } = row;
  return {
    id,
    brand_id,
    brand_name: brandName,
    kind,
    starts_on,
    ends_on,
    is_yearly,
    audience,
    content,
    version,
    is_own: brand_id === hereId,
  };
}

/** A note of the caller's brand. */
export async function presentOwnNote(tx: Tx, row: DayNoteRow): Promise<DayNote> {
  return presentNote(row, (await getBrand(tx, row.brand_id)).name, row.brand_id);
}

/** Tells the schedules that are open, and, if days of some of these kinds are closed, what checks them. */
export function announceNotes(
  { emit }: Pick<Work, 'emit'>,
  { groupId, brandId }: Pick<BrandGrant, 'groupId' | 'brandId'>,
  kinds: readonly DayNoteContent['kind'][],
): Promise<void> {
  const data = { brand_id: brandId, is_closing: kinds.includes('CLOSED') };
  return emit(DAY_NOTES_CHANGED.of({ group_id: groupId, topics: [`brand:${brandId}`], data }));
}
