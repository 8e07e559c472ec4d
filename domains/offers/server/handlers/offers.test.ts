import { createHash, createHmac } from 'node:crypto';
import { makeEmployer } from '@hearth/domains/access/factory';
import { getApplication, getOwnApplication, moveApplication } from '@hearth/domains/applications/contract';
import { makeUser } from '@hearth/domains/identity/factory';
import { listMessages } from '@hearth/domains/messaging/contract';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { OfferContent } from '../../contract/schemas.ts';
import { expire } from '../jobs/expire.ts';
import { CONTENT, newestMail, openScene, type Scene } from './offers.fixture.ts';

const server = await startTestServer();
beforeEach(() => server.clock.set('2026-11-22T09:00:00Z'));

const open = (link: string) => server.call(contract.openOffer, { body: { link } });
const decline = (link: string) =>
  server.call(contract.declineOffer, { body: { link, reason: 'PAY', note: 'Too little.' } });
async function sign(link: string, change: { name?: string; strokes?: number[][]; sha256?: string } = {}) {
  const { data } = await open(link);
  const body = { link, consent: true as const, name: 'Pia Valtonen', strokes: [], sha256: data.sha256, ...change };
  return server.call(contract.signOffer, { body });
}
const of = (scene: Scene, applicationId: string) => ({
  id: scene.restaurant.groupId,
  application_id: applicationId,
});
const list = async (scene: Scene, applicationId: string) =>
  (await server.call(contract.listOffersOf, { params: of(scene, applicationId) }, scene.boss.token)).data;

describe('an offer', () => {
  test('is a paper with letter, terms and conditions, in the language of the application', async () => {
    const scene = await openScene(server);
    const { id } = await scene.apply({ language: 'de' });
    const { data } = await server.call(
      contract.previewOffer,
      { params: of(scene, id), body: CONTENT },
      scene.boss.token,
    );
    expect(data.language).toBe('de');
    for (const part of [
      'Vertragsangebot',
      'Dear Pia, come',
      'Teilzeit',
      '1. Dezember 2026',
      '24,5',
      'One month of trial.',
    ])
      expect(data.document).toContain(part);
    expect(data.document).toMatch(/15,50\sEUR pro Stunde/);
    expect((await list(scene, id)).offers).toEqual([]);
  });

  test('opens by a link that an earlier version sent, and by no other', async () => {
    const scene = await openScene(server);
    const { id, link } = await scene.send(await scene.apply());
    const key = 'key-of-an-offer-as-earlier-versions-keep-it-';
    await server.run(({ db }) =>
      db.query('update offers.link_key set secret = $2 where offer_id = $1', [
        id,
        db.keys.seal(`offers.link_key.secret:${id}`, key),
      ]),
    );
    const signature = createHmac('sha256', key).update(id).digest('base64url');
    expect((await open(`${id}.${signature}`)).status).toBe(200);
    for (const other of [link, `${id}.${'A'.repeat(43)}`, `${id}.zzzzzz.${signature}`])
      expect((await open(other)).refusal.code, other).toBe('OFFER_LINK_NOT_VALID');
  });

  test('goes out by mail with a link, and in the conversation without one', async () => {
    const scene = await openScene(server);
    const candidate = await scene.apply();
    const { link } = await scene.send(candidate);
    expect((await newestMail(server, candidate.email)).subject).toBe('Your offer from Casa: Bartender');
    const thread = await server.call(listMessages, { params: { id: candidate.id }, query: {} }, candidate.token);
    const said = thread.data.messages.map(({ message_body: text }) => text).join('');
    expect([said.includes('/my/applications'), said.includes(link)]).toEqual([true, false]);
    const own = await server.call(contract.listMyOffers, {}, candidate.token);
    expect(own.data.offers.map((one) => [one.state, one.link])).toEqual([['SENT', link]]);
  });

  test.each<[string, Partial<OfferContent>, string]>([
    ['below the range of the post', { pay: { ...CONTENT.pay, amount: 1399 } }, 'OFFER_PAY_OUT_OF_RANGE'],
    ['with a place that nothing is known for', { letter: 'Dear {{nickname}}' }, 'OFFER_PLACES_OPEN'],
    ['that is over already', { open_until: '2026-11-21' }, 'INVALID_INPUT'],
  ])('%s is not sent', async (_what, change, code) => {
    const scene = await openScene(server);
    const { id } = await scene.apply();
    const body = { ...CONTENT, ...change };
    const reply = await server.call(contract.sendOffer, { params: of(scene, id), body }, scene.boss.token);
    expect(reply.refusal.code).toBe(code);
  });

  test('is made at the stage of offers, one at a time', async () => {
    const scene = await openScene(server);
    const early = await scene.apply({ stage: 'INTERVIEW' });
    const send = (id: string) =>
      server.call(contract.sendOffer, { params: of(scene, id), body: CONTENT }, scene.boss.token);
    expect((await send(early.id)).refusal.code).toBe('NOT_AT_OFFER');
    const { id } = await scene.apply();
    const both = await Promise.all([send(id), send(id)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await send(id)).refusal.code).toBe('OFFER_STANDS');
    expect((await list(scene, id)).can_send).toBe(false);
    // One whose time is over stands in nobody's way, whether or not that was noted.
    server.clock.set('2026-11-30T00:00:01Z');
    const boss = await server.run((work) => makeEmployer(work, { brandId: scene.restaurant.groupId, as: ['HIRE'] }));
    const body = { ...CONTENT, open_until: '2026-12-10' };
    expect((await server.call(contract.sendOffer, { params: of(scene, id), body }, boss.token)).status).toBe(200);
  });

  test('is seen by those who may hire there, and by nobody of another group', async () => {
    const scene = await openScene(server);
    const other = await openScene(server);
    const candidate = await scene.apply();
    const { id } = await scene.send(candidate);
    const viewer = await server.run((work) =>
      makeEmployer(work, { brandId: scene.restaurant.groupId, as: ['VIEW_APPLICATIONS'] }),
    );
    const params = { id: scene.restaurant.groupId, offer_id: id };
    expect((await server.call(contract.getOffer, { params }, viewer.token)).status).toBe(403);
    const theirs = { id: other.restaurant.groupId, offer_id: id };
    expect((await server.call(contract.getOffer, { params: theirs }, other.boss.token)).status).toBe(404);
    const stranger = await server.run((work) => makeUser(work));
    expect((await server.call(contract.listMyOffers, {}, stranger.token)).data.offers).toEqual([]);
    expect((await server.call(contract.getOffer, { params }, scene.boss.token)).data.candidate_name).toBe(
      'Pia Valtonen',
    );
  });
});

