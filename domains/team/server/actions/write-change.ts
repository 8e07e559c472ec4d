import type { Tx } from '@hearth/platform/database';
import type { EmployeeContent } from '../../contract/schemas.ts';
import type { Contract, EmploymentChange, Part, Places, Positions } from '../../rules/employment/terms.ts';
import { PARTS } from '../../rules/employment/terms.ts';
import type { EmployeeRow } from '../queries/employee.ts';
import { applyTerms, keepPresent, putTerms, type TermRow } from '../queries/term.ts';

/** Whose employment is changed, and what day it is where they work. */
interface Changed {
  readonly id: string;
  readonly groupId: string;
  readonly today: string;
  readonly now: Date;
}

/**
 * Writes what holds from a day on; what held before stays on record. A change whose day has come is seen at once, one to come moves
 * the employee on its day. The caller has locked the employee, and answers for who may change what.
 */
export async function writeChange(tx: Tx, employee: Changed, change: EmploymentChange): Promise<void> {
  const rows = PARTS.flatMap((part) => {
    const value = change[part];
    return value === undefined ? [] : [toRow(employee.id, change.from, part, value)];
  });
  await keepPresent(
    tx,
    [employee.id],
    rows.map(({ part }) => part),
  );
  await putTerms(tx, employee.groupId, rows);
  if (change.from <= employee.today) await applyTerms(tx, employee.id, employee.today, employee.now);
}

function toRow(id: string, from: string, part: Part, value: Places | Positions | Contract): TermRow {
  const empty = { location_id: null, position_id: null, further_ids: [], minutes_per_week: null, pattern: null };
  const base = { ...empty, employee_id: id, part, from_day: from };
  if ('locationId' in value) return { ...base, location_id: value.locationId, further_ids: [...value.furtherIds] };
  if ('positionId' in value) return { ...base, position_id: value.positionId, further_ids: [...value.furtherIds] };
  return {
    ...base,
    minutes_per_week: value.minutesPerWeek,
    pattern: value.pattern === null ? null : [...value.pattern],
  };
}

type EditedFields = {
  readonly [Field in 'location_id' | 'secondary_location_ids' | 'position_id' | 'contract_minutes_per_week']?:
    | EmployeeContent[Field]
    | undefined;
};

/** What an edit of today's values changes of the dated parts: those that differ from what an employee has. */
export function editToChange(before: EmployeeRow, edit: EditedFields, today: string): EmploymentChange {
  const {
    location_id: locationId = before.location_id,
    secondary_location_ids: places = before.secondary_location_ids,
    position_id: positionId = before.position_id,
    contract_minutes_per_week: minutes = before.contract_minutes_per_week,
  } = edit;
  const furtherPlaces = places.filter((id) => id !== locationId).sort();
  const hasMoved =
    locationId !== before.location_id || furtherPlaces.join() !== before.secondary_location_ids.toSorted().join();
  return {
    from: today,
    ...(hasMoved ? { PLACES: { locationId, furtherIds: furtherPlaces } } : {}),
    ...(positionId === before.position_id
      ? {}
      : { POSITIONS: { positionId, furtherIds: before.further_position_ids.filter((id) => id !== positionId) } }),
    ...(minutes === before.contract_minutes_per_week ? {} : { CONTRACT: { minutesPerWeek: minutes, pattern: null } }),
  };
}
