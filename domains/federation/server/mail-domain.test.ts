import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { startNameServer } from '@hearth/testing/peers/name-server';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import * as contract from '../contract/endpoints.ts';
import { CHECK_MAIL_DOMAINS } from './jobs/check-mail-domains.ts';
import { findProviderOfDomain } from './queries/provider.ts';
import { isOwnAddress } from './service.ts';

const DOMAIN = 'casa.example';
const DAY_MS = 86_400_000;
const names = await startNameServer();
const mailbox = await startMailServer();
const server = await startTestServer({ environment: { SMTP_URL: mailbox.url } });
const group = await server.run((work) => makeGroup(work));
const rival = await server.run((work) => makeGroup(work));
/** Signed in just now: days pass here, and sessions end. */
const owner = async (brandId = group.id) =>
  (await server.run((work) => makeEmployer(work, { brandId, as: 'ENTERPRISE_OWNER' }))).token;

async function provide(brandId: string, code: string): Promise<void> {
  const body = {
    code,
    name: code,
    kind: 'OIDC' as const,
    issuer: 'https://login.casa.example',
    client_id: 'hearth',
    email_domains: [DOMAIN],
    newcomers: null,
    brand_claim: null,
    is_enabled: false,
  };
  const made = await server.call(contract.createProvider, { params: { id: brandId }, body }, await owner(brandId));
  expect(made.status).toBe(200);
}
const claimOf = async (id = group.id) =>
  (await server.call(contract.listMailDomains, { params: { id } }, await owner(id))).data[0];
const verify = async (id = group.id) =>
  server.call(contract.verifyMailDomain, { params: { id, domain: DOMAIN } }, await owner(id));
const publish = async (id = group.id): Promise<void> => {
  const claim = await claimOf(id);
  names.set(claim?.record_name ?? '', claim?.record_value ?? '');
};
const lookAgain = () =>
  server.run(({ enqueue }) => enqueue(jobNamed(CHECK_MAIL_DOMAINS), {})).then(() => server.settle());
const speaks = () => server.run(({ db }) => isOwnAddress(db, group.id, `kim@${DOMAIN}`));
const told = async () => {
  const mails = await Promise.all(mailbox.received.splice(0).map(({ text }) => PostalMime.parse(text)));
  return [...new Set(mails.map(({ subject }) => subject))];
};

test('a proven domain whose record goes missing is told at once and ends after a week; then it is whoever’s has the record', async () => {
  await provide(group.id, 'casa');
  await publish();
  expect((await verify()).data).toMatchObject({ verified_at: expect.any(String) as string, ends_at: null });
  await lookAgain();
  names.clear();
  await lookAgain();
  expect(await claimOf()).toMatchObject({ ends_at: null });

  server.clock.advance(DAY_MS);
  await lookAgain();
  expect(await told()).toEqual([`The TXT record for ${DOMAIN} is missing`]);
  expect((await claimOf())?.ends_at).toBe(new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString());
  expect(await speaks()).toBe(true);

  server.clock.advance(3 * DAY_MS);
  await publish();
  await lookAgain();
  expect(await claimOf()).toMatchObject({ verified_at: expect.any(String) as string, ends_at: null });

  names.clear();
  for (let day = 0; day < 8; day += 1) {
    server.clock.advance(DAY_MS);
    await lookAgain();
  }
  expect(await told()).toEqual([`The TXT record for ${DOMAIN} is missing`, `${DOMAIN} is no longer verified`]);
  expect(await claimOf()).toMatchObject({ verified_at: null, ends_at: null });
  expect(await speaks()).toBe(false);
  expect(await server.run(({ db }) => findProviderOfDomain(db, DOMAIN))).toBeUndefined();

  await provide(rival.id, 'rival');
  await publish(rival.id);
  expect((await verify(rival.id)).status).toBe(200);
  expect(await speaks()).toBe(false);
});

test('a domain that was proven before it was looked at again is due at once', async () => {
  const other = await server.run((work) => makeGroup(work));
  await server.run(({ db, clock }) =>
    db.execute(sql`
      insert into federation.mail_domain (group_id, domain, token, verified_at, next_check_at)
      values (${other.id}::uuid, 'old.example', 'token', ${clock.now()}, ${clock.now()})`),
  );
  await lookAgain();
  const [claim] = (await server.call(contract.listMailDomains, { params: { id: other.id } }, await owner(other.id)))
    .data;
  expect(claim?.ends_at).not.toBeNull();
});
