import type { ColumnType } from 'kysely';
import type { Language } from '@hearth/kit/constants';
import type { PipelineStep, QuestionKind, Translations } from '../../contract/content-schemas.ts';
import type { PipelineContent } from '../../contract/pipeline-schemas.ts';
import type { BankQuestion } from '../../contract/question-schemas.ts';
import type { TemplateContent, TemplateField } from '../../contract/schemas.ts';

type Instant = ColumnType<Date, Date, Date>;
type OptionalInstant = ColumnType<Date | null, Date | null, Date | null>;
/** Lists in jsonb are written through the platform's `json()`. */
type Json<T> = ColumnType<T, unknown, unknown>;

/** The tables of the library. They are in the schema `jobs`, where they were created. */
export interface LibraryTables {
  'jobs.template': {
    id: string;
    group_id: string;
    name: string;
    content: Json<TemplateContent>;
    locked: TemplateField[];
    version: number;
    created_by: string | null;
    created_at: Instant;
    updated_by: string | null;
    updated_at: Instant;
    archived_at: OptionalInstant;
  };
  'jobs.pipeline': {
    id: string;
    group_id: string;
    name: string;
    steps: Json<PipelineStep[]>;
    positions: Json<PipelineContent['positions']>;
    locked: boolean;
    version: number;
    created_by: string | null;
    created_at: Instant;
    updated_by: string | null;
    updated_at: Instant;
    archived_at: OptionalInstant;
  };
  'jobs.bank_question': {
    id: string;
    group_id: string;
    brand_id: string;
    kind: QuestionKind;
    required: boolean;
    knock_out: string | null;
    tags: string[];
    positions: ColumnType<BankQuestion['positions'], unknown, unknown>;
    version: number;
    search_text: string;
    edit: number;
    created_by: string | null;
    created_at: Instant;
    updated_by: string | null;
    updated_at: Instant;
    archived_at: OptionalInstant;
  };
  'jobs.bank_wording': {
    question_id: string;
    version: number;
    group_id: string;
    language: Language;
    text: string;
    options: Json<string[]>;
    translations: Json<Translations>;
    at: Instant;
  };
  'jobs.asked_question': { job_id: string; question_id: string; group_id: string; version: number };
}
