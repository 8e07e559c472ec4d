import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { checkSeal } from '../actions/pdf/check-seal.ts';
import { inspectPdf } from '../actions/pdf/inspect-pdf.ts';
import { aField, aPdf, openSigningHouse } from './signatures.fixture.ts';

const server = await startTestServer({ at: '2026-11-30T09:00:00Z' });

async function openAsked(signers: ('EMPLOYEE' | 'MANAGER')[] = ['EMPLOYEE']) {
  const at = await openSigningHouse(server);
  const agreement = await at.published({ signers });
  await at.send(agreement);
  const [request] = await at.mine();
  if (request === undefined) throw new Error('Nobody was asked.');
  return { ...at, agreement, request };
}

test('a PDF with fields is signed in order, countersigned, sealed, and verified', async () => {
  const at = await openSigningHouse(server);
  const created = (await at.create({ source: 'PDF', text: '', title: 'Contract', signers: ['EMPLOYEE', 'MANAGER'] }))
    .data;
  const uploaded = await at.upload(created, await aPdf(2));
  expect(uploaded.status).toBe(200);
  const [name, tick, theirs] = [
    aField({ page: 2, kind: 'TEXT', y: 3000 }),
    aField({ page: 2, kind: 'CHECKBOX', y: 5000, width: 400, height: 300, required: false }),
    aField({ role: 'MANAGER', x: 5000 }),
  ];
  const fields = [aField(), name, tick, theirs, aField({ kind: 'DATE', y: 9000, page: 2 })];
  const put = await at.put(uploaded.data as never, { signers: ['EMPLOYEE', 'MANAGER'], fields });
  expect(put.status).toBe(200);
  const agreement = (await at.publish(put.data)).data;
  expect(agreement).toMatchObject({
    number: 1,
    title: 'Contract',
    missing: 2,
    editions: [{ source: 'PDF', pages: [{}, {}] }],
  });
  expect((await at.send(agreement)).data).toEqual({ asked: 1 });

  const [request] = await at.mine();
  const id = request?.id ?? '';
  expect(request).toMatchObject({ title: 'Contract', is_turn: true, state: 'WAITING' });
  expect(await at.told(at.ines.user.token)).toEqual(['signatures.asked For your signature: Contract']);
  expect((await at.open(id)).data.fields.map(({ kind }) => kind)).toEqual(['SIGNATURE', 'TEXT', 'CHECKBOX', 'DATE']);
  expect((await at.countersign(id)).refusal).toMatchObject({ code: 'NOT_YOUR_TURN' });
  expect((await at.sign(id)).refusal).toMatchObject({ code: 'SIGNATURE_INCOMPLETE', fields: [{ field: name?.id }] });
  const values = [{ field_id: name?.id ?? '', value: 'Bar' }];
  const signed = await at.sign(id, { values, strokes: [[0, 0, 5000, 9000, 10_000, 200]] });
  expect(signed.data).toMatchObject({ state: 'WAITING', turn: 'OVER', is_sealed: false });
  expect(await at.told(at.manager.token)).toEqual([
    'signatures.waiting Inês Quintela: Contract is ready for your signature',
  ]);

  expect((await at.countersign(id)).data).toMatchObject({
    state: 'SIGNED',
    signers: [{ state: 'SIGNED' }, { name: expect.any(String), state: 'SIGNED' }],
  });
  const { status, bytes } = await at.sealed(id);
  expect(status).toBe(200);
  expect(await inspectPdf(bytes)).toEqual({ problem: 'ALREADY_SIGNED' });
  expect(await checkSeal(bytes)).toMatchObject({ seal: 'INTACT' });
  expect(await at.verify(bytes)).toMatchObject({
    verdict: 'SEALED',
    title: 'Contract',
    signers: [{ name: 'Inês Quintela' }, { name: 'Marta Reis' }],
  });
  const changed = Buffer.from(bytes);
  changed[300] = (changed[300] ?? 0) ^ 1;
  expect((await at.verify(changed)).verdict).toBe('CHANGED');
  expect((await at.verify(await aPdf(1, 'Something else'))).verdict).toBe('UNKNOWN');
  expect((await at.mine())[0]).toMatchObject({ state: 'SIGNED', is_sealed: true });
  expect(await at.told(at.ines.user.token)).toContain('signatures.asked Everyone has signed Contract');
});

