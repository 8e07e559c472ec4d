import { hasPublishedJob } from '@hearth/domains/jobs/service';
import { isReachedByMail } from '@hearth/domains/notices/service';
import { hasPublishedWeek } from '@hearth/domains/scheduling/service';
import { findTeamBegun } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import type { SetupStepName } from '../contract/schemas.ts';
import { countLocations } from './queries/place.ts';

/** Which of some steps are done at a brand and below, with one statement for each kind that is asked for. */
export async function findDone(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
  userId: string,
  steps: readonly SetupStepName[],
): Promise<ReadonlySet<SetupStepName>> {
  const asked = new Set(steps);
  const done = new Set<SetupStepName>();
  if (asked.has('LOCATION') && (await countLocations(tx, grant)) > 0) done.add('LOCATION');
  if (asked.has('POSITIONS') || asked.has('PEOPLE')) {
    const { positions, people } = await findTeamBegun(tx, grant);
    if (positions) done.add('POSITIONS');
    if (people) done.add('PEOPLE');
  }
  if (asked.has('WEEK') && (await hasPublishedWeek(tx, grant))) done.add('WEEK');
  if (asked.has('JOB') && (await hasPublishedJob(tx, grant))) done.add('JOB');
  if (asked.has('MAIL') && (await isReachedByMail(tx, userId))) done.add('MAIL');
  return done;
}
