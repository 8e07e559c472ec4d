import { expect, test } from 'vitest';
import { impersonationMinutes, summarizeAreas } from './impersonation.ts';

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 10, 22, 14, minute, second));

test.each([
  ['six minutes', null, at(6), 6],
  ['until it was stopped', at(4), at(20), 4],
  ['until its end', null, at(50), 30],
  ['a few seconds count as a minute', at(0, 5), at(20), 1],
  ['to the nearest minute', at(2, 40), at(20), 3],
])('for how long somebody acted: %s', (_what, ended, now, minutes) => {
  expect(impersonationMinutes({ started_at: at(0), ends_at: at(30), ended_at: ended }, now)).toBe(minutes);
});

test('what was looked at: each part of the product once, changed if any of it was, without what pages ask by themselves', () => {
  const call = (endpoint: string, is_change = false) => ({ endpoint, is_change });
  expect(summarizeAreas([])).toEqual([]);
  expect(
    summarizeAreas([
      call('team.listEmployees'),
      call('scheduling.getSchedule'),
      call('scheduling.saveShifts', true),
      call('scheduling.listMyShifts'),
      call('core.searchBrands'),
      call('core-reader.getUserInfo'),
      call('messaging.countUnreadEmployer'),
      call('jobs.listJobs'),
      call('media.getUserMedia'),
    ]),
  ).toEqual([
    { area: 'jobs', changed: false },
    { area: 'scheduling', changed: true },
    { area: 'team', changed: false },
  ]);
  expect(summarizeAreas([call('core.changeBrand', true)])).toEqual([{ area: 'core', changed: true }]);
});
