import type { ColumnSource, OfferedTemplate } from '../../contract/schemas.ts';

const column = (header: string, source: ColumnSource, width = 20): OfferedTemplate['columns'][number] => ({
  header,
  source,
  text: '',
  width,
});
/** A column that always says the same; nothing where payroll has a field that hours do not fill. */
const fixed = (header: string, text = ''): OfferedTemplate['columns'][number] => ({ ...column(header, 'TEXT'), text });
const csv: Pick<OfferedTemplate, 'format' | 'separator' | 'decimal' | 'has_header' | 'codes' | 'origin'> = {
  format: 'CSV',
  separator: ',',
  decimal: '.',
  has_header: true,
  codes: [],
  origin: null,
};
/** Where a format was read, on the day on which all of these were. */
const readAt = (url: string): OfferedTemplate['origin'] => ({ url, read_on: '2026-12-01' });

const GENERIC: readonly OfferedTemplate[] = [
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
];

/** What payroll in Germany reads: semicolons or tabs, a comma in numbers, nothing quoted. */
const german = {
  ...csv,
  separator: ';',
  decimal: ',',
  has_header: false,
  rows: 'KIND',
  hours_only: true,
  is_plain: true,
} as const;

const GERMANY: readonly OfferedTemplate[] = [
  {
    ...german,
    id: 'datev-lodas',
    name: 'DATEV LODAS: ASCII import',
    dates: 'SLASHES',
    head: [
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
    ],
    columns: [
      fixed('Satzart', '1'),
      column('abrechnung_zeitraum', 'PERIOD_FROM'),
      column('pnr', 'EMPLOYEE_NUMBER'),
      column('la_eigene', 'PAY_CODE'),
      // The key of what is booked: 1 are hours.
      fixed('bs_nr', '1'),
      column('bs_wert_butab', 'HOURS'),
      // Each line ends with the separator, as those of the description do.
      fixed('Ende'),
    ],
    origin: readAt('https://www.lobster-world.com/online/_data/docs/46/de/DatevLodasIU.html'),
  },
  {
    ...german,
    id: 'datev-lohn-gehalt',
    name: 'DATEV Lohn und Gehalt: by day',
    rows: 'LINE',
    dates: 'SLASHES',
    columns: [
      column('Personalnummer', 'EMPLOYEE_NUMBER'),
      column('Kalendertag', 'DAY'),
      fixed('Ausfallschlüssel'),
      column('Lohnartennummer', 'PAY_CODE'),
      column('Stundenanzahl', 'HOURS'),
      fixed('Tagesanzahl'),
      fixed('Wert'),
      fixed('Abweichender Faktor'),
      fixed('Abweichende Lohnveränderung'),
      fixed('Kostenstellennummer'),
      fixed('Kostenträger'),
    ],
    origin: readAt(
      'https://123erfasst.zendesk.com/hc/de/articles/115003194454--Wie-erstelle-ich-eine-Datensatzbeschreibung-f%C3%BCr-das-Datev-System-Datev-Lohn-Gehalt',
    ),
  },
  {
    ...german,
    id: 'lohnfix',
    name: 'lohnfix: monthly payroll data',
    separator: '\t',
    has_header: true,
    columns: [
      column('Jahr', 'YEAR'),
      column('Monat', 'MONTH'),
      column('Personalnummer', 'EMPLOYEE_NUMBER'),
      column('Name', 'LAST_NAME'),
      column('Vorname', 'FIRST_NAME'),
      fixed('SVNr'),
      column('LohnartText', 'KIND'),
      column('LohnartNr', 'PAY_CODE'),
      fixed('Kommentar'),
      column('Anzahl', 'HOURS'),
      fixed('Betrag_pro_Anz'),
      fixed('Währung'),
    ],
    origin: readAt('https://www.lohnfix.de/anwenderportal/online-hilfe/sonstiges/import_monatslohndaten/'),
  },
];

