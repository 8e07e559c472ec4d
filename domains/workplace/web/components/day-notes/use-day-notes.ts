import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { listDayNotes } from '../../../contract/endpoints.ts';
import { DAY_NOTES_CHANGED } from '../../../contract/events.ts';
import type { DayNote } from '../../../contract/schemas.ts';
import { holdsOn } from '../../../rules/day-notes.ts';

const NEWS = [DAY_NOTES_CHANGED];
const READS = [listDayNotes];

/** The notes of a brand on some days, read again when someone changes them. */
export function useDayNotes(brandId: string, from: string, to: string) {
  useReadAgainOn(NEWS, READS);
  return useCall(listDayNotes, { params: { id: brandId }, query: { from, to } }, { keepPrevious: true });
}

/** Those of a date. */
export function notesOn(notes: readonly DayNote[], date: string): DayNote[] {
  return notes.filter((note) => holdsOn(note, date));
}
