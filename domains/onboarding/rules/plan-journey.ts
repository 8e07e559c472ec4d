import type { Condition, Purpose, TemplateStep } from '../contract/schemas.ts';
import { MOST_STEPS } from '../contract/choices.ts';
import { ADULT_AGE } from './limits.ts';
import { addWorkingDays } from './working-days.ts';

/** For whom steps are planned, as they are from the day on: who moves, with the new position and location. */
export interface NewHire {
  readonly country: string | null;
  readonly department: string | null;
  readonly positionId: string | null;
  readonly birthDate: string | null;
  readonly startsOn: string;
}

/** A template of a brand that is above a location, or the location itself. */
export interface SourceTemplate {
  readonly id: string;
  readonly version: number;
  readonly brandId: string;
  readonly purpose: Purpose;
  readonly steps: readonly TemplateStep[];
}

export interface PlannedStep extends TemplateStep {
  readonly due_on: string;
}

/** Whole years between two days. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

const fits = (list: readonly string[], value: string | null): boolean =>
  list.length === 0 || (value !== null && list.includes(value));

/** Whether a step is for somebody. */
export function holdsFor(condition: Condition, hire: NewHire): boolean {
  const isMinor = hire.birthDate !== null && ageOn(hire.birthDate, hire.startsOn) < ADULT_AGE;
  const fitsAge = condition.age === 'ANY' || (condition.age === 'MINOR') === isMinor;
  return (
    fitsAge &&
    fits(condition.countries, hire.country) &&
    fits(condition.departments, hire.department) &&
    fits(condition.position_ids, hire.positionId)
  );
}

/**
 * The template that counts for a location and the steps of all of them that its new hires get: those of the nearest brand with a template,
 * below the locked steps of the brands above it. `path` is the location's brands, the highest first; of one brand the oldest template counts
 * for whom it has steps.
 */
export function composeSteps(
  templates: readonly SourceTemplate[],
  path: readonly string[],
  hire: NewHire,
): { readonly template: SourceTemplate; readonly steps: readonly TemplateStep[] } | undefined {
  const held = templates.flatMap((template) => {
    const steps = template.steps.filter(({ condition }) => holdsFor(condition, hire));
    return path.includes(template.brandId) && steps.length > 0 ? [{ template, steps }] : [];
  });
  const nearest = path.toReversed().find((brandId) => held.some(({ template }) => template.brandId === brandId));
  const own = held.find(({ template }) => template.brandId === nearest);
  if (own === undefined) return undefined;
  const above = path
    .slice(0, path.indexOf(own.template.brandId))
    .flatMap((brandId) => held.filter(({ template }) => template.brandId === brandId))
    .flatMap(({ steps }) => steps.filter(({ locked }) => locked));
  return { template: own.template, steps: [...above, ...own.steps] };
}

/** What tells steps apart that somebody has done from others: what they were asked, not which template asked. */
export type Asked = Pick<TemplateStep, 'kind' | 'title' | 'text' | 'fields'> & {
  readonly agreement_id?: string | null | undefined;
  readonly document_type_id?: string | null | undefined;
};

const keyOf = ({ kind, title, text, fields, agreement_id: agreement, document_type_id: type }: Asked): string =>
  JSON.stringify([kind, title.trim(), text.trim(), fields.toSorted(), agreement ?? null, type ?? null]);

/**
 * What somebody goes through from a day on. Who moves is asked what newcomers of the new place and position are asked, without what they
 * have done before word for word, and then what the templates for moves ask. Nothing where no template has steps for them.
 */
export function chooseSteps(
  purpose: Purpose,
  templates: readonly SourceTemplate[],
  path: readonly string[],
  hire: NewHire,
  done: readonly Asked[],
): { readonly template: SourceTemplate; readonly steps: readonly TemplateStep[] } | undefined {
  const of = (one: Purpose) =>
    composeSteps(
      templates.filter((template) => template.purpose === one),
      path,
      hire,
    );
  const own = of(purpose);
  if (purpose !== 'MOVING') return own;
  const known = new Set(done.map(keyOf));
  const newcomers = of('JOINING');
  const asked = (newcomers?.steps ?? []).filter((step) => step.kind !== 'SYSTEM' && !known.has(keyOf(step)));
  const steps = [...asked, ...(own?.steps ?? [])].slice(0, MOST_STEPS);
  const template = own?.template ?? newcomers?.template;
  return template === undefined || steps.length === 0 ? undefined : { template, steps };
}

/** The steps with the days on which they are due. One that comes after a step which is not among them waits for nothing. */
export function planSteps(steps: readonly TemplateStep[], startsOn: string): PlannedStep[] {
  const known = new Set(steps.map(({ id }) => id));
  return steps.map((step) => ({
    ...step,
    after: step.after !== null && known.has(step.after) ? step.after : null,
    due_on: addWorkingDays(startsOn, step.offset_days),
  }));
}