test('the certificate says who signed, when, from where, and what they agreed to', async () => {
  const at = await openAsked();
  await at.sign(at.request.id);
  const [row] = await server.run(({ db }) =>
    db.execute<Record<string, unknown>>(
      sql`select signed_name, consent_version, consent_text, ip, sha256 from signatures.signer where request_id = ${at.request.id}`,
    ),
  );
  expect(row).toMatchObject({
    signed_name: 'Inês Quintela',
    consent_version: 1,
    consent_text: expect.stringContaining('electronically'),
    ip: '127.0.0.1',
    sha256: at.agreement.editions[0]?.sha256,
  });
  const { bytes } = await at.sealed(at.request.id);
  expect((await at.verify(bytes)).verdict).toBe('SEALED');
});

test('a signature counts once, on exactly the document and consent that were read', async () => {
  const at = await openAsked();
  const { id } = at.request;
  const own = (await at.open(id)).data;
  const send = (more: object) =>
    server.call(
      contract.signMyAgreement,
      { params: { request_id: id }, body: at.signing(own, more) },
      at.ines.user.token,
    );
  expect((await send({ sha256: 'a'.repeat(64) })).refusal).toMatchObject({ code: 'OTHER_DOCUMENT' });
  expect((await send({ consent_version: 2 })).refusal).toMatchObject({ code: 'CONSENT_CHANGED' });
  expect((await send({ name: '' })).refusal).toMatchObject({
    code: 'SIGNATURE_INCOMPLETE',
    fields: [{ field: 'name' }],
  });
  expect((await send({ strokes: [[1, 2, 3]] })).refusal).toMatchObject({ fields: [{ field: 'strokes' }] });
  const huge = Array.from({ length: 60 }, () => Array.from({ length: 4000 }, () => 10_000));
  expect((await send({ strokes: huge })).status).toBeGreaterThanOrEqual(400);
  // Two devices at once: one of them signs.
  const both = await Promise.all([send({}), send({})]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await send({})).refusal).toMatchObject({ code: 'REQUEST_CLOSED' });
  const rows = await server.run(({ db }) =>
    db.execute(sql`select 1 from signatures.change where about_id = ${id} and action = 'SIGNED'`),
  );
  expect(rows).toHaveLength(1);
});

test('a version that is replaced meanwhile can’t be signed, and its people are asked anew', async () => {
  const at = await openAsked();
  const stale = at.signing((await at.open(at.request.id)).data);
  const draft = (await at.startDraft(at.agreement)).data;
  await at.publish((await at.put(draft, { text: 'Be early.' })).data);
  await server.settle();
  const refused = await server.call(
    contract.signMyAgreement,
    { params: { request_id: at.request.id }, body: stale },
    at.ines.user.token,
  );
  expect(refused.refusal).toMatchObject({ code: 'REQUEST_REPLACED' });
  const [next, ...others] = await at.mine();
  expect([next?.number, others]).toEqual([2, []]);
  expect(await at.told(at.ines.user.token)).toContain('signatures.asked New version to sign: House rules');
  expect((await at.sign(next?.id ?? '')).data).toMatchObject({ state: 'SIGNED', number: 2 });
});

test('those who signed are asked anew where the author says so, and not otherwise', async () => {
  const at = await openAsked();
  await at.sign(at.request.id);
  for (const [again, waiting] of [
    [false, 0],
    [true, 1],
  ] as const) {
    const draft = (await at.startDraft(at.agreement)).data;
    await at.publish((await at.put(draft, { text: `Again ${String(again)}` })).data, again);
    await server.settle();
    expect((await at.mine()).filter(({ state }) => state === 'WAITING')).toHaveLength(waiting);
  }
});

