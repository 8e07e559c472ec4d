import { Failure } from '@hearth/kit/failure';
import {
  amountOfMoney,
  currency,
  email,
  integer,
  localDate,
  localTime,
  optionalText,
  text,
  uuid,
} from '@hearth/kit/schema';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { check } from './input.ts';

const schema = z.strictObject({
  seats: integer(1, 80).optional(),
  name: text(5).optional(),
  note: optionalText(5).optional(),
  tags: z.array(text(5)).max(2).optional(),
  email: email.optional(),
  day: localDate.optional(),
  time: localTime.optional(),
  kind: z.enum(['FULL', 'PART']).optional(),
  pay: amountOfMoney.optional(),
  currency: currency.optional(),
  id: uuid.optional(),
});

function refusedOf(value: Record<string, unknown>): unknown {
  try {
    check(schema, value, 'body');
  } catch (refused) {
    if (refused instanceof Failure) return refused.data.fields?.map(({ message: _message, ...rest }) => rest);
    throw refused;
  }
  return 'accepted';
}

test.each<[Record<string, unknown>, Record<string, unknown>]>([
  [{ seats: 81 }, { field: 'seats', rule: 'too_big', limit: 80, of: 'number' }],
  [{ seats: 0 }, { field: 'seats', rule: 'too_small', limit: 1, of: 'number' }],
  [{ seats: 1.5 }, { field: 'seats', rule: 'whole_number' }],
  [{ seats: 'many' }, { field: 'seats', rule: 'invalid_type', of: 'number' }],
  [{ name: '' }, { field: 'name', rule: 'too_small', limit: 1, of: 'text' }],
  [{ name: 'Margarida' }, { field: 'name', rule: 'too_big', limit: 5, of: 'text' }],
  [{ name: 'a\u0007' }, { field: 'name', rule: 'characters' }],
  [{ note: 'Margarida' }, { field: 'note', rule: 'too_big', limit: 5, of: 'text' }],
  [{ note: 7 }, { field: 'note', rule: 'invalid_union' }],
  [{ tags: ['a', 'b', 'c'] }, { field: 'tags', rule: 'too_big', limit: 2, of: 'list' }],
  [{ tags: ['Margarida'] }, { field: 'tags.0', rule: 'too_big', limit: 5, of: 'text' }],
  [{ email: 'ana' }, { field: 'email', rule: 'format_email' }],
  [{ day: '2026-02-30' }, { field: 'day', rule: 'format_date' }],
  [{ day: '1850-01-01' }, { field: 'day', rule: 'day_bounds' }],
  [{ time: '25:00' }, { field: 'time', rule: 'format_time' }],
  [{ kind: 'NEVER' }, { field: 'kind', rule: 'invalid_value' }],
  [{ pay: { amount: 10 } }, { field: 'pay.currency', rule: 'required' }],
  [{ currency: 'euro' }, { field: 'currency', rule: 'too_big', limit: 3, of: 'text' }],
  [{ currency: 'eur' }, { field: 'currency', rule: 'format_currency' }],
  [{ id: 'nowhere' }, { field: 'id', rule: 'format_uuid' }],
  [{ colour: 'blue' }, { field: 'colour', rule: 'known_field' }],
])('a refusal of %o names the rule and its limit: %o', (value, refused) => {
  expect(refusedOf(value)).toEqual([refused]);
});

test('a bound that is only what a column can hold is not told as a limit', () => {
  expect(refusedOf({ pay: { amount: 3_000_000_000, currency: 'EUR' } })).toEqual([
    { field: 'pay.amount', rule: 'too_big', of: 'number' },
  ]);
});