const BRITISH_ISLES: readonly OfferedTemplate[] = [
  {
    ...csv,
    id: 'brightpay',
    name: 'BrightPay: hourly payments',
    rows: 'PERSON',
    columns: [
      column('Employee works number', 'EMPLOYEE_NUMBER'),
      column('Employee first name', 'FIRST_NAME'),
      column('Employee surname', 'LAST_NAME'),
      column('Number of normal hours', 'REGULAR_HOURS'),
      column('Number of time and a half hours', 'EXTRA_50_HOURS'),
      column('Number of double time hours', 'EXTRA_100_HOURS'),
    ],
    origin: readAt(
      'https://brightpay.co.uk/docs/bpol/importing-pay-data-using-csv-file/importing-hourly-payments-using-csv-file',
    ),
  },
  {
    ...csv,
    id: 'xero-upsheets',
    name: 'Xero through UpSheets: timesheets',
    rows: 'LINE',
    hours_only: true,
    columns: [
      column('first_name', 'FIRST_NAME'),
      column('last_name', 'LAST_NAME'),
      column('date', 'DAY'),
      column('hours', 'HOURS'),
      column('type', 'PAY_CODE'),
    ],
    origin: readAt('https://help.upsheets.com/faqs/file-formats-for-timesheets-leave-and-payslips-nz-uk'),
  },
  {
    ...csv,
    id: 'sage-payroll-ireland',
    name: 'Sage Payroll (Ireland): timesheets',
    has_header: false,
    rows: 'KIND',
    hours_only: true,
    columns: [
      fixed('A', '2'),
      column('B', 'EMPLOYEE_NUMBER'),
      column('C', 'PAY_CODE'),
      fixed('D'),
      fixed('E'),
      column('F', 'HOURS'),
      fixed('G'),
    ],
    origin: readAt(
      'https://ie-kb.sage.com/portal/app/portlets/results/viewsolution.jsp?solutionid=200427112314127&view=print',
    ),
  },
];

/** Columns of Paychex’s standard import that hours leave empty: all of them have to be there, in their order. */
const PAYCHEX_REST = [
  'Units', 'Line Date', 'Amount', 'Check Seq Number', 'Override State', 'Override Local',
  'Override Local Jurisdiction', 'Labor Override', 'Check Template', 'Output Type', 'Net Pay', 'Check Number',
  'FIT Amt', 'SS Amt', 'Medicare Amt', 'Fed Backup Withholding Amt', 'State Tax Jurisdiction', 'SIT Amount',
  'SDI Amt', 'Fam Leave', 'Med Leave', 'SUI Amt', 'State Misc Amt', 'State Surcharge Amt', 'State WC Amt',
  'State Backup Withholding Amt', 'State Allocation %', 'Local Tax Jurisdiction', 'Local Tax Name', 'Local Amt',
  'Local Allocation %',
]; // prettier-ignore

const UNITED_STATES: readonly OfferedTemplate[] = [
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
  {
    ...csv,
    id: 'gusto',
    name: 'Gusto: hours',
    rows: 'PERSON',
    columns: [
      column('last_name', 'LAST_NAME'),
      column('first_name', 'FIRST_NAME'),
      column('regular_hours', 'REGULAR_HOURS'),
      column('overtime_hours', 'EXTRA_50_HOURS'),
      column('double_overtime_hours', 'EXTRA_100_HOURS'),
    ],
    origin: readAt('https://support.gusto.com/article/999914471000000/Run-payroll-with-CSV-upload'),
  },
  {
    ...csv,
    id: 'paychex-spi',
    name: 'Paychex Flex: standard payroll import',
    rows: 'KIND',
    hours_only: true,
    columns: [
      fixed('Client ID'),
      column('Worker ID', 'EMPLOYEE_NUMBER'),
      fixed('Org'),
      fixed('Job Number'),
      column('Pay Component', 'PAY_CODE'),
      fixed('Rate'),
      fixed('Rate Number'),
      column('Hours', 'HOURS'),
      ...PAYCHEX_REST.map((header) => fixed(header)),
    ],
    origin: readAt('https://myapps.paychex.com/pngHelp_static/helpHtml/SPI_Specification_Sheet.htm'),
  },
];

/**
 * Templates to begin with. Of payroll systems only those whose import format is public are here, each with the page that describes it
 * (decision 0154).
 */
export const READY_TEMPLATES: readonly OfferedTemplate[] = [...GENERIC, ...GERMANY, ...BRITISH_ISLES, ...UNITED_STATES];
