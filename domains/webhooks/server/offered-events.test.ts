import type { EventContract } from '@hearth/kit/event';
import { newId } from '@hearth/kit/id';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { exampleOf, TEST_EVENT, WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS } from '../contract/catalogue.ts';
import { OFFERED, offeredOf } from './offered-events.ts';

/**
 * Which event of the house leaves under which name. It is written out once more so that none opens by itself: whoever offers one
 * says so here too, and a name that receivers rely on does not change unseen.
 */
const SOURCES = {
  'job.published': 'jobs.job_published',
  'job.updated': 'jobs.job_edited',
  'job.status_changed': 'jobs.job_status_changed',
  'requisition.changed': 'requisitions.requisition_changed',
  'application.received': 'applications.application_received',
  'application.stage_changed': 'applications.stage_changed',
  'application.hired': 'applications.hired',
  'interview.changed': 'interviews.interview_changed',
  'offer.changed': 'offers.offer_changed',
  'employee.joined': 'applications.joined',
  'employee.changed': 'team.employee_changed',
  'employees.imported': 'team.employees_loaded',
  'schedule.published': 'scheduling.published',
  'brand.changed': 'core.brand_changed',
};
/** Fields that are no ids: states, days and counts. */
const NO_IDS = ['status', 'stage', 'action', 'week', 'version', 'changed'];

/** A value of each field of an event, as its contract has it. */
function sampleOf(source: EventContract): Record<string, unknown> {
  const schema: unknown = z.toJSONSchema(source.schema, { unrepresentable: 'any' });
  const { properties = {} } = schema as {
    properties?: Record<string, { type?: string; format?: string; enum?: string[] }>;
  };
  return Object.fromEntries(
    Object.entries(properties).map(([name, { type, format, enum: values }]) => {
      if (values !== undefined) return [name, values[0]];
      if (type === 'integer') return [name, 3];
      return [name, format === 'date' ? '2027-02-01' : newId()];
    }),
  );
}

test('what is offered comes from these events of the house, and no others', () => {
  expect(Object.fromEntries(WEBHOOK_EVENT_TYPES.map((type) => [type, OFFERED[type].source.type]))).toEqual(SOURCES);
  for (const [type, source] of Object.entries(SOURCES)) expect(offeredOf(source)).toEqual([type]);
  expect(offeredOf('messaging.message_sent')).toEqual([]);
  expect(WEBHOOK_EVENT_TYPES).not.toContain(TEST_EVENT);
});

describe.each(WEBHOOK_EVENT_TYPES)('%s', (type) => {
  const { source, map } = OFFERED[type];
  const example: Readonly<Record<string, unknown>> = WEBHOOK_EVENTS[type];

  test('has the fields of its example and no more, whatever its source comes to hold', () => {
    const sent = map({ ...sampleOf(source), name: 'Ana', pay: 1500, user_id: newId() });
    expect(Object.keys(sent).toSorted()).toEqual(Object.keys(example).toSorted());
    for (const [field, value] of Object.entries(sent)) expect(typeof value, field).toBe(typeof example[field]);
  });

  test('holds ids and states alone, and nobody’s account', () => {
    const others = Object.keys(example).filter((field) => !field.endsWith('_id'));
    expect(others.filter((field) => !NO_IDS.includes(field))).toEqual([]);
    expect(Object.keys(example)).not.toContain('user_id');
  });

  test('has an example that its source could have', () => {
    const sent = map({ ...sampleOf(source), ...example });
    expect(sent).toEqual(example);
    expect(JSON.parse(exampleOf(type))).toMatchObject({ type, data: example });
  });

  test('names the application wherever it comes from one, so that it is forgotten with it', () => {
    const knows = 'application_id' in sampleOf(source);
    expect('application_id' in example).toBe(knows);
  });
});
