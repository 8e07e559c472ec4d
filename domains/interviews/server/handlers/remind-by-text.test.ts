import { saveTextChoice } from '@hearth/domains/sms/service';
import type { Language } from '@hearth/kit/constants';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { startSmsGateway } from '@hearth/testing/peers/sms-gateway';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { remind } from '../jobs/remind.ts';
import { openScene } from './interviews.fixture.ts';

const { url, received } = await startMailServer();
const gateway = await startSmsGateway();
afterAll(() => gateway.stop());
const server = await startTestServer({ environment: { SMTP_URL: url, SMS: gateway.variable } });
const at = (time: string, day = 17): string => `2026-11-${day}T${time}:00.000Z`;
const sweep = async (): Promise<void> => {
  await remind.run({}, server.application.runner.free(new AbortController().signal));
  await server.settle();
};

/** Somebody with an interview on Tuesday at ten, who has chosen texts. */
async function booked(number: string, email: string, language: Language) {
  server.clock.set('2026-11-16T09:00:00Z');
  const scene = await openScene(server);
  const application = await scene.apply({ email, language });
  const link = await scene.invite(application.id, await scene.kit());
  await server.call(contract.bookInterview, { body: { link, starts_at: at('10:00'), same_host: false } });
  await server.run(async (work) => {
    const [row] = await work.db.execute<{ user_id: string; group_id: string }>(
      sql`select user_id, group_id from applications.application where id = ${application.id}`,
    );
    const who = { userId: row?.user_id ?? '', groupId: row?.group_id ?? '' };
    await saveTextChoice(work, { ...who, number, wanted: true, via: 'SETTINGS', language, employer: 'Casa' });
  });
  await server.settle();
  gateway.taken.length = 0;
  received.length = 0;
}
const mails = (email: string) => received.filter((mail) => mail.to.includes(email));

test('who chose texts is reminded by text a day and two hours before, in their language, and gets no mail', async () => {
  await booked('+351912345601', 'de@example.com', 'de');
  server.clock.set(at('10:00', 16));
  await sweep();
  await sweep();
  expect(gateway.taken.map(({ to, text }) => [to, text.includes('Ihr Gespräch ist')])).toEqual([
    ['+351912345601', true],
  ]);
  server.clock.set(at('08:00'));
  await sweep();
  expect(gateway.taken).toHaveLength(2);
  expect(gateway.taken[1]?.text).toContain('/my/applications');
  expect(mails('de@example.com')).toEqual([]);
});

test('a reminder that the provider refuses goes by mail', async () => {
  await booked('+351912345602', 'fi@example.com', 'en');
  gateway.misbehave(400);
  server.clock.set(at('10:00', 16));
  await sweep();
  expect(gateway.taken).toEqual([]);
  expect(mails('fi@example.com')).toHaveLength(1);
});
