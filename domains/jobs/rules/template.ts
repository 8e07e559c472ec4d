import type { JobContent } from '../contract/schemas.ts';
import type { TemplateContent, TemplateField } from '../contract/template-schemas.ts';
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

/** Everything that can be locked, in the order of the form. */
export const TEMPLATE_FIELDS = Object.keys(PARTS) as readonly TemplateField[];

/** A template that says nothing yet. */
export const EMPTY_TEMPLATE: TemplateContent = templateOf({ ...EMPTY_CONTENT, location_id: '' });

/** The fields of posts that these locks hold. */
export function lockedNames(locked: readonly TemplateField[]): readonly (keyof TemplateContent)[] {
  return locked.flatMap((field) => PARTS[field]);
}

/** What of a post a template would say. */
export function templateOf(content: JobContent): TemplateContent {
  const names = Object.values(PARTS).flat();
  return Object.fromEntries(names.map((name) => [name, content[name]])) as TemplateContent;
}

/** A post with what its template locks, whatever it said before. */
export function withLocked(
  content: JobContent,
  template: { readonly content: TemplateContent; readonly locked: readonly TemplateField[] },
): JobContent {
  const names = lockedNames(template.locked);
  return { ...content, ...Object.fromEntries(names.map((name) => [name, template.content[name]])) };
}

/** The locked parts that a change of these fields would touch. */
export function lockedChanges(changed: readonly string[], locked: readonly TemplateField[]): readonly TemplateField[] {
  return locked.filter((field) => PARTS[field].some((name) => changed.includes(name)));
}
