import { noteReturned } from '@hearth/platform/mail/mail';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { listInterviewsOf } from '../../contract/endpoints.ts';
import { openScene } from './interviews.fixture.ts';

const { url, received } = await startMailServer();
const server = await startTestServer({ environment: { SMTP_URL: url } });

test('where the house looks at an interview it sees whether its last letter was taken by the mail server, and whether it came back', async () => {
  const scene = await openScene(server);
  const candidate = await scene.apply();
  await scene.invite(candidate.id, await scene.kit());
  const letter = async () => {
    const params = { id: scene.restaurant.groupId, application_id: candidate.id };
    return (await server.call(listInterviewsOf, { params }, scene.boss.token)).data.interviews[0]?.letter;
  };
  expect(await letter()).toEqual({ accepted_at: null, refused_at: null, returned_at: null });
  await server.settle();
  const accepted_at = server.clock.now().toISOString();
  expect(await letter()).toEqual({ accepted_at, refused_at: null, returned_at: null });
  const sent = received.find(({ to }) => to[0] === candidate.email)?.text ?? '';
  const id = /^Message-ID: <([^@]+)@hearth>/im.exec(sent)?.[1] ?? '';
  server.clock.advance(60_000);
  await server.run((work) => noteReturned(work, { id, address: candidate.email, status: '5.1.1' }));
  const heard = () =>
    server.run(({ db }) =>
      db.query(
        `select 1 from platform.outbox where type = 'interviews.interview_changed' and data ->> 'application_id' = $1`,
        [candidate.id],
      ),
    );
  const before = (await heard()).length;
  await server.settle();
  expect(await letter()).toEqual({ accepted_at, refused_at: null, returned_at: server.clock.now().toISOString() });
  // Who has it open is told.
  expect((await heard()).length).toBe(before + 1);
});
