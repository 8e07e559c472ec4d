import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import type { Language } from '@hearth/kit/constants';
import { newId } from '@hearth/kit/id';
import type { TestServer } from '@hearth/testing/server';
import * as contract from '../../contract/endpoints.ts';
import type { KitContent } from '../../contract/schemas.ts';
import { makeLink } from '../link.ts';
import { insertInterview } from '../queries/interview.ts';

/** Two managers who can see applications, one of whom is employed here and has shifts. */
export interface Scene {
  readonly restaurant: Restaurant;
  readonly boss: { readonly userId: string; readonly token: string };
  readonly chef: { readonly userId: string; readonly token: string; readonly employeeId: string };
  readonly jobId: string;
  apply(details?: {
    email?: string;
    language?: Language;
  }): Promise<{ id: string; userId: string; token: string; email: string }>;
  kit(change?: Partial<KitContent>): Promise<string>;
  /** Somebody with the same rights whose token is new: tokens do not live long. */
  fresh(): Promise<{ readonly userId: string; readonly token: string }>;
  /** Invites and answers with what the link in the mail carries. */
  invite(applicationId: string, kitId: string): Promise<string>;
}

const CONTENT: Omit<KitContent, 'panel'> = {
  name: 'First talk',
  kind: 'IN_PERSON',
  minutes: 30,
  buffer_minutes: 0,
  notice_hours: 0,
  horizon_days: 7,
  capacity: 1,
  panel_rule: 'ALL',
  room: '',
  details: 'Ask for Inês at the bar.',
  hours: [{ weekday: 2, start: '10:00', end: '12:00' }],
  focus: ['What is a good evening for you?'],
  criteria: [],
};

/** The secret of the newest link that was mailed to an address. */
export async function mailedLink(server: TestServer, to: string): Promise<string> {
  const [mail] = await server.run(({ db }) =>
    db.query(
      `select text_body from platform.mail where recipient = $1 and text_body like '%/interview#%' order by id desc limit 1`,
      [to],
    ),
  );
  return /\/interview#(\S+)/.exec(String(mail?.['text_body']))?.[1] ?? '';
}

/** Links of many candidates, without the calls and mails of an invitation. */
export function inviteMany(server: TestServer, scene: Scene, kitId: string, count: number): Promise<string[]> {
  return server.run(async (work) => {
    const links: string[] = [];
    const { groupId, here } = scene.restaurant;
    for (let index = 0; index < count; index += 1) {
      const { userId } = await makeUser(work);
      const known = { group_id: groupId, location_id: here, job_id: scene.jobId, user_id: userId };
      const invitedAt = work.clock.now();
      const row = await insertInterview(
        work.db,
        {
          id: newId(),
          group_id: groupId,
          location_id: here,
          application_id: await makeApplication(work, known),
          user_id: userId,
          kit_id: kitId,
          language: 'en',
          invited_at: invitedAt,
          open_until: new Date(invitedAt.getTime() + 86_400_000),
        },
        scene.boss.userId,
      );
      links.push(await makeLink(work.db, row));
    }
    return links;
  });
}

/** Opens a restaurant with a job, people who interview, and the ways to apply and to invite. */
export async function openScene(server: TestServer): Promise<Scene> {
  const restaurant = await openRestaurant(server);
  const rights = ['VIEW_APPLICATIONS', 'MANAGE_APPLICATIONS', 'VIEW_JOBS', 'MANAGE_JOBS'] as const;
  const [boss, chef] = await server.run(async (work) => [
    await makeEmployer(work, { brandId: restaurant.groupId, as: rights }),
    await makeEmployer(work, { brandId: restaurant.here, as: rights }),
  ]);
  const employee = await restaurant.hireAt(restaurant.here, { userId: chef.userId });
  const job = await server.call(
    createJob,
    { params: { id: restaurant.groupId }, body: completeJob(restaurant.here) },
    boss.token,
  );
  let made = 0;
  const apply: Scene['apply'] = (details = {}) =>
    server.run(async (work) => {
      made += 1;
      const user = await makeUser(work);
      const known = {
        group_id: restaurant.groupId,
        location_id: restaurant.here,
        job_id: job.data.id,
        user_id: user.userId,
      };
      const email = details.email ?? `candidate-${made}-${restaurant.here.slice(-6)}@example.com`;
      const id = await makeApplication(work, known, { ...details, email });
      return { ...user, id, email };
    });
  const emails = new Map<string, string>();
  return {
    restaurant,
    boss,
    chef: { ...chef, employeeId: employee.id },
    jobId: job.data.id,
    fresh: () => server.run((work) => makeEmployer(work, { brandId: restaurant.groupId, as: rights })),
    apply: async (details) => {
      const application = await apply(details);
      emails.set(application.id, application.email);
      return application;
    },
    kit: async (change = {}) => {
      const body = { ...CONTENT, panel: [chef.userId], ...change };
      return (await server.call(contract.addKit, { params: { id: restaurant.here }, body }, boss.token)).data.id;
    },
    invite: async (applicationId, kitId) => {
      const params = { id: restaurant.groupId, application_id: applicationId };
      await server.call(contract.invite, { params, body: { kit_id: kitId } }, boss.token);
      return mailedLink(server, emails.get(applicationId) ?? '');
    },
  };
}
