import type { Tx } from '@hearth/platform/database';
import type { SkippedChange } from '../contract/rollout-schemas.ts';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import { skipReason, diffSharedFields, applySharedFields } from '../rules/rollout.ts';
import type { SharedField } from '../rules/rollout.ts';
import type { Gap } from '../rules/completeness.ts';
import { findGaps } from '../rules/completeness.ts';
import { toLawPlace } from './lifecycle.ts';
import { toContent } from './present.ts';
import { findPlaces } from './queries/place.ts';
import type { JobPlace } from './queries/place.ts';
import type { PlacedJobRow } from './queries/job.ts';

/** A job that takes over a change, with its new content. */
export interface PlannedChange {
  readonly job: PlacedJobRow;
  readonly place: JobPlace;
  readonly content: JobContent;
  readonly fields: readonly SharedField[];
}

/** Plans which jobs of a rollout take over a change and which do not, in one query. One statement, however many. */
export async function planSharedChange(
  tx: Tx,
  source: PlacedJobRow,
  sisters: readonly PlacedJobRow[],
  fields: readonly SharedField[],
  now: Date,
): Promise<{ readonly takes: PlannedChange[]; readonly left: SkippedChange[] }> {
  const places = await findPlaces(tx, [source.location_id, ...sisters.map((sister) => sister.location_id)]);
  const from = places.get(source.location_id);
  const takes: PlannedChange[] = [];
  const left: SkippedChange[] = [];
  for (const job of sisters) {
    const place = places.get(job.location_id);
    if (place === undefined || from === undefined) continue;
    const before = toContent(job);
    const at = toLawPlace(place, now);
    const content = applySharedFields(
      { content: before, place: at },
      { content: toContent(source), place: toLawPlace(from, now) },
      fields,
    );
    const changed = diffSharedFields(before, content);
    const gaps = findGaps(content, at);
    const isOtherMoney = content.pay !== null && content.pay.currency !== place.currency;
    const why = skipReason({ status: job.status, changed, locked: job.locked, gaps, isOtherMoney });
    if (why === null) takes.push({ job, place, content, fields: changed });
    else left.push(toSkippedChange(job, why, why === 'INCOMPLETE' ? gaps : []));
  }
  return { takes, left };
}

/** Presents a job that does not take over a change. */
export function toSkippedChange(
  job: PlacedJobRow,
  why: SkippedChange['why'],
  gaps: readonly Gap[] = [],
): SkippedChange {
  return { job_id: job.id, location_name: job.location_name, why, gaps: [...gaps] };
}
