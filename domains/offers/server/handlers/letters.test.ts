import { noteReturned } from '@hearth/platform/mail/mail';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { listOffersOf } from '../../contract/endpoints.ts';
import { openScene } from './offers.fixture.ts';

const { url, received } = await startMailServer();
const server = await startTestServer({ at: '2026-11-22T09:00:00Z', environment: { SMTP_URL: url } });

test('where the house looks at an offer it sees whether its last letter was taken by the mail server, and whether it came back', async () => {
  const scene = await openScene(server);
  const candidate = await scene.apply();
  await scene.send(candidate);
  const letter = async () => {
    const params = { id: scene.restaurant.groupId, application_id: candidate.id };
    return (await server.call(listOffersOf, { params }, scene.boss.token)).data.offers[0]?.letter;
  };
  expect(await letter()).toEqual({ accepted_at: null, refused_at: null, returned_at: null });
  await server.settle();
  const accepted_at = server.clock.now().toISOString();
  expect(await letter()).toEqual({ accepted_at, refused_at: null, returned_at: null });
  const sent = received.find(({ to }) => to[0] === candidate.email)?.text ?? '';
  const id = /^Message-ID: <([^@]+)@hearth>/im.exec(sent)?.[1] ?? '';
  await server.run((work) => noteReturned(work, { id, address: candidate.email, status: '5.1.1' }));
  const heard = () =>
    server.run(({ db }) =>
      db.query(`select 1 from platform.outbox where type = 'offers.offer_changed' and data ->> 'application_id' = $1`, [
        candidate.id,
      ]),
    );
  const before = (await heard()).length;
  await server.settle();
  expect(await letter()).toEqual({ accepted_at, refused_at: null, returned_at: accepted_at });
  // Who has it open is told.
  expect((await heard()).length).toBe(before + 1);
});
