import type { JobContent } from '../contract/content-schemas.ts';
import type { TemplateContent, TemplateField } from '../contract/schemas.ts';
import { EMPTY_CONTENT } from './content.ts';

/** The fields of a post that each lockable part stands for. */
const PARTS: Readonly<Record<TemplateField, readonly (keyof TemplateContent)[]>> = {
  position: ['position_id', 'position_name'],
  title: ['title'],
  description: ['description'],
  language: ['language'],
  employment_type: ['employment_type'],
  pay: ['pay'],
  weekly_hours: ['weekly_hours'],
  usual_week: ['usual_week'],
  perks: ['perks'],
  questions: ['questions'],
  asks: ['asks'],
  pipeline: ['pipeline_id'],
};

/** All lockable fields, in form order. */
export const TEMPLATE_FIELDS = Object.keys(PARTS) as readonly TemplateField[];

/** The content of an empty template. */
export const EMPTY_TEMPLATE: TemplateContent = toTemplateContent({ ...EMPTY_CONTENT, location_id: '' });

/** Returns the job fields that these locks cover. */
export function lockedJobFields(locked: readonly TemplateField[]): readonly (keyof TemplateContent)[] {
  return locked.flatMap((field) => PARTS[field]);
}

/** Picks the template content of a job. */
export function toTemplateContent(content: JobContent): TemplateContent {
  const names = Object.values(PARTS).flat();
  return Object.fromEntries(names.map((name) => [name, content[name]])) as TemplateContent;
}

/** Overwrites a job's locked fields with its template's. */
export function applyLocked(
  content: JobContent,
  template: { readonly content: TemplateContent; readonly locked: readonly TemplateField[] },
): JobContent {
  const names = lockedJobFields(template.locked);
  return { ...content, ...Object.fromEntries(names.map((name) => [name, template.content[name]])) };
}

/** Returns the locked fields that a change would touch. */
export function findLockedChanges(
  changed: readonly string[],
  locked: readonly TemplateField[],
): readonly TemplateField[] {
  return locked.filter((field) => PARTS[field].some((name) => changed.includes(name)));
}
