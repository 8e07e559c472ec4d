import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { findPerson, markEmailVerified } from '@hearth/domains/identity/service';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { receiveMail } from '../../../contract/mail-endpoints.ts';
import { replyAddress } from '../../reply-address.ts';
import { mailBytes } from './mail.fixture.ts';

const MAIL_IN = { domain: 'answers.example.com', secret: 'a secret of more than thirty-two letters' };
const server = await startTestServer({
  environment: {
    MAIL_IN_DOMAIN: MAIL_IN.domain,
    MAIL_IN_SECRET: MAIL_IN.secret,
    MAIL_IN_AUTHSERV_ID: 'mx.house.example',
  },
});
const { group, manager, candidate, email } = await server.run(async (work) => {
  const made = await makeGroup(work);
  const user = await makeUser(work);
  await markEmailVerified(work, user.userId);
  return {
    group: made,
    manager: await makeEmployer(work, { brandId: made.id, as: 'GROUP_MANAGER' }),
    candidate: user,
    email: (await findPerson(work.db, user.userId))?.email ?? '',
  };
});
const [location_id] = group.locationIds;
const job = await server.call(createJob, { params: { id: group.id }, body: completeJob(location_id) }, manager.token);
const applicationId = await server.run((work) =>
  makeApplication(work, { group_id: group.id, location_id, job_id: job.data.id, user_id: candidate.userId }),
);

async function outcomeOf(headers: Readonly<Record<string, string>>): Promise<unknown> {
  const recipient = replyAddress({ applicationId, userId: candidate.userId }, MAIL_IN);
  const message = mailBytes({ from: email, text: 'I can start on Monday.', headers }).toString('base64');
  const reply = await server.request('POST', receiveMail.path, {
    body: { recipient, message },
    headers: { 'x-mail-in-secret': MAIL_IN.secret },
  });
  return (reply.data as { outcome: string }).outcome;
}

test.each([
  ['nobody says whom it is from', {}],
  ['another server says it', { 'Authentication-Results': 'mx.evil.example; dmarc=pass header.from=example.com' }],
  [
    'our server found that it is not',
    { 'Authentication-Results': 'mx.house.example; dmarc=fail header.from=example.com' },
  ],
])('a mail to the right address with the right From is not believed where %s', async (_what, headers) => {
  expect(await outcomeOf(headers)).toBe('UNPROVEN');
});

test('it is believed where our mail server found that it comes from its own domain', async () => {
  const said = 'mx.house.example;\r\n\tspf=none;\r\n\tdmarc=pass (p=none) header.from=example.com';
  expect(await outcomeOf({ 'Authentication-Results': said })).toBe('DELIVERED');
});
