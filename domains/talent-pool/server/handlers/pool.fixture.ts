import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import type { Application } from '@hearth/domains/applications/schemas';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob, publishJob } from '@hearth/domains/jobs/contract';
import { completeJob, makeHiringGroups } from '@hearth/domains/jobs/factory';
import type { TestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import * as contract from '../../contract/endpoints.ts';
import { stayInPool } from '../../contract/link-endpoints.ts';

/** Of all scenes: an address is somebody's own. */
let people = 0;

/** A group with two locations, a manager of the whole and one of each, a live post at the first, and people who applied. */
export async function openScene(server: TestServer) {
  const at = await server.run(makeHiringGroups);
  const head = await server.run((work) => makeEmployer(work, { brandId: at.group, as: 'GROUP_MANAGER' }));
  const here = await server.run((work) => makeEmployer(work, { brandId: at.lisbon, as: 'LOCATION_MANAGER' }));
  const there = await server.run((work) => makeEmployer(work, { brandId: at.porto, as: 'LOCATION_MANAGER' }));
  const post = async (location: string, title: string): Promise<string> => {
    const body = completeJob(location, { title, position_name: title });
    const { data: job } = await server.call(createJob, { params: { id: at.group }, body }, head.token);
    await server.call(
      publishJob,
      { params: { id: at.group, job_id: job.id }, body: { version: job.version } },
      head.token,
    );
    return job.id;
  };
  /** What people applied for, and what they are invited for. */
  const [pastJobId, jobId] = [await post(at.lisbon, 'Bartender'), await post(at.lisbon, 'Barkeeper')];

  /** Somebody whose application came to nothing. */
  const apply = async (firstName: string, location: string = at.lisbon, stage: Application['stage'] = 'REJECTED') => {
    const email = `${firstName.toLowerCase()}${(people += 1)}@example.com`;
    const user = await server.run((work) => makeUser(work, { firstName, lastName: 'Silva', email }));
    const known = { group_id: at.group, location_id: location, job_id: pastJobId, user_id: user.userId };
    const details = { first_name: firstName, last_name: 'Silva', email, stage };
    return { ...user, email, id: await server.run((work) => makeApplication(work, known, details)) };
  };
  const add = (
    ids: readonly string[],
    token: string = head.token,
    more: { tag_ids?: string[]; note?: string } = {},
    brandId = at.group,
  ) =>
    server.call(
      contract.addToPool,
      {
        params: { id: brandId },
        body: { application_ids: [...ids], reason: 'RUNNER_UP', note: more.note ?? '', tag_ids: more.tag_ids ?? [] },
      },
      token,
    );
  const list = async (query: Record<string, string | string[]> = {}, token: string = head.token, brandId = at.group) =>
    (await server.call(contract.listPool, { params: { id: brandId }, query: query as never }, token)).data;
  const tokenOf = async (applicationId: string): Promise<string> => {
    const [row] = await server.run(({ db }) =>
      db.execute<{ token: string }>(sql`
        select m.text_body as token from platform.mail m join talent_pool.entry e on e.email = m.recipient
        where e.application_id = ${applicationId} and m.unsubscribe like '%/talent_pool/%' order by m.at desc, m.id desc limit 1`),
    );
    return /token=([\w-]{43})/.exec(row?.token ?? '')?.[1] ?? '';
  };
  /** Presses a button of the mailed page; where that leads. */
  const press = async (endpoint: typeof stayInPool, token: string): Promise<string> => {
    const { headers } = await server.request('POST', endpoint.path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token }).toString(),
    });
    return String(headers['location']);
  };
  /** Somebody in the pool who has said yes; the entry. */
  const join = async (firstName: string, location?: string) => {
    const person = await apply(firstName, location);
    await add([person.id]);
    await press(stayInPool, await tokenOf(person.id));
    const { data } = await server.call(
      contract.getPoolEntry,
      { params: { id: at.group, application_id: person.id } },
      head.token,
    );
    return { ...person, entryId: data.entry?.id ?? '' };
  };
  const invitation = (entryIds: readonly string[], text = 'Dear {{first_name}}, come back.', job = jobId) => ({
    params: { id: at.group },
    body: { entry_ids: [...entryIds], job_id: job, text },
  });
  return { at, head, here, there, jobId, post, apply, add, list, tokenOf, press, join, invitation };
}
