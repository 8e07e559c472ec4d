import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, settingInForce } from './settings.ts';

test('where nobody has set anything, the default holds', () => {
  expect(settingInForce('rum', undefined)).toEqual({
    is_enabled: false,
    sampling_percentage: 10,
    session_recording_percentage: 0,
  });
  expect(settingInForce('reports', null)).toEqual(DEFAULT_SETTINGS.reports);
});

test('a field that came later has its default, and one that is gone is left out', () => {
  expect(settingInForce('break_waivers', { is_enabled: true, valid_months: null, colour: 'red' })).toEqual({
    is_enabled: true,
    is_signature_required: true,
    valid_months: null,
    notice_days: 30,
  });
});
