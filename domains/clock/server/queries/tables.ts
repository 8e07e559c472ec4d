import type { ColumnType } from 'kysely';
import type { HeldCause } from '../../contract/kiosk-schemas.ts';
import type { PunchAct, PunchChange, PunchKind, PunchPlace, PunchSource } from '../../contract/schemas.ts';

/** A row of the log of punches; rows are only added. */
export interface PunchTable {
  id: string;
  group_id: string;
  employee_id: string;
  location_id: string;
  seq: number;
  act: PunchAct;
  replaces: string | null;
  kind: PunchKind;
  at: Date;
  device_at: Date;
  received_at: Date;
  offset_seconds: number;
  source: PunchSource;
  position_id: string | null;
  place: PunchPlace;
  accuracy_m: number | null;
  distance_m: number | null;
  reason: string;
  by_user: string | null;
  idempotency_key: string;
  hash: string;
}

/** Where a person's chain ends. */
export interface ChainHeadTable {
  employee_id: string;
  group_id: string;
  seq: number;
  hash: string;
}

/** What somebody answered when they clocked out. */
export interface AttestationTable {
  punch_id: string;
  group_id: string;
  employee_id: string;
  took_breaks: boolean | null;
  got_tips: boolean | null;
  was_injured: boolean | null;
  note: string;
}

/** What somebody proposes to change, and what became of it. */
export interface CorrectionTable {
  id: string;
  group_id: string;
  employee_id: string;
  location_id: string;
  side: 'WORKER' | 'MANAGER';
  /** Written as JSON. */
  changes: ColumnType<readonly PunchChange[], string, never>;
  reason: string;
  about: Date;
  minutes_before: number;
  minutes_after: number;
  state: 'PENDING' | 'APPLIED' | 'DECLINED' | 'WITHDRAWN';
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  answer: string;
  version: number;
  idempotency_key: string;
}

/** An exception that a manager lets stand. */
interface SeenExceptionTable {
  location_id: string;
  key: string;
  group_id: string;
  seen_by: string;
  seen_at: Date;
}

/** A shift whose holder did not come and of which managers were told. */
interface LateAlertTable {
  shift_id: string;
  group_id: string;
  employee_id: string;
  at: Date;
}

/** What a manager knows of somebody who is not at a shift of theirs. */
export interface DayMarkTable {
  shift_id: string;
  employee_id: string;
  group_id: string;
  location_id: string;
  mark: 'LATE' | 'NO_SHOW';
  expected_at: Date | null;
  note: string;
  marked_by: string;
  marked_at: Date;
  version: number;
}

/** A break of which somebody was reminded. */
export interface BreakReminderTable {
  punch_id: string;
  after_minutes: number;
  group_id: string;
  employee_id: string;
  at: Date;
}

/** A shared tablet. */
export interface KioskTable {
  id: string;
  group_id: string;
  location_id: string;
  name: string;
  made_by: string;
  made_at: Date;
  code_hash: Buffer | null;
  code_ends_at: Date | null;
  device_hash: Buffer | null;
  /** Sealed. */
  private_key: string | null;
  paired_at: Date | null;
  last_seen_at: Date | null;
  away_from: Date | null;
  away_until: Date | null;
  last_serial: number;
  wrong_pins: number;
  wrong_since: Date | null;
  revoked_at: Date | null;
  revoked_by: string | null;
  suspect_from: Date | null;
  version: number;
}

/** The PIN of an employee. */
export interface EmployeePinTable {
  employee_id: string;
  group_id: string;
  /** A hash, sealed. */
  pin: string;
  wrong_pins: number;
  locked_until: Date | null;
  /** The keys of punches whose PIN was wrong, the newest last. */
  wrong_keys: string[];
  set_at: Date;
  set_by: string;
}

/** Which tablet a punch came from. */
export interface PunchDeviceTable {
  punch_id: string;
  group_id: string;
  kiosk_id: string;
  /** The account of the manager who said yes to it. */
  approved_by: string | null;
}

/** What a tablet sent that was not taken as a punch. */
export interface HeldPunchTable {
  id: string;
  group_id: string;
  location_id: string;
  kiosk_id: string;
  employee_id: string;
  kind: PunchKind;
  at: Date;
  received_at: Date;
  cause: HeldCause;
  idempotency_key: string;
  state: 'WAITING' | 'ADDED' | 'DISMISSED';
  settled_by: string | null;
  settled_at: Date | null;
}

/** The tables of this domain. */
export interface Tables {
  'clock.punch': PunchTable;
  'clock.chain_head': ChainHeadTable;
  'clock.attestation': AttestationTable;
  'clock.correction': CorrectionTable;
  'clock.seen_exception': SeenExceptionTable;
  'clock.late_alert': LateAlertTable;
  'clock.day_mark': DayMarkTable;
  'clock.break_reminder': BreakReminderTable;
  'clock.kiosk': KioskTable;
  'clock.employee_pin': EmployeePinTable;
  'clock.punch_device': PunchDeviceTable;
  'clock.held_punch': HeldPunchTable;
}
