import { LIVE_SCHEDULE, PLANNING } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { localDate, rowVersion, senderKey, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  DAY_NOTE_CHANGED,
  DAY_NOTE_RANGE,
  DAY_NOTE_REVERSED,
  DAY_NOTE_TOO_LONG,
  TOO_MANY_DAY_NOTES,
} from './failures.ts';
import { dayNote, dayNoteContent, myDayNote } from './schemas.ts';

const service = 'scheduling';
const editing = {
  service,
  whileActing: 'allowed',
  access: brand('id', 'EDIT_SCHEDULE', { services: PLANNING }),
} as const;
const atBrand = z.object({ id: uuid });
const oneNote = z.object({ id: uuid, note_id: uuid });
const someDays = z.object({ from: localDate, to: localDate });

export const listDayNotes = endpoint({
  id: 'workplace.listDayNotes',
  method: 'GET',
  path: '/v1/brands/{id}/day_notes',
  service,
  summary: 'Lists the notes, events and closed days of a brand and the brands above it that touch some days.',
  access: brand('id', 'VIEW_SCHEDULE', { condition: 'POSITION_CATEGORY', services: LIVE_SCHEDULE }),
  whileActing: 'allowed',
  params: atBrand,
  query: someDays,
  /** `may_edit`: whether the caller may write notes here, which whoever plans some departments alone may not. */
  answer: z.strictObject({ notes: z.array(dayNote), may_edit: z.boolean() }),
  failures: { DAY_NOTE_REVERSED, DAY_NOTE_RANGE },
});

export const listMyDayNotes = endpoint({
  id: 'workplace.listMyDayNotes',
  method: 'GET',
  path: '/v1/my/day_notes',
  service,
  summary: 'Lists what managers wrote for staff on some days, at the places where the signed-in person works.',
  access: signedIn(),
  whileActing: 'allowed',
  query: someDays,
  answer: z.strictObject({ notes: z.array(myDayNote) }),
  failures: { DAY_NOTE_REVERSED, DAY_NOTE_RANGE },
});

export const addDayNote = endpoint({
  ...editing,
  id: 'workplace.addDayNote',
  method: 'POST',
  path: '/v1/brands/{id}/day_notes',
  summary:
    'Writes a note or an event on days, or closes them for business, at a brand and everything below it. Sending the same key again adds nothing.',
  params: atBrand,
  body: dayNoteContent.extend({ idempotency_key: senderKey }),
  answer: dayNote,
  changes: () => [listDayNotes],
  failures: { DAY_NOTE_REVERSED, DAY_NOTE_TOO_LONG, TOO_MANY_DAY_NOTES, CONFLICT },
});

export const editDayNote = endpoint({
  ...editing,
  id: 'workplace.editDayNote',
  method: 'PUT',
  path: '/v1/brands/{id}/day_notes/{note_id}',
  summary: 'Changes a note of the brand, unless someone else changed it since it was read.',
  params: oneNote,
  body: dayNoteContent.extend({ version: rowVersion }),
  answer: dayNote,
  changes: () => [listDayNotes],
  failures: { DAY_NOTE_REVERSED, DAY_NOTE_TOO_LONG, TOO_MANY_DAY_NOTES, DAY_NOTE_CHANGED },
});

export const removeDayNote = endpoint({
  ...editing,
  id: 'workplace.removeDayNote',
  method: 'POST',
  path: '/v1/brands/{id}/day_notes/{note_id}/remove',
  summary: 'Removes a note of the brand, or opens closed days again.',
  params: oneNote,
  body: z.strictObject({ version: rowVersion }),
  answer: z.strictObject({ removed: z.literal(true) }),
  changes: () => [listDayNotes],
  failures: { DAY_NOTE_CHANGED },
});
