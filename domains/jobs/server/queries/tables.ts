import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  EmploymentType,
  Pay,
  Perk,
  PipelineCopy,
  Question,
  UsualShift,
} from '@hearth/domains/job-library/schemas';
import type { Job, JobStatus, ShiftTime } from '../../contract/schemas.ts';
import type { JobRequirements } from '@hearth/domains/profiles/schemas';
import type { Language } from '@hearth/kit/constants';

type Instant = ColumnType<Date, Date, Date>;
type OptionalInstant = ColumnType<Date | null, Date | null, Date | null>;
/** Lists in jsonb are written through the platform's `json()`. */
type Json<T> = ColumnType<T, unknown, unknown>;

/** The content columns that both tables share. */
interface ContentColumns {
  position_name: string;
  title: string;
  description: string;
  language: Language;
  pay_min: number | null;
  pay_max: number | null;
  pay_currency: string | null;
  pay_per: Pay['per'] | null;
  pay_tips: boolean;
  week_minutes_min: number | null;
  week_minutes_max: number | null;
  starts_on: string | null;
  usual_week: Json<UsualShift[]>;
  perks: Json<Perk[]>;
  questions: Json<Question[]>;
  asks: Json<JobRequirements>;
  closes_on: string | null;
  evergreen: boolean;
}

/** This domain's own tables. */
export interface JobsTables {
  'jobs.job': ContentColumns & {
    id: string;
    group_id: string;
    location_id: string;
    position_id: string | null;
    employment_type: EmploymentType | null;
    publish_on: string | null;
    hires_target: number;
    law_answers: string[];
    hires: number;
    status: JobStatus;
    slug: string | null;
    first_published_at: OptionalInstant;
    published_at: OptionalInstant;
    goes_live_at: OptionalInstant;
    expires_at: OptionalInstant;
    version: number;
    search_text: string;
    template_id: string | null;
    requisition_id: string | null;
    rollout_id: string | null;
    audience: Generated<Job['audience']>;
    staff_days: Generated<number>;
    public_at: OptionalInstant;
    pipeline_id: string | null;
    /** With which steps it first went live. */
    pipeline: Json<PipelineCopy | null>;
    created_by: string | null;
    created_at: Instant;
    updated_at: Instant;
  };
  'jobs.listing': ContentColumns & {
    job_id: string;
    group_id: string;
    location_id: string;
    slug: string;
    site_slug: string;
    site_name: string;
    rollout_id: string | null;
    employer: string;
    employment_type: EmploymentType;
    pay_hour: number | null;
    place_name: string;
    address: string;
    city: string;
    region: string;
    country: string;
    latitude: number | null;
    longitude: number | null;
    shift_times: ShiftTime[];
    search_text: string;
    place_text: string;
    /** What it is found by besides its words, and by which version of the table (`rules/search/trade-words.ts`). */
    tags: string[];
    tags_version: Generated<number>;
    /** Folded, without spaces. */
    postcode: string;
    published_at: Instant;
    changed_at: Instant;
    expires_at: OptionalInstant;
  };
  'jobs.job_change': {
    id: string;
    number: GeneratedAlways<number>;
    group_id: string;
    job_id: string;
    at: Instant;
    actor_id: string | null;
    kind: 'CREATED' | 'EDITED' | 'STATUS';
    from_status: JobStatus | null;
    to_status: JobStatus | null;
    fields: Json<Readonly<Record<string, readonly [unknown, unknown]>>>;
  };
  'jobs.rule': { group_id: string; approval_required: boolean };
}
