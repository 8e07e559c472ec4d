import type { ColumnSource, ExportTemplate } from '../contract/schemas.ts';

const column = (header: string, source: ColumnSource, width = 20): ExportTemplate['columns'][number] => ({
  header,
  source,
  text: '',
  width,
});
const csv: Pick<ExportTemplate, 'format' | 'separator' | 'decimal' | 'has_header' | 'codes'> = {
  format: 'CSV',
  separator: ',',
  decimal: '.',
  has_header: true,
  codes: [],
};

/**
 * Templates to begin with. Of payroll systems only those whose import format is public are here: the paydata import of ADP Workforce
 * Now names its columns as below.
 */
export const READY_TEMPLATES: readonly ExportTemplate[] = [
  {
    ...csv,
    id: 'generic-kinds',
    name: 'CSV: hours and pay by kind',
    rows: 'KIND',
    columns: [
      column('employee_number', 'EMPLOYEE_NUMBER'),
      column('last_name', 'LAST_NAME'),
      column('first_name', 'FIRST_NAME'),
      column('location', 'LOCATION'),
      column('period_from', 'PERIOD_FROM'),
      column('period_until', 'PERIOD_UNTIL'),
      column('kind', 'KIND'),
      column('hours', 'HOURS'),
      column('percent', 'PERCENT'),
      column('amount', 'AMOUNT'),
      column('currency', 'CURRENCY'),
    ],
  },
  {
    ...csv,
    id: 'generic-lines',
    name: 'CSV: each line by day',
    rows: 'LINE',
    columns: [
      column('employee_number', 'EMPLOYEE_NUMBER'),
      column('last_name', 'LAST_NAME'),
      column('first_name', 'FIRST_NAME'),
      column('day', 'DAY'),
      column('kind', 'KIND'),
      column('position', 'POSITION'),
      column('minutes', 'MINUTES'),
      column('percent', 'PERCENT'),
      column('rate', 'RATE'),
      column('amount', 'AMOUNT'),
      column('currency', 'CURRENCY'),
    ],
  },
  {
    ...csv,
    id: 'generic-fixed',
    name: 'Fixed width: hours and pay by kind',
    format: 'FIXED',
    has_header: false,
    rows: 'KIND',
    columns: [
      column('employee_number', 'EMPLOYEE_NUMBER', 12),
      column('period_from', 'PERIOD_FROM', 10),
      column('period_until', 'PERIOD_UNTIL', 10),
      column('kind', 'KIND', 16),
      column('hours', 'HOURS', 10),
      column('amount', 'AMOUNT', 14),
      column('currency', 'CURRENCY', 3),
    ],
  },
  {
    ...csv,
    id: 'adp-paydata',
    name: 'ADP Workforce Now: paydata',
    rows: 'PERSON',
    columns: [
      column('Co Code', 'TEXT'),
      column('Batch ID', 'PERIOD_UNTIL'),
      column('File #', 'EMPLOYEE_NUMBER'),
      column('Reg Hours', 'REGULAR_HOURS'),
      column('O/T Hours', 'OVERTIME_HOURS'),
    ],
  },
];
