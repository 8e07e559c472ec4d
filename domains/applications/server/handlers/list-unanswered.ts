import { findBrandNames } from '@hearth/domains/core/service';
import { listEndedJobs } from '@hearth/domains/jobs/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { countUnanswered } from '../queries/unanswered.ts';

const PAGE = 20;

export const listUnanswered = implement(contract.listUnanswered, async ({ query }, { db, grant }) => {
  const waiting = await countUnanswered(db, grant);
  const ended = await listEndedJobs(db, [...waiting.keys()]);
  const most = ended
    .map((post) => ({ ...post, waiting: waiting.get(post.id) ?? 0 }))
    .toSorted((one, other) => other.waiting - one.waiting || (one.id < other.id ? -1 : 1))
    .slice(0, query.limit ?? PAGE);
  const places = await findBrandNames(
    db,
    most.map((post) => post.location_id),
  );
  return {
    total: ended.length,
    posts: most.map((post) => ({
      job_id: post.id,
      title: post.title,
      location_name: places.get(post.location_id) ?? '',
      status: post.status,
      waiting: post.waiting,
    })),
  };
});
