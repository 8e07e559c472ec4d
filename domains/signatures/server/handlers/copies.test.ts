import { signInAgain } from '@hearth/domains/identity/factory';
import { disableUser, enableUser } from '@hearth/domains/identity/service';
import { endEmployment } from '@hearth/domains/team/contract';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sealJob } from '../jobs/seal.ts';
import { aPdf, openSigningHouse } from './signatures.fixture.ts';

const server = await startTestServer({ at: '2026-11-30T09:00:00Z' });
const free = () => server.application.runner.free(new AbortController().signal);
type House = Awaited<ReturnType<typeof openSigningHouse>>;

async function leave(at: House, employeeId: string): Promise<void> {
  const [row] = await server.run(({ db }) => db.query('select version from team.employee where id = $1', [employeeId]));
  const { status } = await server.call(
    endEmployment,
    {
      params: { id: at.here, employee_id: employeeId },
      body: { end_date: '2026-11-29', version: Number(row?.['version']) },
    },
    at.manager.token,
  );
  expect(status).toBe(200);
  await server.settle();
}

const fileByLink = (link: string) =>
  server.application.app.inject({ method: 'POST', url: '/v1/signing/file', payload: { link } });

test('whoever leaves without an account is mailed links to what they signed, once, and to nothing else', async () => {
  const at = await openSigningHouse(server);
  const [signed, waiting] = [await at.published({ title: 'Contract' }), await at.published({ title: 'Handbook' })];
  await at.send(signed, at.rui.id);
  await at.signLink(await at.linkOf(at.rui.email));
  await at.send(waiting, at.rui.id);
  const open = await at.linkOf(at.rui.email);
  await server.settle();
  await leave(at, at.rui.id);
  const mails = await server.run(({ db }) =>
    db.query("select text_body from platform.mail where recipient = $1 and about_kind = 'signatures.copies'", [
      at.rui.email,
    ]),
  );
  expect(mails).toHaveLength(1);
  expect(String(mails[0]?.['text_body'])).toContain('Contract');
  expect(String(mails[0]?.['text_body'])).not.toContain('Handbook');
  const link = await at.linkOf(at.rui.email);
  server.clock.set('2027-11-01T09:00:00Z');
  expect((await at.opened(link)).data).toMatchObject({ title: 'Contract', state: 'SIGNED', turn: 'OVER' });
  const { statusCode, rawPayload } = await fileByLink(link);
  expect(statusCode).toBe(200);
  expect((await at.verify(rawPayload)).verdict).toBe('SEALED');
  server.clock.set('2026-11-30T09:00:00Z');
  expect((await at.opened(open)).refusal).toMatchObject({ code: 'SIGN_LINK_NOT_VALID' });
});

test('whoever leaves with an account finds what they signed in it, and hears so', async () => {
  const at = await openSigningHouse(server);
  await at.send(await at.published());
  const id = (await at.mine())[0]?.id ?? '';
  await at.sign(id);
  await at.send(await at.published({ title: 'Never signed' }));
  await server.settle();
  await leave(at, at.ines.id);
  const token = await server.run((work) => signInAgain(work, at.ines.user.userId));
  expect(await at.told(token)).toContain('signatures.asked Your signed documents from Harbour Group');
  expect(await at.mine(token)).toMatchObject([{ id, state: 'SIGNED', is_sealed: true }]);
  expect((await at.open(id, token)).data).toMatchObject({ state: 'SIGNED' });
});

const closeAccount = async (userId: string) => {
  await server.run((work) => disableUser(work, userId));
  await server.settle();
};
const copiesFor = (at: House) =>
  server.run(({ db }) =>
    db.query("select recipient from platform.mail where about_kind = 'signatures.copies' and recipient = $1", [
      at.ines.user.email,
    ]),
  );

test('whoever leaves with a closed account is mailed links, which open nothing while the account is open', async () => {
  const at = await openSigningHouse(server);
  await at.send(await at.published());
  await at.sign((await at.mine())[0]?.id ?? '');
  await server.settle();
  await server.run(({ db }) =>
    db.query('update team.employee set email = $2 where id = $1', [at.ines.id, at.ines.user.email]),
  );
  await closeAccount(at.ines.user.userId);
  expect(await copiesFor(at)).toEqual([]);
  await leave(at, at.ines.id);
  expect(await copiesFor(at)).toHaveLength(1);
  const link = await at.linkOf(at.ines.user.email);
  expect((await at.opened(link)).data).toMatchObject({ state: 'SIGNED' });
  expect((await fileByLink(link)).statusCode).toBe(200);
  await server.run(({ db }) => enableUser(db, at.ines.user.userId));
  expect((await at.opened(link)).refusal).toMatchObject({ code: 'SIGN_LINK_NOT_VALID' });
});

