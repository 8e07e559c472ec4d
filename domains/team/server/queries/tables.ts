import type { Generated, GeneratedAlways } from 'kysely';
import type { CardEvent, Department, EmployeeStatus, Tint } from '../../contract/schemas.ts';
import type { CardPurpose, InvitationChannel } from '../../rules/invitation.ts';

interface PositionTable {
  id: string;
  group_id: string;
  name: string;
  department: Department;
  tint: Tint;
  archived_at: Date | null;
  created_at: Generated<Date>;
}

interface EmployeeTable {
  id: string;
  group_id: string;
  employee_number: string | null;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  user_id: string | null;
  location_id: string;
  position_id: string | null;
  further_position_ids: Generated<string[]>;
  status: EmployeeStatus;
  contract_minutes_per_week: number | null;
  hire_date: string | null;
  end_date: string | null;
  birth_date: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  search: GeneratedAlways<string>;
}

interface SecondaryLocationTable {
  employee_id: string;
  location_id: string;
  group_id: string;
}

interface PayRateTable {
  employee_id: string;
  effective_from: string;
  group_id: string;
  amount: number;
  currency: string;
}

interface InvitationTable {
  employee_id: string;
  group_id: string;
  purpose: CardPurpose;
  code_hash: Uint8Array;
  /** Null for an invitation by email. */
  pin_hash: Uint8Array | null;
  wrong_pins: Generated<number>;
  made_by: string;
  made_at: Date;
  expires_at: Date;
  channel: Generated<InvitationChannel>;
  /** Where an invitation by email went to. */
  address: Generated<string | null>;
  mail_id: Generated<string | null>;
}

interface InvitationEventTable {
  id: string;
  group_id: string;
  employee_id: string;
  purpose: CardPurpose;
  what: CardEvent['what'];
  user_id: string | null;
  at: Date;
  seq: GeneratedAlways<string | number>;
}

/** The tables of the team domain. */
export interface TeamTables {
  'team.position': PositionTable;
  'team.employee': EmployeeTable;
  'team.secondary_location': SecondaryLocationTable;
  'team.pay_rate': PayRateTable;
  'team.invitation': InvitationTable;
  'team.invitation_event': InvitationEventTable;
}
