import { expect, test } from 'vitest';
import type { ExportTemplate } from '../../contract/schemas.ts';
import { ColumnTooNarrow, writePayrollFile } from './payroll-file.ts';
import type { PayrollSheet } from './payroll-file.ts';
import { READY_TEMPLATES } from './ready-templates.ts';
import { inputOf } from '../sheet.fixture.ts';
import { workOutSheet } from '../sheet.ts';

const DAYS = 'Mon 8:00-18:00, Tue 8:00-18:00, Wed 8:00-18:00, Thu 8:00-18:00, Fri 8:00-11:00';
function sheetOf(more: Partial<PayrollSheet> = {}, work = DAYS): PayrollSheet {
  const { lines } = workOutSheet(
    inputOf({
      pack: 'us',
      work,
      leave: [{ day: '2026-03-07', kind: 'SICK', minutes: 480, isPaid: true }],
      tips: [{ day: '2026-03-07', amount: 900, currency: 'EUR', isDeclared: true }],
    }),
  );
  return {
    employeeNumber: '0042',
    firstName: 'Inês',
    lastName: 'Quintela',
    location: 'Harbour House',
    from: '2026-03-02',
    until: '2026-03-08',
    lines: lines.map((line) => ({ ...line, positionName: 'Bar' })),
    ...more,
  };
}
function ready(id: string, more: Partial<ExportTemplate> = {}): ExportTemplate {
  const template = READY_TEMPLATES.find((one) => one.id === id);
  if (template === undefined) throw new Error(id);
  return { ...template, ...more };
}

test('a row for each kind of pay, with sums that agree', () => {
  const { content, rows, totals } = writePayrollFile(ready('generic-kinds'), [sheetOf()]);
  expect(content.split('\r\n')).toEqual([
    'employee_number,last_name,first_name,location,period_from,period_until,kind,hours,percent,amount,currency',
    '0042,Quintela,Inês,Harbour House,"2026-03-02","2026-03-08",DECLARED_TIPS,0.00,100,9.00,EUR',
    '0042,Quintela,Inês,Harbour House,"2026-03-02","2026-03-08",LEAVE SICK,8.00,100,96.00,EUR',
    '0042,Quintela,Inês,Harbour House,"2026-03-02","2026-03-08",OVERTIME 50,3.00,50,18.00,EUR',
    '0042,Quintela,Inês,Harbour House,"2026-03-02","2026-03-08",WORK,43.00,100,516.00,EUR',
    '',
  ]);
  expect([rows, totals]).toEqual([4, { minutes: (43 + 8) * 60, amount: 51_600 + 1800 + 9600 }]);
});

test('all rows of a template say the same sums', () => {
  const sums = READY_TEMPLATES.map((template) => writePayrollFile(template, [sheetOf(), sheetOf()]).totals);
  expect(new Set(sums.map((sum) => JSON.stringify(sum))).size).toBe(1);
});

test('a correction of overtime adds no hours to those that were worked', () => {
  const [line] = sheetOf().lines;
  if (line === undefined) throw new Error('There are lines.');
  const fixed = (reason: string, amount: number) => ({
    ...line,
    kind: 'CORRECTION' as const,
    reason,
    minutes: 60,
    amount,
  });
  const sheet = sheetOf({ lines: [fixed('WORK 100', 1200), fixed('OVERTIME 50', 600)] });
  const { totals } = writePayrollFile(ready('generic-kinds'), [sheet]);
  expect(totals).toEqual({ minutes: 60, amount: 1800 });
});

test('regular and extra hours of a person', () => {
  const { content } = writePayrollFile(ready('adp-paydata'), [sheetOf()]);
  expect(content.split('\r\n')[1]).toBe(',"2026-03-08",0042,40.00,3.00');
});

test('no cell is run as a formula', () => {
  const { content } = writePayrollFile(ready('generic-kinds'), [
    sheetOf({ lastName: '=HYPERLINK("x")', firstName: '@a' }),
  ]);
  expect(content).toContain(`"'=HYPERLINK(""x"")","'@a"`);
});

test.each(READY_TEMPLATES.map((template) => [template.id, template] as const))(
  'what only begins like a number is run by no program that opens %s',
  (_, template) => {
    const sheet = sheetOf({ employeeNumber: '-1+WEBSERVICE(B2&C2)', firstName: '-2+3+cmd|x!A0', lastName: '-1.5' });
    expect(writePayrollFile(template, [sheet]).content).not.toMatch(/(?<!')-1\+WEB|(?<!')-2\+3/);
  },
);

test('a comma as decimal mark is quoted where it separates, too', () => {
  const line = (separator: ',' | ';') =>
    writePayrollFile(ready('adp-paydata', { decimal: ',', separator }), [sheetOf()]).content.split('\r\n')[1];
  expect(line(',')).toContain('"40,00"');
  expect(line(';')).toContain(';40,00;3,00');
});

test('columns of fixed width are padded, names cut, numbers never', () => {
  const { content } = writePayrollFile(ready('generic-fixed'), [sheetOf({ employeeNumber: '0123456789ABCDEF' })]);
  expect(content.split('\r\n')[0]).toBe('0123456789AB2026-03-022026-03-08DECLARED_TIPS         0.00          9.00EUR');
  const narrow = ready('generic-fixed', { columns: [{ header: 'amount', source: 'AMOUNT', text: '', width: 4 }] });
  expect(() => writePayrollFile(narrow, [sheetOf()])).toThrow(ColumnTooNarrow);
});

test('payroll’s own codes, and negative corrections as numbers', () => {
  const template = ready('generic-kinds', {
    codes: [{ kind: 'CORRECTION WORK 100', code: '901' }],
    columns: [
      { header: 'code', source: 'PAY_CODE', text: '', width: 5 },
      { header: 'amount', source: 'AMOUNT', text: '', width: 9 },
    ],
  });
  const correction = {
    kind: 'CORRECTION',
    day: '2026-03-02',
    position_id: null,
    location_id: null,
    minutes: -60,
    percent: 100,
    rate: null,
    amount: -1200,
    currency: 'EUR',
    reason: 'WORK 100',
    positionName: '',
  } as const;
  const { content } = writePayrollFile(template, [sheetOf({ lines: [correction] })]);
  expect(content).toBe('code,amount\r\n901,-12.00\r\n');
});

test('work past midnight is two lines, and still says its percent', () => {
  const { content } = writePayrollFile(ready('generic-kinds'), [sheetOf({}, 'Mon 20:00-27:00')]);
  expect(content).toContain(',WORK,7.00,100,84.00,EUR');
});

test('of lines at different percents a row says none', () => {
  const sheet = sheetOf();
  const leave = sheet.lines.find(({ kind }) => kind === 'LEAVE');
  if (leave === undefined) throw new Error('There is time off.');
  const { content } = writePayrollFile(ready('generic-kinds'), [
    sheetOf({ lines: [leave, { ...leave, percent: 0, amount: 0 }] }),
  ]);
  expect(content).toContain(',LEAVE SICK,16.00,,96.00,EUR');
});
