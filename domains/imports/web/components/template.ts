import type { ImportKind } from '../../contract/schemas.ts';
import { FIELDS } from '../../rules/fields.ts';
import { csvLine } from '@hearth/kit/text/csv';

const EXAMPLE: Readonly<Record<string, string>> = {
  number: '1001',
  name: 'Harbour Kitchen',
  street: '1 Harbour Street',
  city: 'Lisboa',
  state: '11',
  country: 'PT',
  postcode: '1200-001',
  phone: '912 345 678',
  time_zone: 'Europe/Lisbon',
  longitude: '-9.14',
  latitude: '38.71',
  currency: 'EUR',
  ownership: 'Company owned',
  first_name: 'Ana',
  last_name: 'Silva',
  email: 'ana.silva@example.com',
  location_number: '1001',
  position: 'Barista',
  department: 'Bar',
  hire_date: '2026-03-01',
  contract_hours: '32',
  pay_rate: '9.80',
  birth_date: '1999-12-31',
  employee_number: '1001',
  date: '2026-03-02',
  start: '09:00',
  end: '17:30',
  break_minutes: '30',
  note: '',
};

/** A file with all columns of a kind and one row as an example. Its column names are found again whatever the page's language. */
export function buildTemplateFile(kind: ImportKind): Blob {
  const keys = FIELDS[kind].map((field) => field.key);
  const text = `\ufeff${csvLine(keys)}${csvLine(keys.map((key) => EXAMPLE[key] ?? ''))}`;
  return new Blob([text], { type: 'text/csv' });
}
