import type { ImportKind } from '../contract/schemas.ts';

/** One thing that a row can say. */
export interface Field {
  readonly key: string;
  /** The column has to be mapped, and each row has to fill it. */
  readonly required: boolean;
  readonly maxLength: number;
}

const required = (key: string, maxLength: number): Field => ({ key, required: true, maxLength });
const optional = (key: string, maxLength: number): Field => ({ key, required: false, maxLength });

/** The fields of each kind of file, in the order in which the pages list them. */
export const FIELDS: Readonly<Record<ImportKind, readonly Field[]>> = {
  LOCATIONS: [
    required('number', 60),
    required('name', 200),
    optional('street', 300),
    optional('city', 120),
    optional('state', 120),
    required('country', 120),
    optional('postcode', 20),
    optional('phone', 40),
    optional('time_zone', 80),
    optional('longitude', 30),
    optional('latitude', 30),
    optional('currency', 3),
    optional('ownership', 60),
  ],
  EMPLOYEES: [
    required('number', 60),
    required('first_name', 100),
    required('last_name', 100),
    optional('email', 254),
    optional('phone', 40),
    required('location_number', 60),
    required('position', 100),
    optional('department', 100),
    optional('hire_date', 40),
    optional('contract_hours', 20),
    optional('pay_rate', 30),
    optional('currency', 3),
    optional('birth_date', 40),
  ],
  SHIFTS: [
    required('location_number', 60),
    optional('employee_number', 60),
    required('date', 40),
    required('start', 20),
    required('end', 20),
    required('position', 100),
    optional('break_minutes', 20),
    optional('note', 500),
  ],
};
