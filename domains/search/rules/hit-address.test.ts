import { expect, test } from 'vitest';
import { ADDRESSES, resultsAddress } from './hit-address.ts';

const place = { location_id: 'here', location_name: 'Here' };
const person = { first_name: 'Noor', last_name: '', position_name: null };
const inView = { id: 'here', groupId: 'group' };
const elsewhere = { id: 'there', groupId: 'group' };
const whole = { id: 'group', groupId: 'group' };

test.each([
  ['a person, at the place in view', inView, '/team?person=p'],
  ['a person of another place, which comes into view', elsewhere, '/team?person=p&gid=here'],
  ['a person, while the whole group is in view', whole, '/team?person=p'],
])('%s', (_rule, view, address) => {
  expect(ADDRESSES.people({ id: 'p', ...person, ...place, status: 'ACTIVE' }, view)).toBe(address);
});

test('an application opens on the board, a post in its editor, a message in its conversation', () => {
  const application = { id: 'a', first_name: '', last_name: '', job_title: '', ...place, stage: 'NEW' as const };
  expect(ADDRESSES.applications(application, inView)).toBe('/dashboard/hiring?application=a');
  expect(ADDRESSES.jobs({ id: 'j', title: '', ...place, status: 'LIVE' }, elsewhere)).toBe('/hiring/jobs/j?gid=here');
  const message = { id: 'm', application_id: 'a', candidate_name: '', sender_name: '', job_title: '', excerpt: '' };
  expect(ADDRESSES.messages({ ...message, ...place, sent_at: '' }, inView)).toBe('/messages/a');
});

test('a location opens in the tree of its group, whatever is in view', () => {
  const location = { id: 'l', type: 'LOCATION', name: '', number: null, city: null };
  expect(ADDRESSES.locations(location, elsewhere)).toBe('/settings/locations?location=l');
});

test('a shift brings its location into view, even from the whole group, which has no schedule of its own', () => {
  const shift = { id: 's', ...person, ...place, date: '2026-11-17', start: '10:00', end: '18:00' };
  expect(ADDRESSES.shifts(shift, inView)).toBe('/schedule?date=2026-11-17');
  expect(ADDRESSES.shifts(shift, whole)).toBe('/schedule?date=2026-11-17&gid=here');
});

test.each([
  ['a b', 'a%20b'],
  ['50 % / day?', '50%20%25%20%2F%20day%3F'],
  ['مطعم', '%D9%85%D8%B7%D8%B9%D9%85'],
])('the term %s survives its address', (term, written) => {
  expect(resultsAddress(term)).toBe(`/global-search-result/${written}`);
});
