import { exportList, prepareJob } from '@hearth/domains/exports/service';
import * as contract from '../../../contract/endpoints.ts';
import { countTimeOff, findTimeOffPage, toCursor } from '../../queries/time-off.ts';
import type { TimeOffFilter, UnjudgedTimeOff } from '../../queries/time-off.ts';
import { schedulePhrases } from '../../words.ts';

type Words = ReturnType<typeof schedulePhrases>['timeOffExport'];

/** The requests for time off of the list as a file. */
export const exportTimeOff = exportList<UnjudgedTimeOff, TimeOffFilter, Words>(
  {
    list: 'timeOff',
    endpoint: contract.exportTimeOff,
    words: (language) => schedulePhrases(language).timeOffExport,
    columns: [
      { type: 'text', heading: 'first_name', value: (row) => row.first_name },
      { type: 'text', heading: 'last_name', value: (row) => row.last_name },
      { type: 'text', heading: 'position', value: (row) => row.position_name },
      { type: 'text', heading: 'location', value: (row) => row.location_name },
      { type: 'date', heading: 'first', value: (row) => row.starts_on },
      { type: 'date', heading: 'last', value: (row) => row.ends_on },
      { type: 'text', heading: 'start', value: (row) => row.start ?? '' },
      { type: 'text', heading: 'end', value: (row) => row.end ?? '' },
      { type: 'text', heading: 'kind', value: ({ kind }, { kinds }) => kinds[kind] },
      { type: 'text', heading: 'state', value: ({ state }, { states }) => states[state] },
      { type: 'text', heading: 'note', value: (row) => row.note },
    ],
    count: (tx, { grant, filter }) => countTimeOff(tx, grant, filter),
    page: (tx, { grant, filter }, { after, limit }) =>
      findTimeOffPage(tx, grant, filter, { after: after === undefined ? undefined : toCursor(after), limit }),
  },
  prepareJob('scheduling.prepareTimeOffFile'),
);
