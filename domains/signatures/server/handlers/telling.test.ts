import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { remind } from '../jobs/remind.ts';
import { aPdf, openSigningHouse } from './signatures.fixture.ts';

const server = await startTestServer({ at: '2026-11-30T09:00:00Z' });
const free = () => server.application.runner.free(new AbortController().signal);

test('checking a file makes no key where nothing was sealed yet', async () => {
  const at = await openSigningHouse(server);
  expect((await at.verify(await aPdf(1))).verdict).toBe('UNKNOWN');
  const keys = await server.run(({ db }) =>
    db.execute(sql`select 1 from platform.secret where name = 'signatures.seal'`),
  );
  expect(keys).toEqual([]);
});

test('a draft whose text was emptied has nothing to sign, and can’t be published', async () => {
  const at = await openSigningHouse(server);
  const emptied = (await at.put((await at.create()).data, { text: '' })).data;
  expect(emptied.editions[0]).toMatchObject({ text: '', sha256: null, pages: [] });
  expect((await at.publish(emptied)).refusal).toMatchObject({ code: 'AGREEMENT_EMPTY' });
  // The file of a version that was published stays, whatever becomes of its copy.
  const first = await at.published();
  await at.put((await at.startDraft(first)).data, { text: '' });
  await server.settle();
  const file = `/v1/brands/${at.groupId}/agreements/${first.id}/editions/${first.editions[0]?.id}/file`;
  expect((await server.request('GET', file, { token: at.manager.token })).status).toBe(200);
});

test('a request that nobody would hear of isn’t made, and whoever sends hears so', async () => {
  const at = await openSigningHouse(server);
  const nameless = await at.hireAt(at.here, { firstName: 'No', lastName: 'Address', email: null });
  const agreement = await at.published();
  expect((await at.send(agreement, nameless.id)).refusal).toMatchObject({ code: 'SIGN_NOBODY_TOLD' });
  expect(await at.requestsOf(nameless.id)).toEqual([]);
  expect((await at.send(agreement, at.rui.id)).data).toEqual({ asked: 1 });
});

test('when the employer declines, the employee hears why', async () => {
  const at = await openSigningHouse(server);
  await at.send(await at.published({ signers: ['EMPLOYEE', 'MANAGER'] }));
  const [request] = await at.mine();
  const id = request?.id ?? '';
  await at.sign(id);
  const own = (await at.toSign(id)).data;
  const body = { signer_version: own.signer_version, reason: 'The pay is wrong.' };
  const params = { id: at.here, request_id: id };
  expect((await server.call(contract.declineForEmployer, { params, body }, at.manager.token)).data.state).toBe(
    'DECLINED',
  );
  expect(await at.told(at.ines.user.token)).toContain('signatures.asked Someone declined to sign House rules');
});

test('when a guardian declines, the employee hears it', async () => {
  const at = await openSigningHouse(server);
  const email = `${newId()}@example.com`;
  const agreement = await at.published({ signers: ['EMPLOYEE', 'GUARDIAN'] });
  await at.send(agreement, at.ines.id, { guardian: { name: 'Ana Quintela', email } });
  await at.sign((await at.mine())[0]?.id ?? '');
  const link = await at.linkOf(email);
  const { data } = await at.opened(link);
  const refusal = { link, language: 'en', signer_version: data.signer_version, reason: 'Too late at night.' } as const;
  expect((await server.call(contract.declineByLink, { body: refusal })).data.state).toBe('DECLINED');
  expect(await at.told(at.ines.user.token)).toContain('signatures.asked Someone declined to sign House rules');
});

test('whoever manages alone countersigns their own document, as nobody else can', async () => {
  const at = await openSigningHouse(server);
  const boss = await at.hireAt(at.here, { userId: at.manager.userId });
  await at.send(await at.published({ signers: ['EMPLOYEE', 'MANAGER'] }), boss.id);
  const [request] = await at.mine(at.manager.token);
  const id = request?.id ?? '';
  await at.sign(id, {}, at.manager.token);
  expect(await at.told(at.manager.token)).toContainEqual(expect.stringMatching(/^signatures\.waiting /));
  const listed = () => server.call(contract.listToCountersign, { params: { id: at.here } }, at.manager.token);
  expect((await listed()).data.requests).toMatchObject([{ id, can_sign: true }]);
  const second = await at.managerWith(['MANAGE_TEAM', 'VIEW_TEAM']);
  // As soon as somebody else can, it is theirs.
  expect((await listed()).data.requests).toEqual([]);
  expect((await at.requestsOf(boss.id))[0]).toMatchObject({ can_sign: false });
  expect((await at.requestsOf(boss.id, second.token))[0]).toMatchObject({ can_sign: true });
  await server.run(({ db }) => db.query('delete from access."grant" where user_id = $1', [second.userId]));
  expect((await at.countersign(id)).data.state).toBe('SIGNED');
});

test('what was replaced or expired leaves the notices of those who were to countersign', async () => {
  const at = await openSigningHouse(server);
  const unread = () =>
    server.run(({ db }) =>
      db.query(
        "select thread from notices.notice where user_id = $1 and kind = 'signatures.waiting' and read_at is null",
        [at.manager.userId],
      ),
    );
  const signed = async (more: Parameters<typeof at.published>[0]) => {
    const agreement = await at.published({ signers: ['EMPLOYEE', 'MANAGER'], ...more });
    await at.send(agreement);
    await at.sign((await at.mine())[0]?.id ?? '');
    return agreement;
  };
  const first = await signed({});
  expect(await unread()).toHaveLength(1);
  await at.publish(
    (await at.put((await at.startDraft(first)).data, { signers: ['EMPLOYEE', 'MANAGER'], text: 'New.' })).data,
  );
  expect(await unread()).toEqual([]);
  await signed({ title: 'Short', expires_days: 1 });
  expect(await unread()).toHaveLength(1);
  server.clock.set('2026-12-03T09:00:00Z');
  await remind.run({}, free());
  expect(await unread()).toEqual([]);
  server.clock.set('2026-11-30T09:00:00Z');
});
