import { defineModule } from '@hearth/platform/module';
import { addDayNote } from './handlers/add-day-note.ts';
import { addStation } from './handlers/add-station.ts';
import { archiveStation } from './handlers/archive-station.ts';
import { editStation } from './handlers/edit-station.ts';
import { listStations } from './handlers/list-stations.ts';
import { orderStations } from './handlers/order-stations.ts';
import { editDayNote } from './handlers/edit-day-note.ts';
import { listDayNotes } from './handlers/list-day-notes.ts';
import { listMyDayNotes } from './handlers/list-my-day-notes.ts';
import { removeDayNote } from './handlers/remove-day-note.ts';

/** What a location plans its weeks on: notes on days, closed days, and stations. */
export const workplace = defineModule({
  name: 'workplace',
  endpoints: [
    listDayNotes,
    listMyDayNotes,
    addDayNote,
    editDayNote,
    removeDayNote,
    listStations,
    addStation,
    editStation,
    archiveStation,
    orderStations,
  ],
});
