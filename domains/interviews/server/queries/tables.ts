import type {
  Criterion,
  InterviewFlag,
  InterviewKind,
  InterviewState,
  KitContent,
  OpenHours,
} from '../../contract/schemas.ts';

/** An interview kit with its location. */
export interface KitRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly name: string;
  readonly kind: InterviewKind;
  readonly minutes: number;
  readonly buffer_minutes: number;
  readonly notice_hours: number;
  readonly horizon_days: number;
  readonly capacity: number;
  readonly panel: string[];
  readonly panel_rule: KitContent['panel_rule'];
  readonly room: string;
  readonly details: string;
  readonly hours: OpenHours[];
  readonly focus: string[];
  readonly criteria: Criterion[];
  readonly version: number;
  readonly location_name: string;
  readonly address: string;
  readonly time_zone: string;
}

export interface InterviewRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly application_id: string;
  readonly user_id: string;
  readonly kit_id: string;
  readonly state: InterviewState;
  readonly session_id: string | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly host_ids: string[];
  readonly language: string;
  readonly invited_at: Date;
  readonly open_until: Date;
  readonly sequence: number;
  readonly flag: InterviewFlag | null;
  readonly late_minutes: number | null;
  readonly reminded_day_at: Date | null;
  readonly reminded_hours_at: Date | null;
  /** What it is judged by; empty where no cards are asked for. */
  readonly criteria: Criterion[];
}
