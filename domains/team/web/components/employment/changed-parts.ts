import { fractionDigits } from '@hearth/kit/currency';
import type { EmploymentChangeBody } from '../../../contract/employment-schemas.ts';
import type { Employee } from '../../../contract/schemas.ts';
import type { ChangeDraft } from './change-dialog.tsx';

/** The parts of a change that differ from what an employee has today, as the call takes them. */
export function changedParts(
  { place, keepsPlace, position, further, hours, pay, payFor }: ChangeDraft,
  employee: Employee,
  currency: string,
): Omit<EmploymentChangeBody, 'version' | 'from'> {
  const positionId = position === '' ? null : position;
  const held = further.filter((id) => id !== position);
  const minutes = hours === null ? null : Math.round(hours * 60);
  const hasOtherPositions =
    positionId !== (employee.position?.id ?? null) ||
    held.toSorted().join() !== employee.further_position_ids.toSorted().join();
  return {
    ...(place === null || place.id === employee.location_id
      ? {}
      : { places: { location_id: place.id, further_ids: furtherPlaces(employee, place.id, keepsPlace) } }),
    ...(hasOtherPositions ? { positions: { position_id: positionId, further_ids: held } } : {}),
    ...(minutes === employee.contract_minutes_per_week
      ? {}
      : { contract: { minutes_per_week: minutes, pattern: null } }),
    ...(pay === null
      ? {}
      : {
          pay: [
            {
              position_id: payFor === 'ALL' ? null : payFor,
              location_id: null,
              rate: { amount: Math.round(pay * 10 ** fractionDigits(currency)), currency },
            },
          ],
        }),
  };
}

function furtherPlaces(employee: Employee, newId: string, keepsPlace: boolean): string[] {
  const others = employee.secondary_location_ids.filter((id) => id !== newId);
  return keepsPlace ? [...others, employee.location_id] : others;
}