test('somebody without an account signs by the link of their email, which nobody else has', async () => {
  const at = await openSigningHouse(server);
  const agreement = await at.published();
  await at.send(agreement, at.rui.id);
  const link = await at.linkOf(at.rui.email);
  expect((await at.opened(link)).data).toMatchObject({
    employee_name: 'Rui Alves',
    turn: 'YOURS',
    text: 'Be on time.',
  });
  expect((await at.opened(`${link.slice(0, -2)}xx`)).refusal).toMatchObject({ code: 'SIGN_LINK_NOT_VALID' });
  const [request] = await at.requestsOf(at.rui.id);
  const params = { id: at.here, request_id: request?.id ?? '' };
  expect((await server.call(contract.remindRequest, { params }, at.manager.token)).status).toBe(200);
  expect((await server.call(contract.remindRequest, { params }, at.manager.token)).refusal).toMatchObject({
    code: 'SIGN_REMINDED',
  });
  // The link that was forwarded before is void with the new one.
  expect((await at.opened(link)).refusal).toMatchObject({ code: 'SIGN_LINK_NOT_VALID' });
  const fresh = await at.linkOf(at.rui.email);
  expect((await at.signLink(fresh)).data).toMatchObject({ state: 'SIGNED', turn: 'OVER' });
  expect((await at.signLink(fresh)).refusal).toMatchObject({ code: 'REQUEST_CLOSED' });
});

test('a guardian signs after the minor, by a link of their own', async () => {
  const at = await openSigningHouse(server);
  const agreement = await at.published({ signers: ['EMPLOYEE', 'GUARDIAN'] });
  expect((await at.send(agreement, null)).refusal).toMatchObject({ code: 'GUARDIAN_NEEDED' });
  expect((await at.send(agreement)).refusal).toMatchObject({ code: 'GUARDIAN_NEEDED' });
  const email = `${newId()}@example.com`;
  await at.send(agreement, at.ines.id, { guardian: { name: 'Ana Quintela', email } });
  expect(await at.mailsTo(email)).toBe(0);
  const [request] = await at.mine();
  await at.sign(request?.id ?? '');
  const link = await at.linkOf(email);
  expect((await at.opened(link)).data).toMatchObject({
    role: 'GUARDIAN',
    turn: 'YOURS',
    employee_name: 'Inês Quintela',
  });
  expect((await at.signLink(link, { name: 'Ana Quintela' })).data).toMatchObject({ state: 'SIGNED' });
});

test('who declines says why, which ends the request', async () => {
  const at = await openAsked();
  const own = (await at.open(at.request.id)).data;
  const decline = (reason: string) =>
    server.call(
      contract.declineMyAgreement,
      {
        params: { request_id: at.request.id },
        body: { signer_version: own.signer_version, language: 'en', reason },
      },
      at.ines.user.token,
    );
  expect((await decline('')).refusal).toMatchObject({ code: 'SIGN_REASON_MISSING' });
  expect((await decline('The hours are wrong.')).data).toMatchObject({
    state: 'DECLINED',
    reason: 'The hours are wrong.',
  });
  expect(await at.told(at.manager.token)).toContain(
    'signatures.ended Inês Quintela: someone declined to sign House rules',
  );
  expect((await at.send(at.agreement)).data).toEqual({ asked: 1 });
});

test('a request that is voided can’t be signed, and its employee hears why', async () => {
  const at = await openAsked();
  const own = at.signing((await at.open(at.request.id)).data);
  const end = (reason: string) =>
    server.call(
      contract.voidRequest,
      { params: { id: at.here, request_id: at.request.id }, body: { reason } },
      at.manager.token,
    );
  expect((await end('')).refusal).toMatchObject({ code: 'SIGN_REASON_MISSING' });
  expect((await end('Sent by mistake.')).data.state).toBe('VOIDED');
  expect((await end('Again')).refusal).toMatchObject({ code: 'REQUEST_CLOSED' });
  const sign = server.call(
    contract.signMyAgreement,
    { params: { request_id: at.request.id }, body: own },
    at.ines.user.token,
  );
  expect((await sign).refusal).toMatchObject({ code: 'REQUEST_CLOSED' });
  expect(await at.told(at.ines.user.token)).toContain('signatures.asked The request to sign House rules was cancelled');
});

