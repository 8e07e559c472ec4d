import type { ProfileSnapshot } from '@hearth/domains/profiles/schemas';
import type { Generated } from 'kysely';
import type { Application, EndReason, Stage } from '../../contract/schemas.ts';

export interface ApplicationTable {
  id: string;
  group_id: string;
  location_id: string;
  job_id: string;
  user_id: string;
  first_name: string;
  last_name: string;
  /** Empty for somebody whose account has none. */
  email: string;
  phone: string;
  message: string;
  availability: Application['availability'];
  can_start_on: string | null;
  hours_per_week: number | null;
  answers: Application['answers'];
  knocked_out: boolean;
  /** What of their profile went along; written through the platform's `json()`. */
  profile: Generated<ProfileSnapshot | null>;
  attachment_ids: string[];
  /** Whether somebody said that they are under eighteen. */
  says_minor: Generated<boolean>;
  language: Application['language'];
  source: string;
  /** The code of the link of a colleague that it came by. */
  referral_code: Generated<string | null>;
  job_title: string;
  employer_name: string;
  location_name: string;
  location_city: string;
  position_id: string | null;
  position_name: string;
  stage: Stage;
  /** The step of its post, where that has steps of its own. */
  step_id: Generated<string | null>;
  end_reason: EndReason | null;
  version: Generated<number>;
  applied_at: Date;
  stage_entered_at: Date;
  waiting_since: Date | null;
  unread_employer: Generated<number>;
  unread_candidate: Generated<number>;
  last_message_at: Date | null;
  last_message: Generated<string>;
  last_message_by: string | null;
  employee_id: string | null;
  /** When the hired candidate let their account become part of the team. */
  joined_at: Generated<Date | null>;
  together_id: string | null;
  archived_at: Date | null;
  assignee_user_id: string | null;
  snoozed_until: Date | null;
  put_away_at: Date | null;
  desk: Generated<number>;
  search_text: Generated<string>;
}

export interface StageEventTable {
  id: string;
  group_id: string;
  application_id: string;
  user_id: string;
  from_stage: Stage | null;
  to_stage: Stage;
  from_step_id: Generated<string | null>;
  to_step_id: Generated<string | null>;
  reason: EndReason | null;
  by_side: 'EMPLOYER' | 'CANDIDATE' | 'SYSTEM';
  by_user_id: string | null;
  by_name: string;
  at: Date;
  /** Since when the application had stood at the stage that it left, and waited there: for who takes the move back. */
  left_entered_at: Generated<Date | null>;
  left_waiting_since: Generated<Date | null>;
  /** The same for moves that were made together; null for one by itself. */
  batch_id: Generated<string | null>;
}

export interface LetterTable {
  id: string;
  group_id: string;
  application_id: string;
  recipient: string;
  language: Application['language'];
  subject: string;
  /** Paragraphs, with an empty line between them. */
  body: string;
  send_after: Date;
  state: Generated<'WAITING' | 'SENT' | 'CANCELLED'>;
  by_user_id: string | null;
  at: Date;
}

export interface Tables {
  'applications.application': ApplicationTable;
  'applications.stage_event': StageEventTable;
  'applications.letter': LetterTable;
  /** Published by core. */
  'core.brand_view': { id: string; ancestor_ids: string[] };
}
