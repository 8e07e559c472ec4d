import type { ImportKind } from '../contract/schemas.ts';

/** A field of a row. */
export interface ImportField {
  readonly key: string;
  /** The column has to be mapped, and each row has to fill it. */
  readonly required: boolean;
  readonly maxLength: number;
}

const requiredField = (key: string, maxLength: number): ImportField => ({ key, required: true, maxLength });
const optionalField = (key: string, maxLength: number): ImportField => ({ key, required: false, maxLength });

/** The fields of each kind of file, in the order in which the pages list them. */
export const FIELDS: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  LOCATIONS: [
    requiredField('number', 60),
    requiredField('name', 200),
    optionalField('street', 300),
    optionalField('city', 120),
    optionalField('state', 120),
    requiredField('country', 120),
    optionalField('postcode', 20),
    optionalField('phone', 40),
    optionalField('time_zone', 80),
    optionalField('longitude', 30),
    optionalField('latitude', 30),
    optionalField('currency', 3),
    optionalField('ownership', 60),
  ],
  EMPLOYEES: [
    requiredField('number', 60),
    requiredField('first_name', 100),
    requiredField('last_name', 100),
    optionalField('email', 254),
    optionalField('phone', 40),
    requiredField('location_number', 60),
    requiredField('position', 100),
    optionalField('department', 100),
    optionalField('hire_date', 40),
    optionalField('contract_hours', 20),
    optionalField('pay_rate', 30),
    optionalField('currency', 3),
    optionalField('birth_date', 40),
  ],
  SHIFTS: [
    requiredField('location_number', 60),
    optionalField('employee_number', 60),
    requiredField('date', 40),
    requiredField('start', 20),
    requiredField('end', 20),
    requiredField('position', 100),
    optionalField('break_minutes', 20),
    optionalField('note', 500),
  ],
};
