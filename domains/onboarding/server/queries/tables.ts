import type { ColumnType, Generated } from 'kysely';
import type {
  FormField,
  JourneyState,
  Purpose,
  StepKind,
  StepOwner,
  StepState,
  TemplateStep,
} from '../../contract/schemas.ts';

/** `steps` is written through `json()`. */
export interface TemplateTable {
  id: string;
  group_id: string;
  brand_id: string;
  purpose: Generated<Purpose>;
  name: string;
  steps: ColumnType<readonly TemplateStep[], unknown, unknown>;
  version: Generated<number>;
  created_at: Date;
  created_by: string;
  changed_at: Date;
  archived_at: Date | null;
  idempotency_key: string;
}

export interface JourneyTable {
  id: string;
  group_id: string;
  employee_id: string;
  purpose: Generated<Purpose>;
  template_id: string;
  template_version: number;
  state: JourneyState;
  starts_on: string;
  buddy_id: string | null;
  language: string;
  started_at: Date;
  started_by: string;
  ready_at: Date | null;
  ended_at: Date | null;
  reason: Generated<string>;
  link_sent_at: Date | null;
  nudged_at: Date | null;
  version: Generated<number>;
}

export interface StepTable {
  id: string;
  group_id: string;
  journey_id: string;
  position: number;
  kind: StepKind;
  owner: StepOwner;
  title: string;
  text: string;
  why: string;
  fields: FormField[];
  due_on: string;
  offset_days: Generated<number | null>;
  after_id: string | null;
  required: boolean;
  state: StepState;
  answers: string | null;
  attachment_id: string | null;
  document_type_id: Generated<string | null>;
  asks_until: Generated<boolean>;
  valid_until: Generated<string | null>;
  signed_name: string | null;
  signed_sha256: string | null;
  signed_ip: string | null;
  signed_agent: string | null;
  /** In signatures.agreement. */
  agreement_id: Generated<string | null>;
  reason: Generated<string>;
  done_by: string | null;
  done_at: Date | null;
  version: Generated<number>;
}

/** Who did what. `detail` is written through `json()`. */
export interface ChangeTable {
  id: string;
  group_id: string;
  about: 'TEMPLATE' | 'JOURNEY' | 'STEP';
  about_id: string;
  employee_id: string | null;
  at: Date;
  actor_id: string | null;
  action:
    | 'CREATED'
    | 'CHANGED'
    | 'ARCHIVED'
    | 'STARTED'
    | 'CANCELLED'
    | 'ENDED'
    | 'LINK_SENT'
    | 'NUDGED'
    | 'BUDDY'
    | 'SENT'
    | 'DONE'
    | 'APPROVED'
    | 'SENT_BACK'
    | 'WAIVED'
    | 'LOOKED'
    | 'RESCHEDULED';
  detail: unknown;
  impersonator_id: Generated<string | null>;
}

/** The tables of this domain. */
export interface Tables {
  'onboarding.template': TemplateTable;
  'onboarding.journey': JourneyTable;
  'onboarding.step': StepTable;
  'onboarding.change': ChangeTable;
}
