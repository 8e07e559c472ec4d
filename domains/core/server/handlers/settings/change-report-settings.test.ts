import { makeEmployer } from '@hearth/domains/access/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import {
  changeBrandRumSettings,
  changeBreakWaiverSettings,
  changeReportingSettings,
  changeReportSettings,
  getBrandRumSettings,
  getBreakWaiverSettings,
  getReportingSettings,
  getReportSettings,
  getUserPlace,
} from '../../../contract/endpoints.ts';
import { makeGroup } from '../../../db/factory.ts';

const server = await startTestServer({
  environment: { RUM_SAMPLING_PERCENTAGE: '25', TRUSTED_PROXIES: '1', PLACE_HEADERS: 'x-lat,x-lon' },
});
const group = await server.run((work) => makeGroup(work));
const [chiado, belem] = group.locationIds;
const owner = await server.run((work) => makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' }));
const scheduler = await server.run((work) => makeEmployer(work, { brandId: chiado, as: 'SCHEDULER' }));
const at = (id: string) => ({ params: { id } });

test('a setting holds for everything below, until a brand below sets its own', async () => {
  const read = async (id: string) => (await server.call(getReportSettings, at(id), owner.token)).data;
  expect(await read(belem)).toEqual({ location_filter_type: 'ALL_LEVELS' });
  const body = { location_filter_type: 'LOCATIONS_ONLY' as const };
  await server.call(changeReportSettings, { ...at(group.countryId), body }, owner.token);
  expect(await read(belem)).toEqual(body);
  expect(await read(group.id)).toEqual({ location_filter_type: 'ALL_LEVELS' });
  await server.call(changeReportSettings, { ...at(belem), body: { location_filter_type: 'ALL_LEVELS' } }, owner.token);
  expect(await read(belem)).toEqual({ location_filter_type: 'ALL_LEVELS' });
  expect(await read(chiado)).toEqual(body);
});

test('each service has a reporting setting of its own, under the path without a version', async () => {
  const of = (service: string) => ({ params: { id: belem, service } });
  const body = { is_enabled: false, week_starts_on: 7, compared_with: 'LAST_YEAR' as const };
  await server.call(changeReportingSettings, { ...of('scheduling'), body }, owner.token);
  expect((await server.call(getReportingSettings, of('scheduling'), owner.token)).data).toEqual(body);
  expect((await server.call(getReportingSettings, of('attendance'), owner.token)).data.is_enabled).toBe(true);
  const bare = await server.request('GET', `/brands/${belem}/services/scheduling/reporting_settings`, {
    token: owner.token,
  });
  expect(bare.data).toEqual(body);
  expect((await server.call(getReportingSettings, of('TEAM_LIVE'), owner.token)).data.is_enabled).toBe(true);
  expect((await server.call(getReportingSettings, of('nonsense'), owner.token)).status).toBe(404);
  expect((await server.call(changeReportingSettings, { ...of('nonsense'), body }, owner.token)).status).toBe(404);
});

test('waivers of breaks: set, read, and out of bounds refused with the field', async () => {
  const body = { is_enabled: true, is_signature_required: true, valid_months: null, notice_days: 14 };
  await server.call(changeBreakWaiverSettings, { ...at(group.id), body }, owner.token);
  expect((await server.call(getBreakWaiverSettings, at(chiado), scheduler.token)).data).toEqual(body);
  const path = `/v1/brands/${group.id}/break_waiver_files/settings`;
  const refused = await server.request('PUT', path, { token: owner.token, body: { ...body, valid_months: 0 } });
  expect([refused.status, refused.refusal.fields?.[0]?.field]).toEqual([400, 'valid_months']);
  const forbidden = await server.request('PUT', `/v1/brands/${chiado}/break_waiver_files/settings`, {
    token: scheduler.token,
    body,
  });
  expect(forbidden.status).toBe(403);
});

test('measuring of pages is read inside the envelope and beside it', async () => {
  const open = await server.application.app.inject({ method: 'GET', url: '/v1/rum_settings' });
  const wanted = {
    rum_setting: { is_enabled: true, sampling_percentage: 25, session_recording_percentage: 0 },
  };
  expect(open.json()).toEqual({ status_code: 200, data: wanted, ...wanted });
  const body = { is_enabled: true, sampling_percentage: 100, session_recording_percentage: 0 };
  await server.call(changeBrandRumSettings, { ...at(group.id), body }, owner.token);
  expect((await server.call(getBrandRumSettings, at(chiado), scheduler.token)).data).toEqual({
    brand_rum_setting: body,
  });
});

test('where somebody is comes from the trusted proxy, else from the installation', async () => {
  expect((await server.call(getUserPlace, {})).data).toEqual({ latitude: 38.72, longitude: -9.14, is_default: true });
  const headers = { 'x-lat': '48.85661', 'x-lon': '2.35222' };
  const there = await server.application.app.inject({ method: 'GET', url: '/v1/user_lat_long', headers });
  expect(there.json()).toMatchObject({ data: { latitude: 48.86, longitude: 2.35, is_default: false } });
});
