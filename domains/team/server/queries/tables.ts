import type { Generated, GeneratedAlways } from 'kysely';
import type { Department, EmployeeStatus, Tint } from '../../contract/schemas.ts';

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

/** The tables of the team domain. */
export interface TeamTables {
  'team.position': PositionTable;
  'team.employee': EmployeeTable;
  'team.secondary_location': SecondaryLocationTable;
  'team.pay_rate': PayRateTable;
}
