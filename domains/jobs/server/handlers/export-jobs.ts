import { exportList, prepareJob } from '@hearth/domains/exports/service';
import type { HandlerInputOf } from '@hearth/kit/endpoint';
import { splitSearchWords } from '@hearth/kit/text/search-text';
import * as contract from '../../contract/endpoints.ts';
import { countJobs, findJobsAfter } from '../queries/job.ts';
import type { JobFilter, PlacedJobRow } from '../queries/job.ts';
import { phrasesIn } from '../words.ts';

type Words = ReturnType<typeof phrasesIn>['export'];
type Query = Pick<HandlerInputOf<typeof contract.exportJobs>['query'], 'status' | 'location_id' | 'q' | 'rollout_id'>;

const toJobFilter = ({ status, location_id: locationId, q, rollout_id: rolloutId }: Query): JobFilter => ({
  statuses: status ?? [],
  locationId,
  words: splitSearchWords(q ?? ''),
  rolloutId,
});

/** The jobs of the list as a file: the posts of a rollout have a row each. */
export const exportJobs = exportList<PlacedJobRow, Query, Words>(
  {
    list: 'jobs',
    endpoint: contract.exportJobs,
    words: (language) => phrasesIn(language).export,
    columns: [
      { type: 'text', heading: 'title', value: (row) => row.title },
      { type: 'text', heading: 'position', value: (row) => row.position_name },
      { type: 'text', heading: 'location', value: (row) => row.location_name },
      { type: 'text', heading: 'city', value: (row) => row.location_city },
      { type: 'text', heading: 'status', value: ({ status }, { statuses }) => statuses[status] },
      {
        type: 'text',
        heading: 'employment',
        value: ({ employment_type: type }, { employment }) => (type === null ? null : employment[type]),
      },
      { type: 'number', heading: 'hires', value: (row) => row.hires },
      { type: 'number', heading: 'target', value: (row) => (row.evergreen ? null : row.hires_target) },
      { type: 'date', heading: 'opens', value: (row) => row.publish_on },
      { type: 'date', heading: 'closes', value: (row) => row.closes_on },
      { type: 'moment', heading: 'published', value: (row) => row.published_at },
      { type: 'moment', heading: 'edited', value: (row) => row.updated_at },
    ],
    count: async (tx, { grant, filter }) => {
      const wanted = toJobFilter(filter);
      const counts = await countJobs(tx, grant, wanted);
      const statuses = wanted.statuses.length === 0 ? [...counts.keys()] : wanted.statuses;
      return statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
    },
    page: (tx, { grant, filter }, window) => findJobsAfter(tx, grant, toJobFilter(filter), window),
  },
  prepareJob('jobs.prepareJobsFile'),
);
