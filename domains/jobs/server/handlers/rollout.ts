import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/rollout-endpoints.ts';
import type { PlaceOutcome, SkippedChange } from '../../contract/rollout-schemas.ts';
import { LOCATION_REFUSED } from '../../contract/failures.ts';
import { diffSharedFields } from '../../rules/rollout.ts';
import { lockGrantedJob, getGrantedJob, getGrantedPlaces } from '../access.ts';
import { reconcileQuestions } from '@hearth/domains/job-library/service';
import { addRolloutJob, lockRolloutOf, publishIfReady } from '../rollout.ts';
import { toLawPlace } from '../lifecycle.ts';
import { toContent } from '../present.ts';
import {
  countPostingLocations,
  countRolloutJobs,
  findPostingBrands,
  findPostingLocations,
  findRolloutJobs,
} from '../queries/rollout.ts';
import { findPlace } from '../queries/place.ts';
import { toSkippedChange, planSharedChange } from '../shared-change.ts';
import { saveContent } from '../write-change.ts';
import { jobRows } from '../queries/job.ts';

const DEFAULT_LIMIT = 100;
/** A rollout has at most one post at a location, and no group that many. */
const ALL_SISTERS = { offset: 0, limit: 10_000 };

export const listPostPlaces = implement(contract.listPostPlaces, async ({ params, query }, { db, grant }) => {
  const job = await getGrantedJob(db, grant, params.job_id);
  const rows = await findPostingLocations(db, grant, job, {
    offset: query.offset ?? 0,
    limit: query.limit ?? DEFAULT_LIMIT,
  });
  return {
    places: rows.map(({ job_id, status, ...place }) => ({
      ...place,
      post: job_id === null || status === null ? null : { job_id, status },
    })),
    total: await countPostingLocations(db, grant),
    brands: await findPostingBrands(db, grant),
  };
});

export const postAtPlaces = implement(contract.postAtPlaces, async ({ params, body }, work) => {
  const { db, clock, grant } = work;
  const places = await getGrantedPlaces(db, grant, body.location_ids);
  const { source, rolloutId, posts } = await lockRolloutOf(work, params.job_id);
  const from = await findPlace(db, source.location_id);
  if (from === undefined) throw failure(LOCATION_REFUSED);
  const first = { job: source, place: toLawPlace(from, clock.now()) };
  const outcomes: PlaceOutcome[] = [];
  for (const place of places) {
    const there = posts.get(place.id);
    const draft = there ?? (await addRolloutJob(work, rolloutId, first, place));
    const { job, refused } =
      body.publish && draft.status === 'DRAFT'
        ? await publishIfReady(work, draft, place)
        : { job: draft, refused: null };
    outcomes.push({
      location_id: place.id,
      location_name: place.name,
      location_city: place.city,
      job_id: job.id,
      status: job.status,
      made: there === undefined,
      refused,
    });
  }
  return { rollout_id: rolloutId, places: outcomes };
});

export const listRollout = implement(contract.listRollout, async ({ params, query }, { db, grant }) => {
  const job = await getGrantedJob(db, grant, params.job_id);
  const content = toContent(job);
  const window = { offset: query.offset ?? 0, limit: query.limit ?? DEFAULT_LIMIT };
  const sisters = await findRolloutJobs(db, grant, job, window);
  return {
    posts: sisters.map((sister) => ({
      job_id: sister.id,
      location_id: sister.location_id,
      location_name: sister.location_name,
      location_city: sister.location_city ?? '',
      title: sister.title,
      status: sister.status,
      version: sister.version,
      hires: sister.hires,
      hires_target: sister.hires_target,
      differs: [...diffSharedFields(content, toContent(sister))],
    })),
    total: await countRolloutJobs(db, grant, job),
  };
});

export const previewShared = implement(contract.previewShared, async ({ params, body }, { db, clock, grant }) => {
  const source = await getGrantedJob(db, grant, params.job_id);
  const sisters = await findRolloutJobs(db, grant, source, ALL_SISTERS);
  const { takes, left } = await planSharedChange(db, source, sisters, body.fields, clock.now());
  return {
    takes: takes.map(({ job, fields }) => ({
      job_id: job.id,
      location_name: job.location_name,
      status: job.status,
      version: job.version,
      fields: [...fields],
    })),
    left,
  };
});

export const shareChange = implement(contract.shareChange, async ({ params, body }, work) => {
  const { db, clock, grant } = work;
  const asked = new Map(body.posts.map(({ job_id: id, version }) => [id, version]));
  const { id: sourceId, rollout_id } = await getGrantedJob(db, grant, params.job_id);
  const sisters = await findRolloutJobs(
    db,
    grant,
    { id: sourceId, rollout_id },
    {
      ...ALL_SISTERS,
      ids: [...asked.keys()],
      lock: true,
    },
  );
  const source = await lockGrantedJob(db, grant, sourceId);
  jobRows.refuseStale(source.version, body.version);
  const same = sisters.filter((sister) => asked.get(sister.id) === sister.version);
  const { takes, left } = await planSharedChange(db, source, same, body.fields, clock.now());
  for (const { job, place, content } of takes) {
    const questions = await reconcileQuestions(db, place.id, content);
    await saveContent(work, job, place, { ...content, questions });
  }
  const changedMeanwhile: SkippedChange[] = sisters
    .filter((sister) => !same.includes(sister))
    .map((sister) => toSkippedChange(sister, 'CHANGED'));
  return { changed: takes.map(({ job }) => job.id), left: [...changedMeanwhile, ...left] };
});
