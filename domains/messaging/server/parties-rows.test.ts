import { makeEmployer } from '@hearth/domains/access/factory';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { newId } from '@hearth/kit/id';
import { inScope } from '@hearth/platform/database';
import type { Scope } from '@hearth/platform/database';
import { startTestServer } from '@hearth/testing/server';
import { describe, expect, test } from 'vitest';
import { askCandidate } from '../contract/ask-endpoints.ts';
import { sendMessage } from '../contract/endpoints.ts';
import { blockWriting } from '../contract/safety-endpoints.ts';

const server = await startTestServer();
const made = await server.run(async (work) => {
  const group = await makeGroup(work);
  return {
    group,
    candidate: await makeUser(work),
    other: await makeUser(work),
    head: await makeEmployer(work, { brandId: group.id, as: 'GROUP_MANAGER' }),
    stranger: await makeEmployer(work, { brandId: (await makeGroup(work)).id, as: 'ENTERPRISE_OWNER' }),
  };
});
const [location] = made.group.locationIds;
const { data: job } = await server.call(
  createJob,
  { params: { id: made.group.id }, body: completeJob(location) },
  made.head.token,
);
const applicationOf = (userId: string): Promise<string> =>
  server.run((work) =>
    makeApplication(work, { group_id: made.group.id, location_id: location, job_id: job.id, user_id: userId }),
  );
const id = await applicationOf(made.candidate.userId);
const foreign = await applicationOf(made.other.userId);

const own: Scope = { kind: 'self', userId: made.candidate.userId };
const house: Scope = { kind: 'tenant', groupIds: [made.group.id], userId: made.head.userId };
const elsewhere: Scope = {
  kind: 'tenant',
  groupIds: [await server.run(async (work) => (await makeGroup(work)).id)],
  userId: made.stranger.userId,
};

/** How many rows a statement of one's own reaches in a scope; or that the database refuses it. */
const tried = (scope: Scope, text: string, values: readonly unknown[] = []): Promise<number | 'refused'> =>
  server
    .run(({ db }) => inScope(db, scope, async (tx) => (await tx.query(`${text} returning 1`, values)).length))
    .catch((error: unknown) => {
      if (/permission denied|row-level security/.test(String(error))) return 'refused';
      throw error;
    });

interface Written {
  readonly application?: string;
  readonly candidate?: string;
  readonly sender?: string;
  readonly side?: 'EMPLOYER' | 'CANDIDATE';
  readonly read?: Date | null;
}
const writes = (scope: Scope, { application = id, candidate = made.candidate.userId, ...row }: Written) =>
  tried(
    scope,
    `insert into messaging.message (id, group_id, application_id, candidate_user_id, sender_user_id, sender_side, sender_name, body, sent_at, read_at)
    values ($1, $2, $3, $4, $5, $6, 'Pia', 'Hello', '2026-11-20T09:00:00Z', $7)`,
    [
      newId(),
      made.group.id,
      application,
      candidate,
      row.sender ?? ('userId' in scope ? scope.userId : null),
      row.side ?? (scope.kind === 'self' ? 'CANDIDATE' : 'EMPLOYER'),
      row.read ?? null,
    ],
  );

describe('each party adds what is theirs, in their own name', () => {
  test('messages', async () => {
    expect([await writes(own, {}), await writes(house, {})]).toEqual([1, 1]);
    const wrong: readonly [Scope, Written][] = [
      [own, { side: 'EMPLOYER' }],
      [own, { sender: made.head.userId }],
      [own, { read: new Date('2026-11-20T09:00:00Z') }],
      [own, { application: foreign }],
      [own, { application: foreign, candidate: made.other.userId }],
      [house, { side: 'CANDIDATE' }],
      [house, { sender: made.candidate.userId }],
      [house, { read: new Date('2026-11-20T09:00:00Z') }],
      [elsewhere, {}],
    ];
    for (const [scope, row] of wrong) expect([scope, row, await writes(scope, row)]).toEqual([scope, row, 'refused']);
  });

  test('notes and the record of the house, which a candidate does not reach', async () => {
    const note = `insert into messaging.note (id, group_id, application_id, author_user_id, author_name, body, mentioned_names, at)
      values ($1, $2, $3, $4, 'Noor', 'Ask again', '{}', '2026-11-20T09:00:00Z')`;
    const event = `insert into messaging.conversation_event (id, group_id, application_id, what, detail, by_user_id, by_name, at)
      values ($1, $2, $3, 'ARCHIVED', '', $4, 'Noor', '2026-11-20T09:00:00Z')`;
    for (const text of [note, event]) {
      const values = (by: string) => [newId(), made.group.id, id, by];
      expect(await tried(house, text, values(made.head.userId))).toBe(1);
      expect(await tried(house, text, values(made.candidate.userId))).toBe('refused');
      expect(await tried(own, text, values(made.candidate.userId))).toBe('refused');
      expect(await tried(elsewhere, text, values(made.stranger.userId))).toBe('refused');
    }
  });
});

