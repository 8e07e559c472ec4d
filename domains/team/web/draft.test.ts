import { expect, test } from 'vitest';
import type { Employee } from '../contract/schemas.ts';
import {
  pickChanges,
  toEmployeeContent,
  differingFields,
  toDraft,
  emptyDraft,
  fieldOfWire,
  rebaseDraft,
  phoneNumber,
  checkDraft,
} from './draft.ts';

const here = { id: 'here', name: 'Harbour Street' };
const known: Employee = {
  id: 'e',
  employee_number: 'N-1',
  first_name: 'Chiara',
  last_name: 'Lunedi',
  email: null,
  phone: '+351912345678',
  has_login: false,
  user_id: null,
  invitation: null,
  location_id: here.id,
  location_name: here.name,
  secondary_location_ids: [],
  further_position_ids: [],
  position: { id: 'p', name: 'Barista', department: 'BAR', tint: 'bar' },
  status: 'ACTIVE',
  contract_minutes_per_week: 1950,
  pay: { amount: 1050, currency: 'EUR' },
  hire_date: '2026-11-01',
  end_date: null,
  birth_date: null,
  version: 3,
};
const before = toDraft(known);

test('the form shows hours, and sends minutes', () => {
  expect(before.hours).toBe(32.5);
  expect(pickChanges({ ...before, location: here, hours: 20.25 }, ['hours'], 'EUR')).toEqual({
    contract_minutes_per_week: 1215,
  });
});

test('only the fields that were changed are sent', () => {
  const draft = { ...before, location: here, last_name: ' Martedi ', email: '', pay: 1100 };
  expect(pickChanges(draft, differingFields(before, draft), 'GBP')).toEqual({
    last_name: 'Martedi',
    pay: { amount: 1100, currency: 'GBP' },
  });
});

test('nothing written is sent as nothing', () => {
  expect(toEmployeeContent({ ...emptyDraft(), location: here, first_name: 'Noa' }, 'EUR')).toEqual({
    first_name: 'Noa',
    last_name: '',
    email: null,
    phone: null,
    employee_number: null,
    location_id: 'here',
    secondary_location_ids: [],
    birth_date: null,
    position_id: null,
    contract_minutes_per_week: null,
    pay: null,
    hire_date: null,
  });
});

test('on top of a newer version, what was written is kept and the rest is new', () => {
  const newest = { ...before, hours: 40, first_name: 'Clara' };
  const written = { ...before, first_name: 'Chiarina' };
  expect(rebaseDraft(newest, written, before)).toEqual({ ...before, hours: 40, first_name: 'Chiarina' });
  expect(differingFields(before, newest)).toEqual(['first_name', 'hours']);
});

test.each([
  ['+351 912 345 678', '+351912345678'],
  ['00351 (912) 345-678', '+351912345678'],
  ['+49.30/1234567', '+49301234567'],
])('the number %s is kept as %s', (written, kept) => {
  expect(phoneNumber(written)).toBe(kept);
});

test.each([
  [{ first_name: ' ' }, { first_name: 'missing' }],
  [{ location: null }, { location: 'missing' }],
  [{ email: 'chiara@' }, { email: 'email' }],
  [{ email: 'chiara@example.com' }, {}],
  [{ phone: '912 345 678' }, { phone: 'phone' }],
  [{ pay: null }, { pay: 'payKept' }],
])('of %j is said %j', (change, problems) => {
  expect(checkDraft({ ...before, ...change }, before)).toEqual(problems);
});

test('a person without pay can be written', () => {
  expect(checkDraft({ ...emptyDraft(), location: here, first_name: 'Noa' }, null)).toEqual({});
});

test('a refusal of what was sent is about a field of the form', () => {
  expect(fieldOfWire('contract_minutes_per_week')).toBe('hours');
  expect(fieldOfWire('version')).toBeUndefined();
});
