import { readStoredSetting } from '@hearth/kit/setting';
import { expect, test } from 'vitest';
import { BREAK_WAIVERS, REPORTS, RUM } from './settings.ts';

test('where nobody has set anything, the default holds', () => {
  expect(readStoredSetting(RUM, undefined)).toEqual({
    is_enabled: false,
    sampling_percentage: 10,
    session_recording_percentage: 0,
  });
  expect(readStoredSetting(REPORTS, null)).toEqual({ location_filter_type: 'ALL_LEVELS' });
});

test('a field that came later has its default, and one that is gone is left out', () => {
  expect(readStoredSetting(BREAK_WAIVERS, { is_enabled: true, valid_months: null, colour: 'red' })).toEqual({
    is_enabled: true,
    is_signature_required: true,
    valid_months: null,
    notice_days: 30,
  });
});
