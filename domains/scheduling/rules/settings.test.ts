import { readStoredSetting } from '@hearth/kit/setting';
import { expect, test } from 'vitest';
import { DEFAULT_RULES } from './limits.ts';
import { RULES } from './settings.ts';

test('rules that a place has not heard of are as strict as by default, and those that it set are its own', () => {
  const stored = { hours_count_on: 'each_day', rules: { rest_gap: { level: 'block', limit: 600 } } };
  expect(readStoredSetting(RULES, stored)).toEqual({
    hours_count_on: 'each_day',
    rules: { ...DEFAULT_RULES.rules, rest_gap: { level: 'block', limit: 600 } },
  });
});

test('rules that no longer fit are the default', () => {
  expect(readStoredSetting(RULES, { rules: { rest_gap: { level: 'shout' } } })).toEqual(DEFAULT_RULES);
});
