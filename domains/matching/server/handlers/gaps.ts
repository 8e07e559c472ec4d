import { findBrandNames } from '@hearth/domains/core/service';
import { createDraft, findUnfinishedAt } from '@hearth/domains/jobs/service';
import { findGaps, findUnassignedShifts } from '@hearth/domains/scheduling/service';
import { findPositions } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { NO_OPEN_SHIFTS } from '../../contract/failures.ts';
import { deriveJobTimes } from '../../rules/gap.ts';
import { DAYS_AHEAD, daysAhead, isSamePosition } from '../post.ts';
import { findGrantedPlace } from '../queries/place.ts';

const PAGE = 50;
/** More open shifts of one position at one place say nothing new of its times. */
const MOST_READ = 400;

export const listCoverageGaps = implement(contract.listCoverageGaps, async ({ query }, { db, grant, clock }) => {
  const { offset = 0, limit = PAGE } = query;
  const rows = await findGaps(db, grant, { now: clock.now(), days: DAYS_AHEAD }, { offset, limit });
  const locationIds = [...new Set(rows.map((row) => row.location_id))];
  const names = await findBrandNames(db, locationIds);
  const positions = new Map((await findPositions(db, grant.groupId)).map(({ id, name }) => [id, name]));
  const posts = await findUnfinishedAt(db, locationIds);
  return {
    gaps: rows.map(({ total: _total, ...row }) => {
      const position = { id: row.position_id, name: positions.get(row.position_id) ?? '' };
      const post = posts.find((one) => one.location_id === row.location_id && isSamePosition(one, position));
      return {
        ...row,
        location_name: names.get(row.location_id) ?? '',
        position_name: position.name,
        job_id: post?.id ?? null,
      };
    }),
    total: rows[0]?.total ?? 0,
  };
});

export const draftFromGap = implement(contract.draftFromGap, async ({ body }, work) => {
  const { db, grant, clock } = work;
  const place = await findGrantedPlace(db, grant, body.location_id);
  const position = (await findPositions(db, grant.groupId)).find(({ id }) => id === body.position_id);
  if (place === undefined || position === undefined) throw failure(NOT_FOUND);
  const at = { locationId: place.id, positionIds: [position.id], days: daysAhead(clock.now(), place) };
  const times = deriveJobTimes(await findUnassignedShifts(db, at, MOST_READ));
  if (times === null) throw failure(NO_OPEN_SHIFTS);
  const job = await createDraft(work, place.id, {
    ...times,
    position_id: position.id,
    position_name: position.name,
    title: position.name,
    language: body.language,
  });
  return { job_id: job.id };
});
