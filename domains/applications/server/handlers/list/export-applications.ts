import { exportList, prepareJob } from '@hearth/domains/exports/service';
import * as contract from '../../../contract/endpoints.ts';
import { toListFilter, toListOrder } from '../../list-filter.ts';
import type { ListQuery } from '../../list-filter.ts';
import { countList, findListPage, toListCursor } from '../../queries/list.ts';
import type { ListedRow } from '../../queries/list.ts';
import { phrasesIn } from '../../words.ts';

type Words = ReturnType<typeof phrasesIn>['export'];

/** The applications of the list as a file, in its order. How to reach the candidates is in no list, and in no file. */
export const exportApplications = exportList<ListedRow, ListQuery, Words>(
  {
    list: 'applications',
    endpoint: contract.exportApplications,
    words: (language) => phrasesIn(language).export,
    columns: [
      { type: 'text', heading: 'first_name', value: (row) => row.first_name },
      { type: 'text', heading: 'last_name', value: (row) => row.last_name },
      { type: 'text', heading: 'job', value: (row) => row.job_title },
      { type: 'text', heading: 'location', value: (row) => row.location_name },
      { type: 'text', heading: 'stage', value: ({ stage }, { stages }) => stages[stage] },
      { type: 'moment', heading: 'applied', value: (row) => row.applied_at },
      { type: 'moment', heading: 'entered', value: (row) => row.stage_entered_at },
      { type: 'moment', heading: 'waiting', value: (row) => row.waiting_since },
      {
        type: 'text',
        heading: 'reason',
        value: ({ end_reason: reason }, { reasons }) => (reason === null ? null : reasons[reason]),
      },
    ],
    count: (tx, { grant, filter, now }) => countList(tx, grant, toListFilter(filter, now)),
    page: async (tx, { grant, filter, now }, { after, limit }) => {
      const { order, descending } = toListOrder(filter);
      const window = { order, descending, after: after === undefined ? null : toListCursor(order, after), limit };
      return (await findListPage(tx, grant, toListFilter(filter, now), window)).slice(0, limit);
    },
  },
  prepareJob('applications.prepareApplicationsFile'),
);
