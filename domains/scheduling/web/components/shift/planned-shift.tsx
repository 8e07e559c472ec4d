import { Slot } from '@hearth/client/slots';
import type { Shift } from '../../../contract/schemas.ts';
import { PLANNED_SHIFT } from '../../slots.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { usePlanningChoices } from './use-planning-choices.ts';

/** What other domains say of a shift that may be edited, under its form. */
export function PlannedShift({ shift }: { readonly shift: Shift }) {
  const { snapshot, mayEdit } = useSchedule();
  const choices = usePlanningChoices();
  // A shift that has not been saved yet is nothing that others know of.
  if (!mayEdit || shift.removed || shift.version === 0) return null;
  return <Slot of={PLANNED_SHIFT} with={{ locationId: snapshot.week.location.id, shift, choices }} />;
}
