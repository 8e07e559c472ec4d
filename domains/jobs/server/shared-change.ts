import type { Tx } from '@hearth/platform/database';
import type { SharedLeft } from '../contract/rollout-schemas.ts';
import type { JobContent } from '../contract/schemas.ts';
import { leftReason, sharedDifferences, withShared } from '../rules/rollout.ts';
import type { SharedField } from '../rules/rollout.ts';
import type { Gap } from '../rules/completeness.ts';
import { gapsOf } from '../rules/completeness.ts';
import { lawPlaceOf } from './lifecycle.ts';
import { contentOf } from './present.ts';
import { findPlaces } from './queries/place.ts';
import type { JobPlace } from './queries/place.ts';
import type { PlacedJobRow } from './queries/job.ts';

/** A post that takes over what another says, as it would stand afterwards. */
export interface Taking {
  readonly job: PlacedJobRow;
  readonly place: JobPlace;
  readonly content: JobContent;
  readonly fields: readonly SharedField[];
}

/** Which of these posts take over what a post says in these fields, and which not and why. One statement, however many. */
export async function planShared(
  tx: Tx,
  source: PlacedJobRow,
  sisters: readonly PlacedJobRow[],
  fields: readonly SharedField[],
  now: Date,
): Promise<{ readonly takes: Taking[]; readonly left: SharedLeft[] }> {
  const places = await findPlaces(tx, [source.location_id, ...sisters.map((sister) => sister.location_id)]);
  const from = places.get(source.location_id);
  const takes: Taking[] = [];
  const left: SharedLeft[] = [];
  for (const job of sisters) {
    const place = places.get(job.location_id);
    if (place === undefined || from === undefined) continue;
    const before = contentOf(job);
    const at = lawPlaceOf(place, now);
    const content = withShared(
      { content: before, place: at },
      { content: contentOf(source), place: lawPlaceOf(from, now) },
      fields,
    );
    const changed = sharedDifferences(before, content);
    const gaps = gapsOf(content, at);
    const isOtherMoney = content.pay !== null && content.pay.currency !== place.currency;
    const why = leftReason({ status: job.status, changed, locked: job.locked, gaps, isOtherMoney });
    if (why === null) takes.push({ job, place, content, fields: changed });
    else left.push(leftLine(job, why, why === 'INCOMPLETE' ? gaps : []));
  }
  return { takes, left };
}

/** A post that stays as it is. */
export function leftLine(job: PlacedJobRow, why: SharedLeft['why'], gaps: readonly Gap[] = []): SharedLeft {
  return { job_id: job.id, location_name: job.location_name, why, gaps: [...gaps] };
}
