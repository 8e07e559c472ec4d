import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { JOB_STATUSES } from '../../rules/post-status.ts';
import { splitSearchWords } from '@hearth/kit/text/search-text';
import { countRolloutsOf } from '../rollout.ts';
import { presentJobLine } from '../present.ts';
import { countGroupedJobs, countJobs, findJobs } from '../queries/job.ts';

const DEFAULT_LIMIT = 50;

export const listJobs = implement(contract.listJobs, async ({ query }, { db, grant }) => {
  const search = {
    statuses: query.status ?? [],
    locationId: query.location_id,
    words: splitSearchWords(query.q ?? ''),
    rolloutId: query.rollout_id,
    isFolded: query.folded === 'true',
    offset: query.offset ?? 0,
    limit: query.limit ?? DEFAULT_LIMIT,
  };
  const found = await findJobs(db, grant, search);
  const counted = await countJobs(db, grant, search);
  const counts = Object.fromEntries(JOB_STATUSES.map((status) => [status, counted.get(status) ?? 0])) as Record<
    (typeof JOB_STATUSES)[number],
    number
  >;
  const wanted = search.statuses.length === 0 ? JOB_STATUSES : search.statuses;
  const total = search.isFolded
    ? await countGroupedJobs(db, grant, search)
    : wanted.reduce((sum, status) => sum + counts[status], 0);
  return { jobs: found.map(presentJobLine), rollouts: await countRolloutsOf(db, grant, found), total, counts };
});