test('whoever heard of their copies in an account that is closed later is mailed them then, once', async () => {
  const at = await openSigningHouse(server);
  await at.send(await at.published());
  await at.sign((await at.mine())[0]?.id ?? '');
  await server.settle();
  await server.run(({ db }) =>
    db.query('update team.employee set email = $2 where id = $1', [at.ines.id, at.ines.user.email]),
  );
  await leave(at, at.ines.id);
  expect(await copiesFor(at)).toEqual([]);
  await closeAccount(at.ines.user.userId);
  expect(await copiesFor(at)).toHaveLength(1);
  await closeAccount(at.ines.user.userId);
  expect(await copiesFor(at)).toHaveLength(1);
  const link = await at.linkOf(at.ines.user.email);
  server.clock.set('2027-11-29T09:00:00Z');
  expect((await at.opened(link)).data).toMatchObject({ state: 'SIGNED' });
  server.clock.set('2027-12-01T09:00:00Z');
  expect((await at.opened(link)).refusal).toMatchObject({ code: 'SIGN_LINK_NOT_VALID' });
  server.clock.set('2026-11-30T09:00:00Z');
});

test('what is sealed after somebody left is sent to them then', async () => {
  const at = await openSigningHouse(server);
  await at.send(await at.published({ signers: ['EMPLOYEE', 'MANAGER'] }), at.rui.id);
  await at.signLink(await at.linkOf(at.rui.email));
  const [request] = await at.requestsOf(at.rui.id);
  await leave(at, at.rui.id);
  const before = await at.mailsTo(at.rui.email);
  expect((await at.countersign(request?.id ?? '')).data.state).toBe('SIGNED');
  await server.settle();
  expect(await at.mailsTo(at.rui.email)).toBe(before + 1);
  expect((await fileByLink(await at.linkOf(at.rui.email))).statusCode).toBe(200);
});

test('groups take turns: a run seals one document and asks for the next behind the others, and one that fails comes last', async () => {
  const at = await openSigningHouse(server);
  const agreement = await at.published();
  const ids: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const email = `${newId()}@example.com`;
    const person = await at.hireAt(at.here, { email });
    await at.send(agreement, person.id);
    await at.signLink(await at.linkOf(email));
    ids.push((await at.requestsOf(person.id))[0]?.id ?? '');
  }
  const sealed = async () =>
    (
      await server.run(({ db }) =>
        db.execute<{ id: string }>(
          sql`select id from signatures.request where group_id = ${at.groupId} and sealed_key is not null`,
        ),
      )
    ).map(({ id }) => id);
  // The first has no document: it fails, and lets the others pass.
  const [edition] = await server.run(({ db }) =>
    db.query('select file_key from signatures.edition where agreement_id = $1', [agreement.id]),
  );
  const file = (key: unknown) =>
    server.run(({ db }) =>
      db.query('update signatures.edition set file_key = $2 where agreement_id = $1', [agreement.id, key]),
    );
  await file('gone');
  await expect(sealJob.run({ group_id: at.groupId }, free())).rejects.toThrow('The document');
  await file(edition?.['file_key']);
  const [failed] = await server.run(({ db }) =>
    db.query('select id from signatures.request where group_id = $1 and seal_tried_at is not null', [at.groupId]),
  );
  await sealJob.run({ group_id: at.groupId }, free());
  expect(await sealed()).toHaveLength(1);
  expect(await sealed()).not.toContain(failed?.['id']);
  await sealJob.run({ group_id: at.groupId }, free());
  expect(await sealed()).toHaveLength(2);
  expect(await sealed()).not.toContain(failed?.['id']);
  await server.settle();
  expect((await sealed()).toSorted()).toEqual(ids.toSorted());
});

test('one network checks few files at a time', async () => {
  const at = await openSigningHouse(server);
  const bytes = await aPdf(1);
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => at.verify(bytes)));
  const verdicts = all.map((one) => (one.status === 'fulfilled' ? one.value?.verdict : undefined));
  expect(verdicts.filter((verdict) => verdict === 'UNKNOWN')).toHaveLength(2);
});
