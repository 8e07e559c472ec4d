import { readSettingSets } from '@hearth/domains/core/service';
import type { TimeOff } from '@hearth/domains/scheduling/schemas';
import { findAbsences, sumPublishedMinutes } from '@hearth/domains/scheduling/service';
import { findEmployees } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import { localDay } from '@hearth/kit/local-day';
import type { Tx } from '@hearth/platform/database';
import type { LeavePolicy } from '../contract/schemas.ts';
import { inUnitOf } from '../rules/account.ts';
import type { Account } from '../rules/account.ts';
import { isCounted } from '../rules/policy.ts';
import { KINDS, POLICIES } from '../rules/settings.ts';
import type { TimeOffKind } from '../rules/settings.ts';
import { findBalanceChanges } from './queries/balance-change.ts';
import type { BalanceChangeRow } from './queries/balance-change.ts';
import { findPlaces } from './queries/place.ts';
import type { PlaceRow } from './queries/place.ts';

/** Somebody's accounts, as they are read from the database. */
export interface PersonAccounts {
  readonly person: StaffRow;
  readonly place: PlaceRow;
  /** The day that it is where they work. */
  readonly today: string;
  readonly changes: readonly BalanceChangeRow[];
  /** The account of one kind with what is approved; nothing where the kind is not counted. */
  of(kind: TimeOffKind): { readonly account: Account; readonly requested: readonly TimeOff[] } | undefined;
}

/**
 * Reads the accounts of people in a constant number of statements; people who are unknown are left out. Policies are settings, which
 * staff do not see: the caller decides who may know.
 */
export async function loadAccounts(
  tx: Tx<'system'>,
  employeeIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PersonAccounts>> {
  const ids = [...new Set(employeeIds)];
  const staff = await findEmployees(tx, ids);
  const locationIds = [...new Set(staff.map((person) => person.location_id))];
  const places = new Map((await findPlaces(tx, locationIds)).map((place) => [place.id, place]));
  const settings = await readSettingSets(tx, locationIds, POLICIES);
  const policyAt = (locationId: string, kind: TimeOffKind): LeavePolicy =>
    settings.get(locationId)?.[kind].value ?? POLICIES[kind].fallback;
  const changes = groupBy(await findBalanceChanges(tx, ids), ({ employee_id }) => employee_id);
  const absences = groupBy(await findAbsences(tx, ids), ({ employee_id }) => employee_id);
  const worked = groupBy(await findWorked(tx, staff, policyAt, now), ({ employee_id }) => employee_id);
  return new Map(
    staff.flatMap((person) => {
      const place = places.get(person.location_id);
      if (place === undefined) return [];
      const own = changes.get(person.id) ?? [];
      const read: PersonAccounts['of'] = (kind) => {
        const policy = policyAt(person.location_id, kind);
        if (!isCounted(policy)) return undefined;
        const ofKind = (absences.get(person.id) ?? []).filter((absence) => absence.kind === kind);
        return {
          account: {
            policy,
            employment: { hire_date: person.hire_date, end_date: person.end_date },
            entries: own.filter((change) => change.time_off_kind === kind).map((change) => toEntry(change, policy)),
            absences: ofKind.filter(({ state }) => state === 'APPROVED'),
            worked: worked.get(person.id) ?? [],
          },
          requested: ofKind.filter(({ state }) => state === 'REQUESTED'),
        };
      };
      // One account for each kind, whoever asks how often: what its days count is kept with it.
      const held = new Map(KINDS.map((kind) => [kind, read(kind)]));
      const of: PersonAccounts['of'] = (kind) => held.get(kind);
      return [[person.id, { person, place, today: localDay(now, place.time_zone), changes: own, of }] as const];
    }),
  );
}

/** As an account counts it: an amount that was entered under a policy of another unit is converted. */
function toEntry(change: BalanceChangeRow, policy: LeavePolicy): Account['entries'][number] {
  const { kind, on_day: on, amount, unit, week_days, at } = change;
  const counted = amount === null || unit === null ? null : inUnitOf(policy, amount, unit, on);
  return { kind, on, amount: counted, week_days, at: at.toISOString() };
}

/** The hours of people whose time off is earned by them; of nobody else they are read. */
function findWorked(
  tx: Tx<'system'>,
  staff: readonly StaffRow[],
  policyAt: (locationId: string, kind: TimeOffKind) => LeavePolicy,
  now: Date,
) {
  const earning = staff.filter(({ location_id: at }) =>
    KINDS.some((kind) => policyAt(at, kind).terms.some(({ grant }) => grant.kind === 'WORKED')),
  );
  if (earning.length === 0) return Promise.resolve([]);
  return sumPublishedMinutes(
    tx,
    earning.map(({ id }) => id),
    now.toISOString().slice(0, 10),
  );
}

function groupBy<Row>(rows: readonly Row[], key: (row: Row) => string): ReadonlyMap<string, Row[]> {
  return Map.groupBy(rows, key);
}