test('nobody signs in the place of another', async () => {
  const at = await openAsked(['EMPLOYEE', 'MANAGER']);
  const { id } = at.request;
  const body = at.signing((await at.open(id)).data);
  // Another employee, another group’s manager, and a manager in the employee’s place.
  const other = await openSigningHouse(server);
  expect((await at.open(id, at.manager.token)).status).toBe(404);
  expect((await other.open(id, other.ines.user.token)).status).toBe(404);
  const steal = server.call(contract.signMyAgreement, { params: { request_id: id }, body }, other.ines.user.token);
  expect((await steal).status).toBe(404);
  expect((await at.toSign(id, other.manager.token, other.here)).status).toBe(404);
  expect((await at.sealed(id, other.manager.token, other.here)).status).toBe(404);
  expect((await at.toSign(id, other.manager.token)).status).toBe(404);
  expect((await at.send(at.agreement, other.ines.id)).status).toBe(404);
  expect((await other.send(at.agreement, other.ines.id)).status).toBe(404);
  expect((await at.send(at.agreement, at.rui.id, { token: (await at.managerWith(['VIEW_TEAM'])).token })).status).toBe(
    403,
  );
});

test('nobody countersigns for themselves while somebody else could', async () => {
  const at = await openSigningHouse(server);
  const agreement = await at.published({ signers: ['EMPLOYEE', 'MANAGER'] });
  const boss = await at.hireAt(at.here, { userId: at.manager.userId });
  expect((await at.send(agreement, boss.id)).status).toBe(200);
  const [request] = await at.mine(at.manager.token);
  const id = request?.id ?? '';
  expect(id).not.toBe('');
  expect((await at.open(id, at.manager.token)).status).toBe(200);
  await at.sign(id, {}, at.manager.token);
  const second = await at.managerWith(['MANAGE_TEAM', 'VIEW_TEAM']);
  expect((await at.toSign(id)).refusal).toMatchObject({ code: 'SIGNING_OWN' });
  const { data } = await at.toSign(id, second.token);
  const body = at.signing(data, { name: 'Second' });
  const params = { id: at.here, request_id: id };
  expect((await server.call(contract.countersign, { params, body }, at.manager.token)).refusal).toMatchObject({
    code: 'SIGNING_OWN',
  });
  expect((await server.call(contract.countersign, { params, body }, second.token)).data.state).toBe('SIGNED');
});

test('scripts in names and titles are letters like others', async () => {
  const at = await openSigningHouse(server);
  const hostile = '<svg onload=alert(1)> \u202e (x) \\ </Type>';
  const agreement = await at.published({ title: hostile });
  await at.send(agreement);
  const [request] = await at.mine();
  await at.sign(request?.id ?? '', { name: '<script>alert(1)</script>' });
  const { bytes } = await at.sealed(request?.id ?? '');
  expect(await checkSeal(bytes)).toMatchObject({ seal: 'INTACT' });
  expect(bytes.includes('<script>')).toBe(false);
});

test('what was signed is read by those who manage the team and see pay, and by the employee', async () => {
  const at = await openAsked();
  const { id } = at.request;
  const viewer = await at.managerWith(['VIEW_TEAM', 'VIEW_PAY']);
  const chef = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
  const payer = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM', 'VIEW_PAY']);
  expect((await at.sealed(id, chef.token)).status).toBe(200);
  await at.sign(id);
  expect((await at.sealed(id, viewer.token)).status).toBe(403);
  expect((await at.sealed(id, chef.token)).status).toBe(403);
  expect((await at.sealed(id, payer.token)).status).toBe(200);
  const own = await server.application.app.inject({
    method: 'GET',
    url: `/v1/my/agreements/${id}/file`,
    headers: { authorization: `Bearer ${at.ines.user.token}` },
  });
  expect(own.statusCode).toBe(200);
});