describe('a signature', () => {
  test('holds name, sentence, moment, address, device and the SHA-256 of the text, for both to read', async () => {
    const scene = await openScene(server);
    const candidate = await scene.apply();
    const { id, link } = await scene.send(candidate);
    const { data } = await sign(link);
    expect(data.signature).toMatchObject({
      name: 'Pia Valtonen',
      strokes: [],
      consent: data.consent,
      signed_at: '2026-11-22T09:00:00.000Z',
      sha256: createHash('sha256').update(data.document).digest('hex'),
      is_intact: true,
    });
    expect(data.signature?.ip).not.toBe('');
    const params = { id: scene.restaurant.groupId, offer_id: id };
    const theirs = await server.call(contract.getOffer, { params }, scene.boss.token);
    expect(theirs.data.signature).toEqual(data.signature);
    expect((await newestMail(server, candidate.email)).subject).toBe('You’ve signed the offer for Bartender');
    const history = (await list(scene, candidate.id)).offers[0]?.history.map(({ deed }) => deed);
    expect(history).toEqual(['SENT', 'READ', 'SIGNED']);
  });

  test('may be drawn, and is never both or neither', async () => {
    const scene = await openScene(server);
    const { link } = await scene.send(await scene.apply());
    for (const wrong of [{ name: '' }, { strokes: [[1, 2, 3, 4]] }])
      expect((await sign(link, wrong)).refusal.code).toBe('INVALID_INPUT');
    const drawn = await sign(link, { name: '', strokes: [[0, 10, 500, 300]] });
    expect(drawn.data.signature?.strokes).toEqual([[0, 10, 500, 300]]);
  });

  test('of another text than the one that was shown is refused, and nothing is kept of it', async () => {
    const scene = await openScene(server);
    const { link } = await scene.send(await scene.apply());
    expect((await sign(link, { sha256: 'a'.repeat(64) })).refusal.code).toBe('OFFER_OTHER_TEXT');
    expect((await open(link)).data).toMatchObject({ state: 'SENT', signature: null });
  });

  test('is given once, and nothing about it can be changed in any scope', async () => {
    const scene = await openScene(server);
    const { id, link } = await scene.send(await scene.apply());
    const both = await Promise.all([sign(link), sign(link)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await decline(link)).refusal.code).toBe('OFFER_OVER');
    for (const change of [
      `update offers.offer set document = 'other' where id = '${id}'`,
      `update offers.offer set state = 'SENT' where id = '${id}'`,
    ])
      await expect(server.run(({ db }) => db.query(change))).rejects.toThrow('not changed');
    for (const change of [
      `update offers.signature set name = 'other' where offer_id = '${id}'`,
      `update offers.offer_event set by_name = 'other' where offer_id = '${id}'`,
      `delete from offers.signature where offer_id = '${id}'`,
      `delete from offers.offer_event where offer_id = '${id}'`,
    ])
      await expect(server.run(({ db }) => db.query(change))).rejects.toThrow('permission denied');
    // Behind the scopes the triggers stand.
    for (const table of ['signature', 'offer_event'])
      await expect(
        server.database.asOwner((query) =>
          query(`update offers.${table} set group_id = group_id where offer_id = '${id}'`),
        ),
      ).rejects.toThrow('not changed');
    expect((await open(link)).data.signature?.is_intact).toBe(true);
  });

  test('comes from a link of the offer alone, which opens the signed copy later too', async () => {
    const scene = await openScene(server);
    const [one, other] = [await scene.send(await scene.apply()), await scene.send(await scene.apply())];
    const [id = '', signature = ''] = one.link.split('.');
    const forged = [
      `${other.link.split('.')[0] ?? ''}.${signature}`,
      `${id}.${signature.slice(0, -2)}${signature.endsWith('AA') ? 'BB' : 'AA'}`,
      'not-a-link-at-all-but-long-enough',
    ];
    for (const link of forged) expect((await open(link)).refusal.code).toBe('OFFER_LINK_NOT_VALID');
    await sign(one.link);
    server.clock.set('2027-11-22T09:00:00Z');
    expect((await open(one.link)).data.state).toBe('ACCEPTED');
  });
});

