import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import type { Stage } from '@hearth/domains/applications/schemas';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import type { Language } from '@hearth/kit/constants';
import type { TestServer } from '@hearth/testing/server';
import * as contract from '../../contract/endpoints.ts';
import type { OfferContent } from '../../contract/schemas.ts';

interface Candidate {
  readonly id: string;
  readonly userId: string;
  readonly token: string;
  readonly email: string;
}

/** A restaurant with a job, somebody who may hire for it, and people who applied. */
export interface Scene {
  readonly restaurant: Restaurant;
  readonly boss: { readonly userId: string; readonly token: string };
  apply(details?: { stage?: Stage; language?: Language }): Promise<Candidate>;
  send(candidate: Candidate, change?: Partial<OfferContent>): Promise<{ readonly id: string; readonly link: string }>;
}

export const CONTENT: OfferContent = {
  letter: 'Dear {{first_name}}, come and work with us. {{sender}}',
  position_name: 'Bartender',
  contract: 'PART_TIME',
  starts_on: '2026-12-01',
  ends_on: null,
  hours_per_week: 24.5,
  pay: { amount: 1550, currency: 'EUR', per: 'HOUR' },
  conditions: 'One month of trial.',
  open_until: '2026-11-29',
};

/** The newest mail to an address, with what its link carries. */
export async function newestMail(server: TestServer, to: string): Promise<{ subject: string; link: string }> {
  const [mail] = await server.run(({ db }) =>
    db.query('select subject, text_body from platform.mail where recipient = $1 order by id desc limit 1', [to]),
  );
  return {
    subject: String(mail?.['subject']),
    link: /\/offer#(\S+)/.exec(String(mail?.['text_body']))?.[1] ?? '',
  };
}

/** Opens a restaurant, and the ways to apply and to make an offer. */
export async function openScene(server: TestServer): Promise<Scene> {
  const restaurant = await openRestaurant(server);
  const rights = ['VIEW_APPLICATIONS', 'MANAGE_APPLICATIONS', 'HIRE', 'VIEW_JOBS', 'MANAGE_JOBS'] as const;
  const boss = await server.run((work) => makeEmployer(work, { brandId: restaurant.groupId, as: rights }));
  const params = { id: restaurant.groupId };
  const job = await server.call(createJob, { params, body: completeJob(restaurant.here) }, boss.token);
  let made = 0;
  return {
    restaurant,
    boss,
    apply: ({ stage = 'OFFER', language = 'en' } = {}) =>
      server.run(async (work) => {
        made += 1;
        const user = await makeUser(work);
        const email = `offered-${made}-${restaurant.here.slice(-6)}@example.com`;
        const known = {
          group_id: restaurant.groupId,
          location_id: restaurant.here,
          job_id: job.data.id,
          user_id: user.userId,
        };
        return { ...user, email, id: await makeApplication(work, known, { stage, language, email }) };
      }),
    send: async ({ id, email }, change = {}) => {
      const body = { ...CONTENT, ...change };
      const sent = await server.call(
        contract.sendOffer,
        { params: { ...params, application_id: id }, body },
        boss.token,
      );
      return { id: sent.data.id, link: (await newestMail(server, email)).link };
    },
  };
}
