import { newId } from '@hearth/kit/id';
import type { JobContent } from '../contract/schemas.ts';

/** A post that lacks nothing, for a location. */
export function finishedJob(locationId: string, change: Partial<JobContent> = {}): JobContent {
  return {
    location_id: locationId,
    position_id: null,
    position_name: 'Bartender',
    title: 'Bartender, evenings',
    description: [
      'You run our six-seat bar with one colleague, from set-up to last round.',
      '## What you do',
      '- Make eight house drinks; we teach you all of them in week one',
      '- Close the till together, **never alone**',
    ].join('\n'),
    language: 'en',
    employment_type: 'PART_TIME',
    pay: { min: 1400, max: 1650, currency: 'EUR', per: 'HOUR', tips: true },
    weekly_hours: { min: 24, max: 32 },
    starts_on: '2026-12-01',
    usual_week: [
      { day: 3, start: '17:00', end: '23:00' },
      { day: 4, start: '17:00', end: '00:00' },
      { day: 5, start: '17:00', end: '01:00' },
      { day: 6, start: '16:00', end: '00:00' },
    ],
    perks: [
      { code: 'MEALS', text: '' },
      { code: 'TAXI_HOME', text: '' },
    ],
    questions: [
      {
        id: newId(),
        kind: 'YES_NO',
        text: 'May you work in this country?',
        options: [],
        required: true,
        knock_out: 'no',
      },
    ],
    publish_on: null,
    closes_on: null,
    evergreen: false,
    hires_target: 1,
    ...change,
  };
}
