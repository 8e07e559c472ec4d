import { makeEmployer } from '@hearth/domains/access/factory';
import { archiveDocumentType, createDocumentType, getPersonDocuments } from '@hearth/domains/documents/contract';
import type { DocumentClass } from '@hearth/domains/documents/schemas';
import { newId } from '@hearth/kit/id';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { aStep, openOnboardingHouse, PDF } from './onboarding.fixture.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });

/** A house whose onboarding asks for a passport that becomes a document of a class. */
async function openHouse(restricted: DocumentClass = 'NONE') {
  const house = await openOnboardingHouse(server);
  const as = ['VIEW_TEAM', 'MANAGE_BRAND', 'VIEW_PAY', 'VIEW_IDENTITY', 'VIEW_IMMIGRATION', 'VIEW_MEDICAL'] as const;
  const chief =
    restricted === 'NONE'
      ? house.manager
      : await server.run((work) => makeEmployer(work, { brandId: house.groupId, as }));
  const { data: type } = await server.call(
    createDocumentType,
    {
      params: { id: house.groupId },
      body: {
        name: 'Passport',
        restricted_class: restricted,
        expires: true,
        needs_review: true,
        employee_sends: true,
        required: true,
        countries: [],
        position_ids: [],
        minors_only: false,
        hint: '',
        keep_months: null,
        idempotency_key: newId(),
      },
    },
    chief.token,
  );
  const step = aStep('Passport', { kind: 'UPLOAD', owner: 'HIRE', required: true, document_type_id: type.id });
  await house.create([step, aStep('Locker')]);
  const { data: journey } = await house.start();
  const link = async () => house.linkOf(house.rui.email);
  const send = async (until?: string) => {
    const at = await link();
    const { id, version } = house.named((await house.opened(at)).data, 'Passport');
    const fields = {
      link: at,
      step_id: id,
      version: String(version),
      ...(until === undefined ? {} : { valid_until: until }),
    };
    const files = [{ field: 'file', type: 'application/pdf', name: 'passport.pdf', bytes: PDF }];
    return server.request('POST', '/v1/onboarding/file', multipart(fields, files));
  };
  const documents = async () =>
    (
      await server.call(
        getPersonDocuments,
        { params: { id: house.here, employee_id: house.rui.id } },
        house.manager.token,
      )
    ).data.documents;
  return { ...house, type, journey, link, send, documents };
}

test('what is approved becomes a document of the person, with its last day', async () => {
  const at = await openHouse();
  expect((await at.send()).refusal).toMatchObject({
    code: 'ONBOARDING_ANSWERS_WRONG',
    fields: [{ field: 'valid_until', rule: 'required' }],
  });
  expect((await at.send('2026-11-15')).refusal).toMatchObject({
    fields: [{ field: 'valid_until', rule: 'too_small' }],
  });
  expect((await at.send('2028-03-01')).status).toBe(200);
  expect(await at.documents()).toEqual([]);
  expect((await at.look(at.journey.id, 'Passport')).data.href).not.toBeNull();
  const { data } = await at.review(at.journey.id, 'Passport', 'APPROVED');
  expect(at.named(data, 'Passport')).toMatchObject({ state: 'DONE', has_file: false });
  expect(await at.documents()).toMatchObject([
    { state: 'ACCEPTED', valid_until: '2028-03-01', file: { name: 'passport.pdf' } },
  ]);
});

test('what is sent back does not become a document', async () => {
  const at = await openHouse();
  await at.send('2028-03-01');
  await at.review(at.journey.id, 'Passport', 'SENT_BACK', { reason: 'Blurred.' });
  expect(await at.documents()).toEqual([]);
});

test('a document that still counts fulfils the step with the person’s yes, and not without it', async () => {
  const at = await openHouse();
  await at.send('2028-03-01');
  await at.review(at.journey.id, 'Passport', 'APPROVED');
  // Hired again: the first onboarding ends, and another asks for the same.
  await at.complete(at.journey.id, 'Locker');
  const { data: again } = await at.start();
  const { data: own } = await at.opened(await at.link());
  const step = at.named(own, 'Passport');
  expect(step).toMatchObject({ state: 'OPEN', reusable: { valid_until: '2028-03-01' } });
  // Managers see a step that waits, and no offer.
  expect(at.named((await at.of(again)).data, 'Passport').reusable).toBeNull();
  const answered = await at.answer(await at.link(), 'Passport', { reuse: true });
  expect(at.named(answered.data, 'Passport')).toMatchObject({ state: 'DONE', reusable: null });
  expect(await at.documents()).toHaveLength(1);
});

