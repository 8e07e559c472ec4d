import { makeEmployer } from '@hearth/domains/access/factory';
import { makeBrandTree } from '@hearth/domains/core/factory';
import { encodeCursor } from '@hearth/domains/core/service';
import type { Endpoint } from '@hearth/kit/endpoint';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sampleInput } from './sample-input.ts';
import { sourceFiles } from './source-files.ts';

const ID = '019a0000-0000-7000-8000-0000000000ff';
const MOMENT = '2026-11-16T09:00:00.000Z';
type Place = Readonly<Record<string, unknown>> | readonly unknown[];

/** Places as each list hands them out, with what is asked beside them. A new list with a cursor that is no id stands here. */
const PLACES: Readonly<Record<string, readonly (readonly [Place, Readonly<Record<string, string>>?])[]>> = {
  'applications.listApplications': [
    [['applied', MOMENT, ID], { order: 'applied' }],
    [['entered', MOMENT, ID], { order: 'entered' }],
    [['waiting', 'infinity', ID], { order: 'waiting' }],
    [['name', 'ana čović', ID], { order: 'name' }],
  ],
  'clock.listClockOutAnswers': [[{ at: MOMENT, id: ID }]],
  'clock.listOpenExceptions': [[{ on: '2026-11-16', sort_name: 'ana', id: ID }]],
  'core.getTree': [[{ sort_name: 'lisbon', id: ID }]],
  'core.searchBrands': [[{ score: 4, sort_name: 'lisbon', id: ID, how: 'exact' }]],
  'core-reader.listGroupBrands': [[{ depth: 2, sort_name: 'lisbon', id: ID }]],
  'messaging.listCandidateConversations': [[[null, MOMENT, ID]], [[MOMENT, MOMENT, ID]]],
  'messaging.listEmployerConversations': [[[null, MOMENT, ID]], [[MOMENT, MOMENT, ID]]],
  'messaging.listStaffConversations': [[[MOMENT, ID]]],
  'privacy.getRetention': [[{ at: MOMENT, id: ID }]],
  'scheduling.listAvailabilityChanges': [[{ at: MOMENT, id: ID }, { show: 'WAITING' }]],
  'scheduling.listTimeOff': [[{ waits: true, on: '2026-11-16', id: ID }]],
  'deals.listBiddings': [[{ at: '2026-11-16T10:00:00.000Z', id: ID }]],
  'deals.listDeals': [[{ at: '2026-11-16T10:00:00.000Z', id: ID }, { show: 'WAITING' }]],
  'qualifications.listStandings': [
    [{ rank: 1, sort_until: '2026-11-16', sort_name: 'ana', employee_id: ID, qualification_id: ID }],
  ],
  'documents.listDocumentLines': [
    [{ rank: 1, sort_until: '2026-11-16', sort_name: 'ana', employee_id: ID, type_id: ID }],
  ],
  'eligibility.listWorkCases': [[{ rank: 0, sort_due: '2026-11-16', sort_name: 'ana', id: ID }]],
  'onboarding.listJourneys': [[{ sort_late: 0, sort_due: '2026-11-16', id: ID }]],
  'signatures.listAgreementPeople': [[{ sort_name: 'ana', employee_id: ID }]],
  'talentPool.listPool': [
    [{ order: 'added', key: MOMENT, id: ID }, { order: 'added' }],
    [{ order: 'name', key: 'ana', id: ID }, { order: 'name' }],
  ],
  'timesheets.listHours': [[['lisbon', ID]]],
};
/** A cursor that is a word of the list itself, and goes nowhere but into a comparison of texts. */
const PLAIN_WORDS = ['federation.listExternalBrands'];

/** What stands at no place of any list, of whichever kind its keys are. */
const NOWHERE: readonly unknown[] = [
  'a\0b', '\ud800', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00.000Z', '-infinity',
  '2026-02-30T00:00:00Z', '2026-11-16T09:00:00.000000000000000000000000000Z', 'x'.repeat(1600), 1e300, -1, 1.5,
  2 ** 31, 2 ** 53, '1e300', true, [], {}, [[]], { toString: 'x' }, null, '', "'; select 1 --",
]; // prettier-ignore
/** What is no place at all. */
const NO_PLACE = ['', '%', 'bm9uc2Vuc2U', 'bnVsbA', 'W10', 'e30', '////', 'x'.repeat(1999), 'eyJfX3Byb3RvX18iOnt9fQ'];

