import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesBreak, parseShift } from './parse.ts';
import { formatTime } from './hours/time.ts';

const position = (id: string, name: string, department: string) => ({ id, name, department, tint: 'bar' });
const POSITIONS = [
  position('bar-lead', 'Bar lead', 'BAR'),
  position('bartender', 'Bartender', 'BAR'),
  position('waiter', 'Waiter', 'FLOOR'),
  position('chef', 'Chef de partie', 'KITCHEN'),
  position('patissier', 'Pâtissier', 'KITCHEN'),
];

test.each([
  ['9-5', '09:00', '17:00'],
  ['9–5', '09:00', '17:00'],
  ['9 to 5', '09:00', '17:00'],
  ['9 17', '09:00', '17:00'],
  ['10-6', '10:00', '18:00'],
  ['6-2', '06:00', '14:00'],
  ['11-11', '11:00', '23:00'],
  ['12-8', '12:00', '20:00'],
  ['18-2', '18:00', '02:00'],
  ['22-6', '22:00', '06:00'],
  ['16-24', '16:00', '00:00'],
  ['16-0', '16:00', '00:00'],
  ['9:30-17:45', '09:30', '17:45'],
  ['9.30-17h45', '09:30', '17:45'],
  ['0930-1745', '09:30', '17:45'],
  ['7am-3:30pm', '07:00', '15:30'],
  ['7a-3p', '07:00', '15:00'],
  ['7 am - 3 p.m.', '07:00', '15:00'],
  ['9pm-5am', '21:00', '05:00'],
  ['12am-12pm', '00:00', '12:00'],
])('"%s" is %s to %s', (typed, start, end) => {
  expect(parseShift(typed, POSITIONS)).toMatchObject({ ok: true, shift: { start, end } });
});

test.each([
  ['9-5 bar lead', 'bar-lead', ''],
  ['9-5 bar', 'bar-lead', ''],
  ['9-5 bart', 'bartender', ''],
  ['9-5 floor', 'waiter', ''],
  ['9-5 Waiter terrace', 'waiter', 'terrace'],
  ['13-17 p', 'patissier', ''],
  ['9-5 patissier', 'patissier', ''],
  ['9-5, CHEF DE PARTIE grill', 'chef', 'grill'],
  ['9-5 rooftop', null, 'rooftop'],
  ['9-5', null, ''],
])('"%s" names the position %s and the station "%s"', (typed, id, station) => {
  expect(parseShift(typed, POSITIONS)).toMatchObject({ ok: true, shift: { position_id: id, station } });
});

test('a break stands after a slash', () => {
  expect(parseShift('9-5/30 bar', POSITIONS)).toMatchObject({
    ok: true,
    shift: { unpaid_break_minutes: 30, position_id: 'bar-lead' },
  });
});

test.each([
  ['', 'no_times'],
  ['bar', 'no_times'],
  ['9', 'no_times'],
  ['9-5pmbar', 'no_times'],
  ['25-3', 'not_a_time'],
  ['9:75-12', 'not_a_time'],
  ['13pm-2', 'not_a_time'],
  ['18-18', 'times_equal'],
  ['9-10/60', 'break_too_long'],
])('"%s" is refused: %s', (typed, reason) => {
  expect(parseShift(typed, POSITIONS)).toEqual({ ok: false, reason });
});

test('a time written in full is read as written, whatever else is typed', () => {
  const quarter = fc.integer({ min: 52, max: 95 }).map((step) => formatTime(step * 15));
  fc.assert(
    fc.property(quarter, quarter, fc.string(), (start, end, rest) => {
      const typed = parseShift(`${start}-${end} ${rest}`, POSITIONS);
      if (typed.ok) expect(typed.shift).toMatchObject({ start, end });
      else {
        // "14:00 pm" is no time.
        const wrong = /^\s*[ap]\.?m/i.test(rest) ? ['not_a_time'] : [];
        expect(['times_equal', 'break_too_long', ...wrong]).toContain(typed.reason);
      }
    }),
    {
      examples: [
        ['13:00', '14:00', 'pm'],
        ['13:00', '14:00', 'a.m. bar'],
      ],
    },
  );
});

test.each([
  ['9-5', false],
  ['9-5 bar', false],
  ['9-5/30', true],
  ['9-5/0 bar', true],
  ['bar/30', false],
])('whether %j names its break', (typed, named) => {
  expect(namesBreak(typed)).toBe(named);
});