describe('what somebody says of a conversation is theirs', () => {
  test('reports, of their own side and where the application went', async () => {
    const text = `insert into messaging.report (id, group_id, location_id, application_id, candidate_name, job_title, place_name, reporter_user_id,
        reporter_name, reporter_side, accused_ids, accused_name, accused_side, reason, note, evidence, at)
      values ($1, $2, $3, $4, '', '', '', $5, '', $6, '{}', '', 'CANDIDATE', 'SPAM', '', '[]', now())`;
    const reports = (scope: Scope, by: string, side: string, place = location, application = id) =>
      tried(scope, text, [newId(), made.group.id, place, application, by, side]);
    const [pia, noor] = [made.candidate.userId, made.head.userId];
    expect([await reports(own, pia, 'CANDIDATE'), await reports(house, noor, 'EMPLOYER')]).toEqual([1, 1]);
    expect(await reports(own, pia, 'EMPLOYER')).toBe('refused');
    expect(await reports(own, noor, 'CANDIDATE')).toBe('refused');
    expect(await reports(own, pia, 'CANDIDATE', made.group.locationIds[1])).toBe('refused');
    expect(await reports(own, pia, 'CANDIDATE', location, foreign)).toBe('refused');
    expect(await reports(house, pia, 'EMPLOYER')).toBe('refused');
    expect(await reports(elsewhere, made.stranger.userId, 'EMPLOYER')).toBe('refused');
  });

  test('whether they read it in their own language', async () => {
    const choose = 'insert into messaging.translation_choice (user_id, application_id, since) values ($1, $2, now())';
    const end = 'delete from messaging.translation_choice where application_id = $1';
    expect(await tried(own, choose, [made.candidate.userId, id])).toBe(1);
    expect(await tried(house, choose, [made.head.userId, id])).toBe(1);
    expect(await tried(own, choose, [made.candidate.userId, foreign])).toBe('refused');
    expect(await tried(own, choose, [made.other.userId, id])).toBe('refused');
    expect(await tried(elsewhere, choose, [made.stranger.userId, id])).toBe('refused');
    expect(await tried(elsewhere, end, [id])).toBe(0);
    expect([await tried(own, end, [id]), await tried(house, end, [id])]).toEqual([1, 1]);
  });
});

describe('each party changes of the other’s rows what is theirs to say', () => {
  test('whether it was read, and nothing else', async () => {
    const read = `update messaging.message set read_at = '2026-11-20T09:00:00Z' where application_id = $1 and sender_side = $2`;
    const other = { params: { id }, body: { message_body: 'Monday?', message_id: newId() } };
    await server.call(sendMessage, other, made.head.token);
    await server.call(sendMessage, { ...other, body: { message_body: 'Yes' } }, made.candidate.token);
    expect(await tried(own, read, [id, 'CANDIDATE'])).toBe(0);
    expect(await tried(house, read, [id, 'EMPLOYER'])).toBe(0);
    expect(await tried(own, read, [id, 'EMPLOYER'])).toBeGreaterThan(0);
    expect(await tried(house, read, [id, 'CANDIDATE'])).toBeGreaterThan(0);
    expect(await tried(elsewhere, read, [id, 'CANDIDATE'])).toBe(0);
    for (const scope of [own, house]) {
      expect(
        await tried(scope, "update messaging.message set body = 'Other words' where application_id = $1", [id]),
      ).toBe('refused');
      expect(await tried(scope, 'delete from messaging.message where application_id = $1', [id])).toBe('refused');
    }
  });

  test('what was asked is answered by the candidate once, and taken back by the house', async () => {
    const askId = newId();
    const body = { ask_id: askId, kind: 'CONFIRM', text: 'Monday at nine?' } as const;
    await server.call(askCandidate, { params: { id }, body }, made.head.token);
    const set = (state: string) =>
      `update messaging.ask set state = '${state}', changed_at = '2026-11-20T09:00:00Z' where id = $1`;
    expect(await tried(own, set('WITHDRAWN'), [askId])).toBe('refused');
    expect(await tried(house, set('DONE'), [askId])).toBe('refused');
    expect(await tried({ kind: 'self', userId: made.other.userId }, set('DONE'), [askId])).toBe(0);
    expect(await tried(elsewhere, set('WITHDRAWN'), [askId])).toBe(0);
    expect(await tried(own, set('DONE'), [askId])).toBe(1);
    expect(await tried(own, set('DECLINED'), [askId])).toBe(0);
  });

  test('a block is seen and ended by the side that made it', async () => {
    const ofHouse = { params: { id }, body: { user_id: null, reason: 'OTHER', note: '' } } as const;
    await server.call(blockWriting, ofHouse, made.candidate.token);
    await server.call(blockWriting, ofHouse, made.head.token);
    const end = `update messaging.block set ended_at = '2026-11-20T09:00:00Z' where application_id = $1 and kind = $2`;
    expect(await tried(house, end, [id, 'HOUSE'])).toBe(0);
    expect(await tried(own, end, [id, 'CANDIDATE'])).toBe(0);
    expect(await tried(elsewhere, end, [id, 'CANDIDATE'])).toBe(0);
    expect(await tried(house, end, [id, 'CANDIDATE'])).toBe(1);
    expect(await tried(own, end, [id, 'HOUSE'])).toBe(1);
  });
});
