import { findNames } from '@hearth/domains/identity/service';
import { Failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/figure-endpoints.ts';
import { totalRate, groupRates } from '../../rules/figures.ts';
import type { DueScorecards } from '../../rules/figures.ts';
import { findDueScorecards, findWaits } from '../queries/figures.ts';
import type { WaitRow } from '../queries/figures.ts';

const DAYS = 90;
const DAY_MS = 86_400_000;
const MOST_PEOPLE = 200;
const NONE = { due: 0, sent: 0 };

export const getInterviewFigures = implement(contract.getInterviewFigures, async ({ params, query }, work) => {
  const { db, grant, clock, grantAt } = work;
  const now = clock.now();
  const cohort = { jobId: query.job_id, since: new Date(now.getTime() - (query.days ?? DAYS) * DAY_MS) };
  const [all, ...places] = await findWaits(db, grant, cohort);
  const due = await findDueScorecards(db, grant, cohort, now);
  const atPlaces = new Map(groupRates(due, 'location_id').map(({ id, ...rate }) => [id, rate]));
  // How somebody does their work is for who leads it, and not for everybody who may see applications.
  const mayLead = await grantAt(params.id, { permission: 'MANAGE_APPLICATIONS', orBelow: true }).then(
    () => true,
    (refused: unknown) => {
      if (refused instanceof Failure) return false;
      throw refused;
    },
  );
  return {
    applied: all?.applied ?? 0,
    ...toWaits(all),
    places: places.map((place) => ({
      location_id: place.location_id ?? '',
      location_name: place.location_name,
      applied: place.applied,
      ...toWaits(place),
      cards: atPlaces.get(place.location_id ?? '') ?? NONE,
    })),
    cards: totalRate(due),
    panel: mayLead ? await toPanel(db, due) : null,
  };
});

function toWaits(row: WaitRow | undefined) {
  return {
    invited: {
      people: row?.invited ?? 0,
      median_days: row?.invited_median ?? null,
      slow_days: row?.invited_slow ?? null,
    },
    held: { people: row?.held ?? 0, median_days: row?.held_median ?? null, slow_days: row?.held_slow ?? null },
  };
}

async function toPanel(db: Tx, due: readonly DueScorecards[]) {
  const people = groupRates(due, 'person_id').slice(0, MOST_PEOPLE);
  const names = await findNames(
    db,
    people.map(({ id }) => id),
  );
  return people.map(({ id, ...rate }) => ({ user_id: id, name: names.get(id) ?? '', ...rate }));
}
