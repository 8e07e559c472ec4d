import { expect, test } from 'vitest';
import { writePayrollFile } from '../payroll/payroll-file.ts';
import { READY_TEMPLATES } from '../payroll/ready-templates.ts';
import { inputOf } from '../sheet.fixture.ts';
import type { Said } from '../sheet.fixture.ts';
import { workOutSheet } from '../sheet.ts';

const nightOf = (said: Said) => {
  const { lines, totals } = workOutSheet(inputOf({ pack: 'de-night', timeZone: 'Europe/Berlin', ...said }));
  const night = lines.filter(({ kind }) => kind === 'NIGHT');
  return {
    said: night.map(({ day, minutes, percent, amount }) => `${day.slice(-2)} ${minutes} ${percent} ${amount}`),
    worked: totals.worked,
    pay: totals.pay,
  };
};

/** Night is from 23:00 to 6:00, and work at night is more than two hours of it: ArbZG § 2 (3) and (4); 25%: BAG 10 AZR 423/14. */
test.each<[string, Said, string[]]>([
  ['three hours, on the day of each', { work: 'Mon 20:00-26:00' }, ['02 60 25 300', '03 120 25 600']],
  ['not two hours and no more', { work: 'Mon 18:00-25:00' }, []],
  ['a minute more than two hours', { work: 'Mon 18:00-25:01' }, ['02 60 25 300', '03 61 25 305']],
  ['a whole night', { work: 'Mon 22:00-31:00' }, ['02 60 25 300', '03 360 25 1800']],
  ['the early morning', { work: 'Mon 3:30-11:00' }, ['02 150 25 750']],
  ['without an unpaid break', { work: 'Mon 22:00-30:00', unpaid: 'Mon 25:00-25:30' }, ['02 60 25 300', '03 330 25 1650']],
  ['two pieces of one night', { work: 'Mon 21:00-24:00, Tue 4:00-9:00' }, ['02 60 25 300', '03 120 25 600']],
  ['two nights apart', { work: 'Mon 18:00-25:00, Tue 18:00-25:00' }, []],
  ['by the rate of each hour', { work: 'Mon 22:00-26:00 @bar', rates: { bar: 2000 } }, ['02 60 25 500', '03 120 25 1000']],
  ['without a known rate', { work: 'Mon 22:00-26:00', rates: {} }, ['02 60 25 null', '03 120 25 null']],
  ['nothing by the law of other packs', { work: 'Mon 22:00-30:00', pack: 'de' }, []],
])('%s', (_name, said, expected) => {
  expect(nightOf(said).said).toEqual(expected);
}); // prettier-ignore

test('a night in which clocks go forward has an hour less', () => {
  const period = { from: '2026-03-23', until: '2026-03-29' };
  const { said } = nightOf({ period, work: '2026-03-28 22:00-30:00' });
  expect(said).toEqual(['28 60 25 300', '29 300 25 1500']);
});

test('the supplement is pay, and its minutes are among those worked', () => {
  const { worked, pay } = nightOf({ work: 'Mon 20:00-26:00' });
  expect(worked).toBe(360);
  expect(pay).toBe(7200 + 900);
});

test('payroll gets it as a kind of its own, without more hours in the sums', () => {
  const { lines } = workOutSheet(inputOf({ pack: 'de-night', timeZone: 'Europe/Berlin', work: 'Mon 20:00-26:00' }));
  const [template] = READY_TEMPLATES;
  if (template === undefined) throw new Error('There are templates.');
  const sheet = {
    employeeNumber: '26',
    firstName: 'Inês',
    lastName: 'Quintela',
    location: 'Harbour House',
    from: '2026-03-02',
    until: '2026-03-08',
    lines: lines.map((line) => ({ ...line, positionName: '' })),
  };
  const { content, totals } = writePayrollFile(template, [sheet]);
  expect(content).toContain(',NIGHT 25,3.00,25,9.00,EUR');
  expect(totals).toEqual({ minutes: 360, amount: 8100 });
});
