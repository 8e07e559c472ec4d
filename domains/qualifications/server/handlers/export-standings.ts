import { exportList, prepareJob } from '@hearth/domains/exports/service';
import * as contract from '../../contract/endpoints.ts';
import { countStandings, findStandingPage } from '../queries/standing.ts';
import type { StandingFilter, StandingRow } from '../queries/standing.ts';
import { qualificationWords } from '../words.ts';

type Words = ReturnType<typeof qualificationWords>['export'];

/** How people stand with qualifications, as the list shows it, as a file. */
export const exportStandings = exportList<StandingRow, StandingFilter, Words>(
  {
    list: 'qualifications',
    endpoint: contract.exportStandings,
    words: (language) => qualificationWords(language).export,
    columns: [
      { type: 'text', heading: 'name', value: (row) => row.employee_name },
      { type: 'text', heading: 'location', value: (row) => row.location_name },
      { type: 'text', heading: 'position', value: (row) => row.position_name },
      { type: 'text', heading: 'qualification', value: (row) => row.name },
      {
        type: 'text',
        heading: 'level',
        value: ({ level, level_names: names }) => (level === null ? null : (names[level - 1] ?? null)),
      },
      { type: 'text', heading: 'standing', value: ({ standing }, { standings }) => standings[standing] },
      { type: 'date', heading: 'expires', value: (row) => row.expires_on },
      { type: 'text', heading: 'demanded', value: ({ min_level: least }, { yes, no }) => (least === null ? no : yes) },
    ],
    count: async (tx, { grant, filter, now }) => {
      const counts = await countStandings(tx, grant, filter, now);
      const { standing } = filter;
      return standing === undefined ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[standing];
    },
    page: (tx, { grant, filter, now }, { after, limit }) => findStandingPage(tx, grant, filter, { after, limit, now }),
  },
  prepareJob('qualifications.prepareStandingsFile'),
);
