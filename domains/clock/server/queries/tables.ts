import type { PunchAct, PunchKind, PunchPlace, PunchSource } from '../../contract/schemas.ts';

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

/** The tables of this domain. */
export interface Tables {
  'clock.punch': PunchTable;
  'clock.chain_head': ChainHeadTable;
  'clock.attestation': AttestationTable;
}
