import type { Work } from '@hearth/platform/module';
import { EMPLOYEE_CHANGED, EMPLOYEES_LOADED } from '../contract/events.ts';

/** Tells the managers of an employee's locations, and the employee where they have an account, that something about them changed. */
export async function announceEmployee(
  { emit }: Pick<Work, 'emit'>,
  of: {
    readonly id: string;
    readonly groupId: string;
    /** Where they work, and where they worked until now. */
    readonly locationIds: readonly string[];
    readonly userId?: string;
  },
): Promise<void> {
  const places = [...new Set(of.locationIds)].map((id) => `brand:${id}` as const);
  await emit(
    EMPLOYEE_CHANGED.of({
      group_id: of.groupId,
      topics: of.userId === undefined ? places : [...places, `user:${of.userId}`],
      data: { employee_id: of.id },
    }),
  );
}

/** Tells the managers of each location that employees there were loaded. */
export async function announceLoaded(
  { emit }: Pick<Work, 'emit'>,
  groupId: string,
  changed: readonly { readonly location_id: string }[],
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { location_id: id } of changed) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [id, count] of counts)
    await emit(
      EMPLOYEES_LOADED.of({ group_id: groupId, topics: [`brand:${id}`], data: { location_id: id, changed: count } }),
    );
}
