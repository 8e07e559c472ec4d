import { findBrandNames } from '@hearth/domains/core/service';
import { findNames } from '@hearth/domains/identity/service';
import { findMyEmployments } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listMyPunches as contract } from '../../contract/endpoints.ts';
import { MOST_ROWS } from '../../rules/limits.ts';
import { toPeriod } from '../period.ts';
import { presentPunch } from '../present.ts';
import { findClockPlaces } from '../queries/place.ts';
import { findLog } from '../queries/punch.ts';

/** Also rows that count no more: whoever they are about sees each edit. */
export const listMyPunches = implement(contract, async ({ params, query }, { db }) => {
  const person = (await findMyEmployments(db)).find(({ id }) => id === params.employee_id);
  if (person === undefined) throw failure(NOT_FOUND);
  const [place] = await inScope(db, SYSTEM, (system) => findClockPlaces(system, [person.location_id]));
  const zone = place?.time_zone ?? 'UTC';
  const rows = await findLog(db, [person.id], toPeriod(query, zone), MOST_ROWS);
  const locations = await inScope(db, SYSTEM, (system) =>
    findBrandNames(
      system,
      rows.map((row) => row.location_id),
    ),
  );
  const others = rows.flatMap(({ by_user: by }) => (by === null || by === person.user_id ? [] : [by]));
  return {
    time_zone: zone,
    location_names: Object.fromEntries(locations),
    names: Object.fromEntries(await findNames(db, others)),
    punches: rows.map(presentPunch),
  };
});
