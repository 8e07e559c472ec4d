import { expect, test } from 'vitest';
import { exportTemplate } from '../../contract/schemas.ts';
import type { SheetLine } from '../lines.ts';
import { writePayrollFile } from './payroll-file.ts';
import type { PayrollSheet } from './payroll-file.ts';
import { READY_TEMPLATES } from './ready-templates.ts';

const line = (kind: SheetLine['kind'], minutes: number, more: Partial<SheetLine> = {}) => ({
  kind,
  day: '2026-11-03',
  position_id: null,
  location_id: null,
  minutes,
  percent: 100,
  rate: 1200,
  amount: minutes * 20,
  currency: 'EUR',
  reason: '',
  positionName: '',
  ...more,
});
/** 40 hours, 2 of them at half as much again and 1 at twice as much, and tips. */
const SHEET: PayrollSheet = {
  employeeNumber: '26',
  firstName: '=Inês',
  lastName: 'Quintela;x',
  location: 'Harbour House',
  from: '2026-11-01',
  until: '2026-11-30',
  lines: [
    line('WORK', 2400),
    line('OVERTIME', 120, { percent: 50 }),
    line('OVERTIME', 60, { percent: 100 }),
    line('TIPS', 0, { amount: 500 }),
  ],
};
const CODES = [
  { kind: 'WORK', code: '101' },
  { kind: 'OVERTIME 50', code: '150' },
  { kind: 'OVERTIME 100', code: '200' },
];
function linesOf(id: string): string[] {
  const template = READY_TEMPLATES.find((one) => one.id === id);
  if (template === undefined) throw new Error(id);
  const { content } = writePayrollFile({ ...template, codes: CODES }, [SHEET]);
  return content.slice(0, -2).split('\r\n');
}

test.each(READY_TEMPLATES.map(({ origin, ...template }) => [template.id, template, origin] as const))(
  '%s can be copied and changed, and names a secure page',
  (_id, template, origin) => {
    expect(exportTemplate.safeParse(template).error).toBeUndefined();
    expect(origin === null || origin.url.startsWith('https://')).toBe(true);
  },
);

test('DATEV LODAS: what it is for, the description of its lines, and a booking of hours for each wage type', () => {
  expect(linesOf('datev-lodas')).toEqual([
    '[Allgemein]',
    'Ziel=LODAS',
    'Version_SST=1.0',
    'BeraterNr=',
    'MandantenNr=',
    'Datumsformat=TT/MM/JJJJ',
    'Feldtrennzeichen=;',
    'Zahlenkomma=,',
    '[Satzbeschreibung]',
    '1;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;pnr#bwd;la_eigene#bwd;bs_nr#bwd;bs_wert_butab#bwd;',
    '[Bewegungsdaten]',
    '1;01/11/2026;26;200;1;1,00;',
    '1;01/11/2026;26;150;1;2,00;',
    '1;01/11/2026;26;101;1;40,00;',
  ]);
});

test.each([
  ['datev-lohn-gehalt', '26;03/11/2026;;101;40,00;;;;;;'],
  ['lohnfix', '2026\t11\t26\tQuintela x\tInês\t\tWORK\t101\t\t40,00\t\t'],
  ['sage-payroll-ireland', '2,26,101,,,40.00,'],
  ['brightpay', '26,"\'=Inês","Quintela;x",37.00,2.00,1.00'],
  ['gusto', '"Quintela;x","\'=Inês",37.00,2.00,1.00'],
  ['xero-upsheets', '"\'=Inês","Quintela;x","2026-11-03",40.00,101'],
])('%s writes %s', (id, expected) => {
  expect(linesOf(id)).toContain(expected);
});

test('Paychex has all columns of its import, most of them empty', () => {
  const [head = '', ...rows] = linesOf('paychex-spi');
  expect(head.split(',')).toHaveLength(39);
  expect(rows.at(-1)).toBe(`,26,,,101,,,40.00${','.repeat(31)}`);
  expect(rows).toHaveLength(3);
});
