import { instant, line, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { jobContent } from './content-schemas.ts';

/** What a group can lock in the posts made from a template; the position is its id and its name together. */
export const templateField = z.enum([
  'position',
  'title',
  'description',
  'language',
  'employment_type',
  'pay',
  'weekly_hours',
  'usual_week',
  'perks',
  'questions',
  'asks',
  'pipeline',
]);

/** What a template says: everything of a post but where and when it stands and how many it looks for. */
export const templateContent = jobContent.omit({
  location_id: true,
  starts_on: true,
  publish_on: true,
  closes_on: true,
  evergreen: true,
  hires_target: true,
  law_answers: true,
  requisition_id: true,
});

/** What somebody writes of a template. */
export const templateChange = z.strictObject({
  name: line(80),
  content: templateContent,
  locked: z.array(templateField).max(12),
});

/** A template of the group's library. */
export const template = templateChange.extend({
  id: uuid,
  /** How many posts were made from it. */
  posts: z.int(),
  version: rowVersion,
  updated_at: instant,
});

/** A line of the library. */
export const templateLine = template.omit({ content: true }).extend({ position_name: z.string() });

export type TemplateField = z.infer<typeof templateField>;
export type TemplateContent = z.infer<typeof templateContent>;
export type Template = z.infer<typeof template>;
export type TemplateLine = z.infer<typeof templateLine>;

export {
  employmentType,
  jobChange,
  jobContent,
  language,
  pay,
  payPer,
  perk,
  pipelineCopy,
  pipelineStep,
  question,
  stepType,
  translations,
  usualShift,
  weeklyHours,
} from './content-schemas.ts';
export type {
  EmploymentType,
  JobChange,
  JobContent,
  Pay,
  Perk,
  PerkCode,
  PipelineCopy,
  PipelineStep,
  Question,
  QuestionKind,
  Translations,
  UsualShift,
  WeeklyHours,
} from './content-schemas.ts';
export type { PipelineContent } from './pipeline-schemas.ts';
export type { BankQuestion } from './question-schemas.ts';
