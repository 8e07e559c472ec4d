import * as signatures from '@hearth/domains/signatures/contract';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { findMissingSteps } from '../service.ts';
import { aStep, openOnboardingHouse } from './onboarding.fixture.ts';

// A Thursday.
const server = await startTestServer({ at: '2026-11-26T09:00:00Z' });
const missingOf = (id: string) => server.run(async ({ db }) => (await findMissingSteps(db, [id])).get(id));

/** A published agreement that the employee signs first, and the employer after them. */
async function openAgreement(at: Awaited<ReturnType<typeof openOnboardingHouse>>): Promise<string> {
  const { data } = await server.call(
    signatures.createAgreement,
    {
      params: { id: at.groupId },
      body: {
        title: 'Contract',
        text: 'We agree.',
        summary: '',
        signers: ['EMPLOYEE', 'MANAGER'],
        fields: [],
        expires_days: null,
        source: 'TEXT',
        idempotency_key: newId(),
      },
    },
    at.manager.token,
  );
  await server.call(
    signatures.publishAgreement,
    {
      params: { id: at.groupId, agreement_id: data.id },
      body: {
        version: data.editions[0]?.version ?? 0,
        ask_signers_again: false,
        language: 'en',
        idempotency_key: newId(),
      },
    },
    at.manager.token,
  );
  return data.id;
}

const signing = (own: AnswerOf<typeof signatures.openSigning>, name: string) => ({
  signer_version: own.signer_version,
  sha256: own.sha256,
  consent_version: own.consent.version,
  language: 'en' as const,
  name,
  strokes: [],
  values: [],
});

test('a step that names an agreement is done when everybody has signed it', async () => {
  const at = await openOnboardingHouse(server);
  const agreementId = await openAgreement(at);
  const step = aStep('Contract', { kind: 'SIGN', owner: 'HIRE', required: true, agreement_id: agreementId });
  expect((await at.create([{ ...step, agreement_id: newId() }])).refusal).toMatchObject({
    code: 'ONBOARDING_STEPS_WRONG',
    fields: [{ field: 'steps.0.agreement_id' }],
  });
  await at.create([step]);
  await at.start();
  expect(await missingOf(at.rui.id)).toEqual(['Contract']);
  const [mail] = await server.run(({ db }) =>
    db.query(
      "select text_body from platform.mail where recipient = $1 and text_body like '%/first-day#%' order by id desc limit 1",
      [at.rui.email],
    ),
  );
  const link = /\/first-day#(\S+)/.exec(String(mail?.['text_body']))?.[1] ?? '';
  const { data: journey } = await at.opened(link);
  const secret = journey.steps[0]?.sign_at?.replace('/sign#', '') ?? '';
  expect((await at.answer(link, 'Contract', { name: 'Rui Alves' })).status).toBe(404);
  const { data: own } = await server.call(signatures.openSigning, { body: { link: secret, language: 'en' } });
  await server.call(signatures.signByLink, { body: { link: secret, ...signing(own, 'Rui Alves') } });
  await server.settle();
  expect(await missingOf(at.rui.id)).toEqual(['Contract']);

  const params = { id: at.here, employee_id: at.rui.id };
  const { requests } = (await server.call(signatures.listPersonRequests, { params }, at.manager.token)).data;
  const one = { id: at.here, request_id: requests[0]?.id ?? '' };
  const theirs = (
    await server.call(signatures.openToCountersign, { params: one, query: { language: 'en' } }, at.manager.token)
  ).data;
  const body = signing(theirs, 'Marta Reis');
  expect((await server.call(signatures.countersign, { params: one, body }, at.manager.token)).data.state).toBe(
    'SIGNED',
  );
  await server.settle();
  expect(await missingOf(at.rui.id)).toBeUndefined();
  expect((await at.opened(link)).data).toMatchObject({ state: 'DONE', steps: [{ state: 'DONE' }] });
});

test('a step whose agreement is signed already is done at once, and one that can’t be asked for is waived with a reason', async () => {
  const at = await openOnboardingHouse(server);
  const [signed, archived] = [await openAgreement(at), await openAgreement(at)];
  const steps = [signed, archived].map((id, index) =>
    aStep(`Contract ${index}`, { kind: 'SIGN', owner: 'HIRE', required: true, agreement_id: id }),
  );
  await at.create(steps);
  const body = { employee_id: at.rui.id, position_id: null, guardian: null, language: 'en' as const };
  await server.call(
    signatures.sendAgreement,
    { params: { id: at.here, agreement_id: signed }, body: { ...body, idempotency_key: newId() } },
    at.manager.token,
  );
  await server.run(async ({ db }) => {
    await db.query("update signatures.request set state = 'SIGNED', ended_at = now() where agreement_id = $1", [
      signed,
    ]);
    await db.query('update signatures.agreement set archived_at = now() where id = $1', [archived]);
  });
  const { data } = await at.start();
  expect(data.steps).toMatchObject([
    { state: 'DONE' },
    { state: 'WAIVED', reason: expect.stringContaining('archived') },
  ]);
  const asked = await server.run(({ db }) =>
    db.query('select 1 from signatures.request where agreement_id = $1', [archived]),
  );
  expect(asked).toEqual([]);
  expect(await missingOf(at.rui.id)).toBeUndefined();
});