test('a name is one line, and the record says whose it is and how they were known', async () => {
  const at = await openAsked();
  const forged = await at.sign(at.request.id, { name: 'Inês\nIdentified by: passport' });
  expect(forged.refusal).toMatchObject({ fields: [{ field: 'name' }] });
  await at.sign(at.request.id, { name: 'Anybody' });
  await at.send(at.agreement, at.rui.id);
  await at.signLink(await at.linkOf(at.rui.email), { name: 'Nobody' });
  const [request] = await at.requestsOf(at.rui.id);
  const [own, theirs] = [await at.sealed(at.request.id), await at.sealed(request?.id ?? '')];
  expect((await at.verify(own.bytes)).signers).toMatchObject([
    { name: 'Anybody', record_name: 'Inês Quintela', identified_by: 'ACCOUNT' },
  ]);
  expect((await at.verify(theirs.bytes)).signers).toMatchObject([
    { name: 'Nobody', record_name: 'Rui Alves', identified_by: 'LINK' },
  ]);
  const [row] = await server.run(({ db }) =>
    db.query('select email from signatures.signer where request_id = $1', [request?.id]),
  );
  expect(row).toEqual({ email: at.rui.email });
});

test('the address of a guardian is neither the sender’s nor the employee’s', async () => {
  const at = await openSigningHouse(server);
  const agreement = await at.published({ signers: ['EMPLOYEE', 'GUARDIAN'] });
  const emailOf = async (userId: string) => {
    const [row] = await server.run(({ db }) => db.query('select email from identity.user where id = $1', [userId]));
    return String(row?.['email']);
  };
  for (const [employee, email] of [
    [at.rui.id, at.rui.email.toUpperCase()],
    [at.rui.id, await emailOf(at.manager.userId)],
    [at.ines.id, await emailOf(at.ines.user.userId)],
  ] as const)
    expect((await at.send(agreement, employee, { guardian: { name: 'Ana', email } })).refusal).toMatchObject({
      code: 'GUARDIAN_ADDRESS',
    });
});

test('a request is signed on its last day and not after it, before the job ends it', async () => {
  const at = await openAsked();
  const last = (day: string) =>
    server.run(({ db }) =>
      db.query('update signatures.request set expires_on = $2 where id = $1', [at.request.id, day]),
    );
  await last('2026-11-29');
  expect((await at.sign(at.request.id)).refusal).toMatchObject({ code: 'REQUEST_CLOSED' });
  await last('2026-11-30');
  expect((await at.sign(at.request.id)).status).toBe(200);
});

test('a link opens nothing once its employee has an account', async () => {
  const at = await openSigningHouse(server);
  await at.send(await at.published(), at.rui.id);
  const link = await at.linkOf(at.rui.email);
  expect((await at.opened(link)).status).toBe(200);
  await server.run(({ db }) =>
    db.query('update team.employee set user_id = $2 where id = $1', [at.rui.id, at.manager.userId]),
  );
  expect((await at.opened(link)).refusal).toMatchObject({ code: 'SIGN_LINK_NOT_VALID' });
});

test('of a document as it was sent nobody hears what it is called', async () => {
  const at = await openAsked();
  const { bytes } = await at.sealed(at.request.id);
  expect(await at.verify(bytes)).toMatchObject({ verdict: 'ORIGINAL', title: null, number: null });
});

test('an agreement that is archived meanwhile is sent to nobody else', async () => {
  const at = await openSigningHouse(server);
  const agreement = await at.published();
  await at.send(agreement, null);
  await server.run(({ db }) =>
    db.query('update signatures.agreement set archived_at = now() where id = $1', [agreement.id]),
  );
  await server.settle();
  expect(await at.mine()).toEqual([]);
});
