import { defineModule } from '@hearth/platform/module';
import { addDayNote } from './handlers/add-day-note.ts';
import { editDayNote } from './handlers/edit-day-note.ts';
import { listDayNotes } from './handlers/list-day-notes.ts';
import { listMyDayNotes } from './handlers/list-my-day-notes.ts';
import { removeDayNote } from './handlers/remove-day-note.ts';

/** What a location plans its weeks on: notes on days and closed days. */
export const workplace = defineModule({
  name: 'workplace',
  endpoints: [listDayNotes, listMyDayNotes, addDayNote, editDayNote, removeDayNote],
});
