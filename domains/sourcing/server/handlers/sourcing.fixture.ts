import { makeEmployer } from '@hearth/domains/access/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob, publishJob, putJobAudience } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { openRestaurant } from '@hearth/domains/team/factory';
import { multipart } from '@hearth/testing/multipart';
import type { TestServer } from '@hearth/testing/server';
import { shareOpenPost } from '../../contract/endpoints.ts';

/**
 * Harbour House (here) and Harbour Terrace (there); Inês works here for her manager. An owner, somebody who hires there alone,
 * a candidate, and Tomé, who works there and has a login too.
 */
export async function openSourcing(server: TestServer) {
  const house = await openRestaurant(server);
  const { groupId, here, there } = house;
  const people = await server.run(async (work) => ({
    owner: await makeEmployer(work, { brandId: groupId, as: 'ENTERPRISE_OWNER' }),
    bossHere: await makeEmployer(work, { brandId: here, as: 'LOCATION_MANAGER' }),
    bossThere: await makeEmployer(work, { brandId: there, as: 'LOCATION_MANAGER' }),
    candidate: await makeUser(work, { firstName: 'Pia', lastName: 'Valtonen' }),
    stranger: await makeUser(work),
    tomeUser: await makeUser(work),
  }));
  const tome = await house.hireAt(there, { firstName: 'Tomé', lastName: 'Lopes', userId: people.tomeUser.userId });
  const token = people.owner.token;
  const publish = async (locationId: string, title: string, audience?: object): Promise<string> => {
    const { data: made } = await server.call(
      createJob,
      { params: { id: groupId }, body: completeJob(locationId, { title, questions: [], hires_target: 20 }) },
      token,
    );
    const params = { id: groupId, job_id: made.id };
    if (audience !== undefined) await server.call(putJobAudience, { params, body: audience as never }, token);
    await server.call(publishJob, { params, body: { version: made.version } }, token);
    return made.id;
  };
  const apply = async (jobId: string, source: string, as = people.candidate.token): Promise<string> => {
    const application = {
      first_name: 'Pia',
      last_name: 'Valtonen',
      phone: '+351 912 000 111',
      message: '',
      availability: [],
      can_start_on: null,
      hours_per_week: null,
      answers: [],
      consent: true,
      source,
      language: 'en',
    };
    const { payload, headers } = multipart({ application: JSON.stringify(application) }, []);
    const reply = await server.request('POST', `/v1/jobs/${jobId}/applications`, { token: as, headers, payload });
    await server.settle();
    return (reply.data as { id: string }).id;
  };
  /** The source that a visit by somebody's link names. */
  const linkOf = async (jobId: string, as: string): Promise<string> => {
    const { data } = await server.call(shareOpenPost, { params: { job_id: jobId } }, as);
    return new URL(data.path, 'https://jobs.example').searchParams.get('source') ?? '';
  };
  const newcomer = async () => (await server.run((work) => makeUser(work))).token;
  return { ...house, ...people, tome, publish, apply, linkOf, newcomer };
}