test('one that has ended, or of another person, cannot be reused', async () => {
  const at = await openHouse();
  await at.send('2026-11-17');
  await at.review(at.journey.id, 'Passport', 'APPROVED');
  await at.complete(at.journey.id, 'Locker');
  await server.run(({ db }) =>
    db.query(`update documents.document set valid_until = '2026-11-15' where employee_id = $1`, [at.rui.id]),
  );
  await at.start();
  expect((await at.answer(await at.link(), 'Passport', { reuse: true })).status).toBe(404);
  const other = await openHouse();
  expect((await other.answer(await other.link(), 'Passport', { reuse: true })).status).toBe(404);
});

test('the file of a restricted class is neither opened nor approved without its permission', async () => {
  const at = await openHouse('MEDICAL');
  await at.send('2028-03-01');
  expect((await at.look(at.journey.id, 'Passport')).status).toBe(403);
  const read = async (token: string) => {
    const params = { id: at.here, journey_id: at.journey.id };
    return at.named((await server.call(contract.getJourney, { params }, token)).data, 'Passport');
  };
  expect(await read(at.manager.token)).toMatchObject({
    has_file: false,
    valid_until: null,
    state: 'REVIEW',
    may_review: false,
  });
  expect((await at.review(at.journey.id, 'Passport', 'APPROVED')).status).toBe(403);
  const viewer = await at.managerWith(['VIEW_TEAM', 'VIEW_MEDICAL']);
  expect(await read(viewer.token)).toMatchObject({ has_file: true, may_review: false });
  const full = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM', 'VIEW_MEDICAL']);
  expect(await read(full.token)).toMatchObject({ has_file: true, valid_until: '2028-03-01', may_review: true });
  expect((await at.look(at.journey.id, 'Passport', full.token)).status).toBe(200);
  expect((await at.review(at.journey.id, 'Passport', 'APPROVED', { token: full.token })).status).toBe(200);
});

test('whoever can review a restricted file hears of it, and nobody else', async () => {
  const at = await openHouse('MEDICAL');
  const full = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM', 'VIEW_MEDICAL']);
  const viewer = await at.managerWith(['VIEW_TEAM', 'VIEW_MEDICAL']);
  await at.send('2028-03-01');
  const reviews = async (token: string) =>
    (await at.told(token)).filter(({ title }) => title.includes('for review')).length;
  expect([await reviews(at.manager.token), await reviews(full.token), await reviews(viewer.token)]).toEqual([0, 1, 0]);
});

test('a template names types in use at its own brand and above, and goes on with one that is archived', async () => {
  const at = await openHouse();
  const make = (place: string, name: string) =>
    server.call(
      createDocumentType,
      {
        params: { id: place },
        body: {
          name,
          restricted_class: 'NONE',
          expires: false,
          needs_review: true,
          employee_sends: true,
          required: false,
          countries: [],
          position_ids: [],
          minors_only: false,
          hint: '',
          keep_months: null,
          idempotency_key: newId(),
        },
      },
      at.manager.token,
    );
  const { data: below } = await make(at.there, 'Of the terrace');
  const { data: own } = await make(at.here, 'Of the house');
  const naming = (id: string) => aStep('Paper', { kind: 'UPLOAD', owner: 'HIRE', document_type_id: id });
  const wrong = { fields: [{ field: 'steps.0.document_type_id' }] };
  expect((await at.create([naming(below.id)])).refusal).toMatchObject(wrong);
  expect((await at.create([naming(below.id)], at.here)).refusal).toMatchObject(wrong);
  const { data: template } = await at.create([naming(own.id)], at.here);
  const archive = { params: { id: at.here, type_id: own.id }, body: { archived: true, version: own.version } };
  expect((await server.call(archiveDocumentType, archive, at.manager.token)).status).toBe(200);
  expect((await at.create([naming(own.id)], at.here)).refusal).toMatchObject(wrong);
  const { name, steps, version } = template;
  const update = { params: { id: at.here, template_id: template.id }, body: { name, steps, version } };
  expect((await server.call(contract.updateTemplate, update, at.manager.token)).status).toBe(200);
});

test('a template names a type of its own group, and only where a file is asked for', async () => {
  const at = await openHouse();
  const other = await openHouse();
  const create = (step: ReturnType<typeof aStep>) =>
    server.call(
      contract.createTemplate,
      { params: { id: at.groupId }, body: { name: 'More', steps: [step], idempotency_key: newId() } },
      at.manager.token,
    );
  const foreign = await create(aStep('Passport', { kind: 'UPLOAD', owner: 'HIRE', document_type_id: other.type.id }));
  expect(foreign.refusal).toMatchObject({ fields: [{ field: 'steps.0.document_type_id' }] });
  expect((await create(aStep('Locker', { document_type_id: at.type.id }))).refusal).toMatchObject({
    fields: [{ field: 'steps.0.document_type_id' }],
  });
});
