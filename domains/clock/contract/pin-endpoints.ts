import { LIVE_SCHEDULE } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { PIN_WEAK, PUNCH_OWN } from './failures.ts';
import { clockPin, staffPin } from './kiosk-schemas.ts';

const service = 'attendance';
const own = { service, access: signedIn(), whileActing: 'refused' } as const;
const managed = {
  service,
  access: brand('id', 'PUBLISH_SCHEDULE', { services: LIVE_SCHEDULE }),
  whileActing: 'refused',
} as const;

export const listMyPins = endpoint({
  ...own,
  id: 'clock.listMyPins',
  method: 'GET',
  path: '/v1/my/clock_pins',
  summary:
    'Lists the employments of the signed-in person whose location has a shared clock, and whether they have a PIN there.',
  answer: z.strictObject({
    pins: z.array(z.strictObject({ employee_id: uuid, location_name: z.string(), set_at: instant.nullable() })),
  }),
});

export const setMyPin = endpoint({
  ...own,
  id: 'clock.setMyPin',
  method: 'PUT',
  path: '/v1/my/employments/{employee_id}/clock_pin',
  summary: 'Sets the PIN with which the signed-in person clocks in at shared clocks. It can be shown by nobody later.',
  params: z.object({ employee_id: uuid }),
  body: z.strictObject({ pin: clockPin }),
  answer: z.strictObject({ set_at: instant }),
  changes: () => [listMyPins],
  failures: { PIN_WEAK },
});

export const listPins = endpoint({
  ...managed,
  id: 'clock.listPins',
  method: 'GET',
  path: '/v1/brands/{id}/clock_pins',
  summary: 'Lists who works at a location and whether they have a PIN for its shared clocks.',
  params: z.object({ id: uuid }),
  answer: z.strictObject({ pins: z.array(staffPin) }),
});

export const resetPin = endpoint({
  ...managed,
  id: 'clock.resetPin',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/clock_pin',
  mergeable: false,
  summary:
    'Gives an employee of a location a new PIN for shared clocks, shown once, and unlocks it. Whoever has an account is told.',
  params: z.object({ id: uuid, employee_id: uuid }),
  answer: z.strictObject({ pin: z.string() }),
  changes: () => [listPins],
  failures: { PUNCH_OWN },
});
