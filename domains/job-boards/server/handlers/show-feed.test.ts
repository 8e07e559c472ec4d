import { toChangeContext, setBrandStatus } from '@hearth/domains/core/service';
import { changeJobStatus, createJob, publishJob, updateJob } from '@hearth/domains/jobs/contract';
import { completeJob, makeHiringGroups } from '@hearth/domains/jobs/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const at = await server.run(makeHiringGroups);

async function post(location: string, title: string): Promise<string> {
  const { data } = await server.call(
    createJob,
    { params: { id: at.group }, body: completeJob(location, { title, closes_on: '2036-12-20' }) },
    at.owner.token,
  );
  return data.id;
}

async function publish(id: string): Promise<void> {
  const { status } = await server.call(
    publishJob,
    { params: { id: at.group, job_id: id }, body: { version: 1 } },
    at.owner.token,
  );
  expect(status).toBe(200);
}

const feed = (brandId: string, format = 'indeed.xml', headers: Record<string, string> = {}) =>
  server.request('GET', `/feeds/${brandId}/${format}`, { headers });
const titles = (xml: string): string[] => [...xml.matchAll(/<job><title>([^<]*)</g)].map(([, title]) => title ?? '');

const lisbonJob = await post(at.lisbon, 'Bartender & host');
const portoJob = await post(at.porto, 'Receptionist');
await post(at.porto, 'Never published');
await publish(lisbonJob);
await publish(portoJob);

test('a feed tells of the live jobs of its brand and everything below, in both formats, without a login', async () => {
  const whole = await feed(at.group);
  expect([whole.status, whole.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(titles(whole.text).sort()).toEqual(['Bartender &#38; host', 'Receptionist']);
  expect(titles((await feed(at.porto)).text)).toEqual(['Receptionist']);
  expect(titles((await feed(at.vienna)).text)).toEqual([]);
  const rss = await feed(at.lisbon, 'rss.xml');
  expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(rss.text).toContain('<pubDate>Fri, 20 Nov 2026 12:00:00 GMT</pubDate>');
  expect((await feed(at.group, 'atom.xml')).status).toBe(400);
  expect((await feed('019a0000-0000-7000-8000-0000000000ff')).status).toBe(404);
});

test('a reader who has the feed is told so, until any line of it changes', async () => {
  const first = await feed(at.lisbon);
  const etag = String(first.headers['etag']);
  const again = await feed(at.lisbon, 'indeed.xml', { 'if-none-match': `"other", W/${etag}` });
  expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', etag]);
  const change = { version: 2, change: { hires_target: 2, title: 'Bartender' } };
  await server.call(updateJob, { params: { id: at.group, job_id: lisbonJob }, body: change }, at.owner.token);
  const changed = await feed(at.lisbon, 'indeed.xml', { 'if-none-match': etag });
  expect([changed.status, titles(changed.text)]).toEqual([200, ['Bartender']]);
});

test('a job that is paused or over, and a place that is closed, are in no feed', async () => {
  await server.call(
    changeJobStatus,
    { params: { id: at.group, job_id: portoJob }, body: { action: 'pause' } },
    at.owner.token,
  );
  expect(titles((await feed(at.group)).text)).toEqual(['Bartender']);
  server.clock.set('2037-01-20T12:00:00Z');
  expect(titles((await feed(at.group)).text)).toEqual([]);
  await server.run((work) => setBrandStatus(work.db, toChangeContext(work), at.group, 'suspended'));
  expect((await feed(at.group)).status).toBe(404);
});
