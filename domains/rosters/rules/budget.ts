import type { BudgetTarget } from '../contract/budget-schemas.ts';

/** What is planned by a department; null is work without a position. */
export interface PlannedArea {
  readonly department: string | null;
  readonly minutes: number;
  readonly cost: number;
}

/** A target beside what is planned. */
export interface BudgetLine extends BudgetTarget {
  readonly planned: { readonly minutes: number; readonly cost: number };
}

/** Targets beside what is planned: the whole location first, then departments in their order; none that asks for nothing. */
export function compareBudget(targets: readonly BudgetTarget[], areas: readonly PlannedArea[]): BudgetLine[] {
  const sum = (some: readonly PlannedArea[]) => ({
    minutes: some.reduce((total, { minutes }) => total + minutes, 0),
    cost: some.reduce((total, { cost }) => total + cost, 0),
  });
  return targets
    .filter(({ minutes, cost }) => minutes !== null || cost !== null)
    .toSorted((one, other) => Number(other.department === null) - Number(one.department === null))
    .map((target) => ({
      ...target,
      planned: sum(target.department === null ? areas : areas.filter((area) => area.department === target.department)),
    }));
}

/** Says how far something is from its target, in the same unit; `on` where it is neither over nor under. */
export function judgeTarget(
  planned: number,
  target: number,
): { readonly kind: 'over' | 'under' | 'on'; readonly by: number } {
  const by = Math.abs(planned - target);
  return { kind: planned > target ? 'over' : planned < target ? 'under' : 'on', by };
}

/** Targets as they hold at a location: without amounts of another currency than it has now, as they would be other amounts. */
export function targetsIn(
  stored: { readonly targets: readonly BudgetTarget[]; readonly currency: string | null } | undefined,
  currency: string | null,
): BudgetTarget[] {
  if (stored === undefined) return [];
  return stored.targets
    .map((target) => (stored.currency === currency ? target : { ...target, cost: null }))
    .filter(({ minutes, cost }) => minutes !== null || cost !== null);
}

/** The targets to keep: amounts of those who may not see pay stay what they were, also where they leave a department out. */
export function mergeTargets(
  stored: readonly BudgetTarget[],
  written: readonly BudgetTarget[],
  seesPay: boolean,
): BudgetTarget[] {
  const known = new Map(stored.map((target) => [target.department, target.cost]));
  const kept = written.map((target) => ({
    ...target,
    cost: seesPay ? target.cost : (known.get(target.department) ?? null),
  }));
  const named = new Set(written.map(({ department }) => department));
  const hidden = seesPay ? [] : stored.filter(({ department, cost }) => cost !== null && !named.has(department));
  return [...kept, ...hidden.map((target) => ({ ...target, minutes: null }))].filter(
    ({ minutes, cost }) => minutes !== null || cost !== null,
  );
}

/** The targets as somebody may see them: without amounts, or of their own departments alone. */
export function visibleTargets(
  targets: readonly BudgetTarget[],
  reader: { readonly seesPay: boolean; readonly departments: readonly string[] | null },
): BudgetTarget[] {
  const { seesPay, departments } = reader;
  return targets
    .filter(({ department }) => departments === null || (department !== null && departments.includes(department)))
    .map((target) => (seesPay ? target : { ...target, cost: null }))
    .filter(({ minutes, cost }) => minutes !== null || cost !== null);
}
