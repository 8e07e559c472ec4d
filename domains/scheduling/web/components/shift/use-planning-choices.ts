import type { PlanningChoices } from '../../slots.ts';
import { fullName } from '../../state/grid/week-rows.ts';
import { useSchedule } from '../editor/use-schedule.ts';

/** The people and positions of the week on the screen, by name. */
export function usePlanningChoices(): PlanningChoices {
  const { snapshot, phrases } = useSchedule();
  const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
    phrases.compare(one.name, other.name);
  return {
    people: snapshot.week.people.map((person) => ({ id: person.employee_id, name: fullName(person) })).sort(byName),
    positions: snapshot.week.positions.map(({ id, name }) => ({ id, name })).sort(byName),
  };
}
