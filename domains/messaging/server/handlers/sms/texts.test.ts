import { makeEmployer } from '@hearth/domains/access/factory';
import { apply } from '@hearth/domains/applications/contract';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { markEmailVerified } from '@hearth/domains/identity/service';
import { changeJobStatus, createJob, publishJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { multipart } from '@hearth/testing/multipart';
import { startSmsGateway } from '@hearth/testing/peers/sms-gateway';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { listMessages, markRead } from '../../../contract/endpoints.ts';
import { blockWriting } from '../../../contract/safety-endpoints.ts';
import { changeTextChoice, listTextChoices, receiveText } from '../../../contract/text-endpoints.ts';

const HERE = 'http://localhost:3000';
const answerOf = (data: unknown) => data as { readonly id: string };

describe.each(['http', 'twilio'] as const)('by the connector %s', async (connector) => {
  const gateway = await startSmsGateway(connector);
  const server = await startTestServer({
    environment: {
      SMS: gateway.variable,
      PUBLIC_URL: HERE,
      MAIL_IN_DOMAIN: 'in.example.com',
      MAIL_IN_SECRET: 'a secret of more than thirty-two letters',
    },
  });
  afterAll(() => gateway.stop());

  /** What does not depend on how the provider is spoken to is seen once. */
  const ruled = test.runIf(connector === 'http');
  /** The last word counts: two are never said in the same moment. */
  const pass = (seconds: number) =>
    server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000).toISOString());

  let numbers = 912_000_000;
  let ids = 0;
  /** A candidate with a number of their own who applied, with the box for texts ticked or not. */
  async function makeScene(texts = true, written?: string) {
    numbers += 1;
    ids += 1;
    const number = `+351${numbers}`;
    const made = await server.run(async (work) => {
      const group = await makeGroup(work);
      const manager = await makeEmployer(work, { brandId: group.id, as: 'GROUP_MANAGER' });
      const candidate = await makeUser(work);
      await markEmailVerified(work, candidate.userId);
      return { group, manager, candidate };
    });
    const { group, manager, candidate } = made;
    const job = await server.call(
      createJob,
      { params: { id: group.id }, body: completeJob(group.locationIds[0], { questions: [] }) },
      manager.token,
    );
    const which = { id: group.id, job_id: job.data.id };
    await server.call(publishJob, { params: which, body: { version: job.data.version } }, manager.token);
    await server.settle();
    const applied = await send(job.data.id, candidate.token, {
      phone: written ?? number,
      ...(texts ? { text_me: true } : {}),
    });
    await server.settle();
    return { ...made, number, jobId: job.data.id, applied, id: answerOf(applied.data).id };
  }
  const send = (jobId: string, token: string, more: Record<string, unknown>) => {
    const application = {
      first_name: 'Pia',
      last_name: 'Lind',
      message: '',
      availability: [],
      can_start_on: null,
      hours_per_week: null,
      answers: [],
      consent: true,
      source: '',
      language: 'en',
      ...more,
    };
    const { payload, headers } = multipart({ application: JSON.stringify(application) }, []);
    return server.request('POST', apply.path.replace('{job_id}', jobId), { token, headers, payload });
  };

  let scene: Awaited<ReturnType<typeof makeScene>>;
  beforeEach(async () => {
    scene = await makeScene();
  });
  const taken = () => gateway.taken.filter(({ to }) => to === scene.number).map(({ text }) => text);
  const write = async (text: string, { id, manager } = scene) => {
    const { payload, headers } = multipart({ message_body: text }, []);
    await server.request('POST', `/v1/applications/${id}/messages`, { token: manager.token, headers, payload });
  };
  const thread = async ({ id, manager } = scene) =>
    (await server.call(listMessages, { params: { id }, query: {} }, manager.token)).data.messages;
  /** Somebody sends a text to us. */
  const text = async (said: string, from = scene.number, id = `SM${(ids += 1)}`) => {
    pass(1);
    const url = `${HERE}${receiveText.path}`;
    const { headers, payload } = gateway.incoming({ id, from, text: said }, url, server.clock.now());
    const { status } = await server.request('POST', receiveText.path, { headers, payload });
    await server.settle();
    return status;
  };
  const choices = async (token = scene.candidate.token) => (await server.call(listTextChoices, {}, token)).data.groups;
  const choose = (wanted: boolean, number = scene.number, token = scene.candidate.token) => {
    pass(1);
    const body = { wanted, number, language: 'en' as const };
    return server.call(changeTextChoice, { params: { group_id: scene.group.id }, body }, token);
  };
  const mails = () =>
    server.run(({ db }) =>
      db.execute<{ recipient: string }>(sql`select recipient from platform.mail where text_body like '%Thursday%'`),
    );

  test('who ticks the box when applying is told so by a text, and it is kept with its wording and time', async () => {
    expect(scene.applied.status).toBe(200);
    expect(taken()).toHaveLength(1);
    expect(taken()[0]).toContain('STOP');
    const kept = await server.run(({ db }) =>
      db.execute(sql`select wanted, via, words, number, at from sms.choice where user_id = ${scene.candidate.userId}`),
    );
    expect(kept).toEqual([
      { wanted: true, via: 'APPLICATION', words: 1, number: scene.number, at: server.clock.now() },
    ]);
  });

  ruled('who does not tick it gets no text, ever', async () => {
    scene = await makeScene(false);
    await write('Can you come on Thursday?');
    await server.settle();
    expect(taken()).toEqual([]);
    expect(await mails()).not.toEqual([]);
  });

  ruled('who was blocked before a message went as a text is not heard by text or mail', async () => {
    const before = [taken().length, (await mails()).length];
    await write('Can you come on Thursday?');
    const body = { user_id: null, reason: null, note: '' };
    await server.call(blockWriting, { params: { id: scene.id }, body }, scene.candidate.token);
    await server.settle();
    expect([taken().length, (await mails()).length]).toEqual(before);
  });

  ruled('a text into a conversation that the house closed is left alone', async () => {
    await write('Can you come on Thursday?');
    await server.settle();
    const body = { user_id: null, reason: 'HARASSMENT' as const, note: '' };
    await server.call(blockWriting, { params: { id: scene.id }, body }, scene.manager.token);
    expect(await text('You fools')).toBe(200);
    expect((await thread()).map((line) => line.message_body)).toEqual(['Can you come on Thursday?']);
  });

  test('a message that is not read comes as a text with the way to the conversation, instead of a mail; the answer goes there', async () => {
    const before = (await mails()).length;
    await write('Can you come on Thursday?');
    await server.settle();
    expect(taken()[1]).toContain(`Can you come on Thursday? ${HERE}/messages/${scene.id}`);
    expect((await mails()).length).toBe(before);
    expect(await text('Yes, gladly')).toBe(200);
    expect((await thread()).map(({ from, message_body, part }) => [from, message_body, part])).toEqual([
      ['EMPLOYER', 'Can you come on Thursday?', { kind: 'TEXT' }],
      ['CANDIDATE', 'Yes, gladly', { kind: 'TEXT' }],
    ]);
  });

  ruled('a long message is shortened, and a read one is not sent', async () => {
    await write('Word '.repeat(300));
    await server.settle();
    expect(taken()[1]?.length).toBeLessThan(307);
    expect(taken()[1]).toContain(`... ${HERE}/messages/`);
    await write('Read at once');
    const { data } = await server.call(listMessages, { params: { id: scene.id }, query: {} }, scene.candidate.token);
    const body = data.messages.map(({ message_id }) => ({ message_id, is_read: true }));
    await server.call(markRead, { body }, scene.candidate.token);
    await server.settle();
    expect(taken()).toHaveLength(2);
  });

  test('a text that did not arrive goes by mail, when the provider says so under its signature', async () => {
    await write('Can you come on Thursday?');
    await server.settle();
    const before = (await mails()).length;
    const path = gateway.taken.findLast(({ to }) => to === scene.number)?.statusPath ?? '';
    const { headers, payload } = gateway.status('failed', `${HERE}${path}`, server.clock.now());
    expect(
      (await server.request('POST', path, { headers: { 'content-type': 'application/json' }, payload })).status,
    ).toBe(404);
    for (let again = 0; again < 2; again += 1)
      expect((await server.request('POST', path, { headers, payload })).status).toBe(200);
    await server.settle();
    expect((await mails()).length).toBe(before + 1);
  });

  ruled(
    'STOP from the number ends texts of ours to it, whatever is chosen, until it says START; the house can do neither',
    async () => {
      await text('stop');
      expect(taken()).toHaveLength(2);
      await write('Can you come on Thursday?');
      await server.settle();
      expect(taken()).toHaveLength(2);
      expect(await thread()).toHaveLength(1);
      expect(await choices()).toMatchObject([{ wanted: true, stopped: true, number: scene.number }]);
      await choose(false);
      await choose(true);
      expect((await choose(true, scene.number, scene.manager.token)).status).toBe(404);
      const tenant = { kind: 'tenant', groupIds: [scene.group.id], userId: scene.manager.userId } as const;
      await expect(
        server.run(({ db }) => db.execute(sql`delete from sms.word where number = ${scene.number}`), tenant),
      ).rejects.toThrow();
      await server.settle();
      expect(taken()).toHaveLength(2);
      await text('START');
      await write('And now?');
      await server.settle();
      expect(taken().at(-1)).toContain('And now?');
    },
  );

  ruled('texts are ended and begun in the settings, for one group, at a number that takes them', async () => {
    expect((await choose(false)).data).toMatchObject({ wanted: false, stopped: false });
    await write('Can you come on Thursday?');
    await server.settle();
    expect(taken()).toHaveLength(1);
    expect((await choose(true, '+351 212 345 678')).refusal).toMatchObject({ code: 'NUMBER_TAKES_NO_TEXTS' });
    expect((await choose(true)).data.wanted).toBe(true);
    await server.settle();
    expect(taken()).toHaveLength(2);
  });

  ruled(
    'who changes their mind again and again is asked to wait, and one number gets three confirmations a day',
    async () => {
      const answers: number[] = [];
      for (let index = 0; index < 10; index += 1) answers.push((await choose(index % 2 === 1)).status);
      await server.settle();
      expect(answers.at(-1)).toBe(429);
      expect(taken()).toHaveLength(3);
    },
  );

  test('a text counts once, however often it is handed over, and only from where it was signed', async () => {
    await write('Hello');
    await server.settle();
    await text('Yes', scene.number, 'SMonce');
    await text('Yes', scene.number, 'SMonce');
    expect(await thread()).toHaveLength(2);
    const payload = JSON.stringify({ id: 'SMforged', from: scene.number, to: gateway.number, text: 'No' });
    const headers = { 'content-type': 'application/json', 'x-sms-signature': 'a'.repeat(64), 'x-sms-timestamp': '1' };
    expect((await server.request('POST', receiveText.path, { headers, payload })).status).toBe(404);
    expect(await thread()).toHaveLength(2);
  });

  ruled(
    'a text from a number that we never wrote to is answered once an hour, and reaches no conversation',
    async () => {
      const stranger = '+351913999999';
      await server.run(({ db }) => db.execute(sql`delete from sms.incoming where number = ${stranger}`));
      const answers = () => gateway.taken.filter(({ to }) => to === stranger).length;
      const before = answers();
      await text('Who is this?', stranger);
      await text('Hello?', stranger);
      expect(answers() - before).toBe(1);
      pass(3660);
      await text('Hello??', stranger);
      expect(answers() - before).toBe(2);
    },
  );

  ruled('no more than thirty texts an hour go into one conversation', async () => {
    await write('Hello');
    await server.settle();
    await server.run(({ db }) =>
      db.execute(sql`
        insert into messaging.message (id, group_id, application_id, candidate_user_id, sender_side, sender_name, body, sent_at)
        select gen_random_uuid(), group_id, application_id, candidate_user_id, 'CANDIDATE', 'Pia', 'Yes', sent_at
        from messaging.message, generate_series(1, 29) where application_id = ${scene.id}`),
    );
    await text('The thirtieth');
    await text('One more');
    const own = await server.run(({ db }) =>
      db.execute(sql`select 1 from messaging.message where application_id = ${scene.id} and sender_side = 'CANDIDATE'`),
    );
    expect(own).toHaveLength(30);
  });

  ruled('the code of a post is answered with the way to apply, and says when there is none at the moment', async () => {
    const passerBy = `+35193${String(numbers).slice(-7)}`;
    const answers = () => gateway.taken.filter(({ to }) => to === passerBy).map((one) => one.text);
    const way = async (path: string) => {
      const { data } = await server.request('GET', path);
      return (data as { way: { code: string; number: string } | null }).way;
    };
    const [post, place] = [
      await way(`/v1/public/jobs/${scene.jobId}/text_way`),
      await way(`/v1/public/places/${scene.group.locationIds[0]}/text_way`),
    ];
    expect(post?.number).toBe('+351 910 000 001');
    expect(await way(`/v1/public/jobs/${scene.jobId}/text_way`)).toEqual(post);
    await text(`Apply ${post?.code.toLowerCase()}`, passerBy);
    expect(answers()[0]).toMatch(/^Bartender, evenings, .*\/jobs\/bartender-evenings.*\?source=sms$/);
    await text(place?.code ?? '', passerBy);
    expect(answers()[1]).toContain(`?at=${scene.group.locationIds[0]}&source=sms`);
    const params = { id: scene.group.id, job_id: scene.jobId };
    await server.call(changeJobStatus, { params, body: { action: 'pause' } }, scene.manager.token);
    await server.settle();
    await text(post?.code ?? '', passerBy);
    expect(answers()[2]).toContain('not taking applications right now');
    expect(await way(`/v1/public/jobs/${scene.jobId}/text_way`)).toBeNull();
    const at = server.clock.now();
    await server.run(({ db }) =>
      db.execute(sql`
        insert into sms.incoming (provider_id, number, own_number, kind, answered, at)
        select gen_random_uuid()::text, ${passerBy}, ${gateway.number}, 'CODE', true, ${at} from generate_series(1, 7)`),
    );
    await text(post?.code ?? '', passerBy);
    expect(answers()).toHaveLength(3);
  });

  ruled('a code in a conversation is answered too, and anything else goes into it', async () => {
    await write('Hello');
    await server.settle();
    await text('BCD42');
    expect(await thread()).toHaveLength(2);
  });

  ruled('a number that takes no texts is said at its field, and nothing is sent', async () => {
    scene = await makeScene(true, '+351212345678');
    expect(scene.applied.status).toBe(400);
    expect(scene.applied.refusal).toMatchObject({ code: 'PHONE_TAKES_NO_TEXTS' });
    expect(taken()).toEqual([]);
  });
});