const server = await startTestServer();
const endpoints = server.application.implementations.map(({ endpoint }) => endpoint);
const [groupId, locationId] = [newId(), newId()];
const { token } = await server.run(async (work) => {
  const children = [{ id: locationId, type: 'LOCATION' as const, name: 'Quay' }];
  await makeBrandTree(work, { id: groupId, type: 'GP-GROUP', name: 'Lumen', children });
  return makeEmployer(work, { brandId: groupId, as: 'ENTERPRISE_OWNER' });
});
/** Lists of one location; the others are those of a group. */
const OF_LOCATION: readonly string[] = ['clock.listClockOutAnswers', 'clock.listOpenExceptions'];

interface Shape {
  readonly properties?: Readonly<Record<string, { readonly format?: string }>>;
}
const partWithCursor = ({ schemas }: Endpoint): 'query' | 'body' | undefined =>
  (['query', 'body'] as const).find((part) => {
    const schema = schemas[part];
    if (schema === undefined) return false;
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
    return properties['cursor'] !== undefined && properties['cursor'].format !== 'uuid';
  });

async function ask(endpoint: Endpoint, cursor: string, more: Readonly<Record<string, string>> = {}): Promise<number> {
  const { access, schemas } = endpoint;
  const place = access.kind === 'brand' ? access.place : undefined;
  const brandId = OF_LOCATION.includes(endpoint.id) ? locationId : groupId;
  const at = (part: string): Record<string, string> => (place?.in === part ? { [place.name]: brandId } : {});
  const params = sampleInput(schemas.params, at('params'));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? 'x'));
  if (partWithCursor(endpoint) === 'body')
    return (await server.request(endpoint.method, path, { token, body: { ...at('body'), ...more, cursor } })).status;
  const query = new URLSearchParams({ ...sampleInput(schemas.query, at('query')), ...more, cursor });
  return (await server.request(endpoint.method, `${path}?${query.toString()}`, { token })).status;
}

const isList = (place: Place): place is readonly unknown[] => Array.isArray(place);

/** A place with each of its keys changed to something that stands nowhere, and without each of them. */
function forged(place: Place): string[] {
  const changedTo = (key: string, value: unknown): Place =>
    isList(place) ? place.with(Number(key), value) : { ...place, [key]: value };
  const without = (key: string): Place =>
    isList(place) ? place.toSpliced(Number(key), 1) : { ...place, [key]: undefined };
  return Object.keys(place).flatMap((key) =>
    [...NOWHERE.map((value) => changedTo(key, value)), without(key)].map(encodeCursor),
  );
}

test('each list with a cursor that is no id is one of those that are asked here', () => {
  const found = endpoints.filter((endpoint) => partWithCursor(endpoint) !== undefined).map(({ id }) => id);
  expect(found.toSorted()).toEqual([...Object.keys(PLACES), ...PLAIN_WORDS].toSorted());
});

test.each(Object.entries(PLACES))('a forged cursor of %s is refused and never a defect', async (id, places) => {
  const endpoint = endpoints.find((one) => one.id === id);
  if (endpoint === undefined) throw new Error(`${id} is not served`);
  for (const [place, more] of places) {
    expect(await ask(endpoint, encodeCursor(place), more), 'a place as it is handed out').toBe(200);
    for (const word of NO_PLACE) expect([word, await ask(endpoint, word, more)]).toEqual([word, 400]);
    let refused = 0;
    for (const cursor of forged(place)) {
      const status = await ask(endpoint, cursor, more);
      expect([200, 400], Buffer.from(cursor, 'base64url').toString()).toContain(status);
      if (status === 400) refused += 1;
    }
    // What a text may hold is no forgery where the list is in order by names.
    expect(refused).toBeGreaterThan(NOWHERE.length);
  }
});

test('days, instants and keys of cursors are those of the kit: no other can be written to every column', async () => {
  const files = await sourceFiles(['{domains,packages,apps}/**/*.{ts,tsx}']);
  const own = ['packages/kit/src/schema.ts', 'domains/core/server/cursor.ts'];
  const isOther = (path: string): boolean => !own.includes(path) && !/\.test\.tsx?$/.test(path);
  const bare = files.filter(({ path, text }) => isOther(path) && /\bz\s*\.\s*iso\b/.test(text)).map(({ path }) => path);
  expect(bare, 'Take localDate or instant of @hearth/kit/schema.').toEqual([]);
  const cursors = files.filter(({ path, text }) => isOther(path) && text.includes('decodeCursor('));
  expect(cursors.length).toBeGreaterThan(4);
  expect(
    cursors
      .filter(({ text }) => /\bz\.(string|number|int|uuid|coerce|date|any|unknown)\b/.test(text))
      .map(({ path }) => path),
    'Make the place of @hearth/kit/schema.',
  ).toEqual([]);
  expect(
    files.filter(({ path, text }) => isOther(path) && /JSON\.parse\([^;]*cursor/i.test(text)).map(({ path }) => path),
    'Read cursors with decodeCursor.',
  ).toEqual([]);
});