describe('an offer that is not taken', () => {
  test('is declined with a reason, which whoever sent it is told of', async () => {
    const scene = await openScene(server);
    const candidate = await scene.apply();
    const { link } = await scene.send(candidate);
    expect((await decline(link)).data.state).toBe('DECLINED');
    const { offers, can_send: canSend } = await list(scene, candidate.id);
    expect([offers[0]?.decline_reason, offers[0]?.decline_note, canSend]).toEqual(['PAY', 'Too little.', true]);
    const told = await server.run(({ db }) =>
      db.query(`select user_id, title from notices.notice where kind = 'hiring.offerAnswered' and about_id = $1`, [
        candidate.id,
      ]),
    );
    expect(told).toEqual([{ user_id: scene.boss.userId, title: 'Pia Valtonen has declined your offer' }]);
  });

  test('is withdrawn by the employer while it is open; the candidate is told', async () => {
    const scene = await openScene(server);
    const candidate = await scene.apply();
    const { id, link } = await scene.send(candidate);
    const params = { id: scene.restaurant.groupId, offer_id: id };
    expect((await server.call(contract.withdrawOffer, { params }, scene.boss.token)).data.state).toBe('WITHDRAWN');
    expect((await sign(link)).refusal.code).toBe('OFFER_OVER');
    expect((await newestMail(server, candidate.email)).subject).toBe('The offer for Bartender was withdrawn');
    expect((await server.call(contract.withdrawOffer, { params }, scene.boss.token)).refusal.code).toBe('OFFER_OVER');
  });

  test('runs out at the end of its last day at the place, is noted once, and cannot be signed', async () => {
    const scene = await openScene(server);
    const candidate = await scene.apply();
    const { link } = await scene.send(candidate);
    server.clock.set('2026-11-29T23:59:59Z');
    expect((await open(link)).data.state).toBe('SENT');
    server.clock.set('2026-11-30T00:00:00Z');
    expect((await open(link)).data.state).toBe('EXPIRED');
    expect((await sign(link)).refusal.code).toBe('OFFER_OVER');
    for (let time = 0; time < 2; time += 1)
      await expire.run({}, server.application.runner.free(new AbortController().signal));
    const events = await server.run(({ db }) =>
      db.query(
        `select deed from offers.offer_event e join offers.offer o on o.id = e.offer_id where o.application_id = $1 and deed = 'EXPIRED'`,
        [candidate.id],
      ),
    );
    expect(events).toHaveLength(1);
  });

  test('ends with its application', async () => {
    const scene = await openScene(server);
    const candidate = await scene.apply();
    const { link } = await scene.send(candidate);
    const body = { stage: 'REJECTED' as const, version: 1, reason: 'POSITION_FILLED' as const };
    await server.call(moveApplication, { params: of(scene, candidate.id), body }, scene.boss.token);
    await server.settle();
    expect((await open(link)).data.state).toBe('WITHDRAWN');
  });
});

test('its card says how the offer stands, and its candidate reads of the stage once it was sent', async () => {
  const scene = await openScene(server);
  const candidate = await scene.apply();
  const params = { id: scene.restaurant.groupId, application_id: candidate.id };
  const card = async () => (await server.call(getApplication, { params }, scene.boss.token)).data.offer;
  const read = async () =>
    (await server.call(getOwnApplication, { params: { application_id: candidate.id } }, candidate.token)).data;
  expect(await card()).toBeNull();
  expect(await read()).toMatchObject({ stage: 'NEW', history: [] });
  const { id, link } = await scene.send(candidate);
  expect(await card()).toMatchObject({ state: 'SENT' });
  expect((await read()).stage).toBe('OFFER');
  await server.call(contract.openOffer, { body: { link } });
  expect(await card()).toMatchObject({ state: 'SENT' });
  const where = { id: scene.restaurant.groupId, offer_id: id };
  await server.call(contract.withdrawOffer, { params: where }, scene.boss.token);
  expect(await card()).toMatchObject({ state: 'WITHDRAWN' });
});
