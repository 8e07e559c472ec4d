import { makeEmployer } from '@hearth/domains/access/factory';
import { findGrantFor } from '@hearth/domains/access/service';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import type { Work } from '@hearth/platform/module';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { claimMail } from './mail-house.ts';
import { resetHouseMail, findUnseenFor, findUnseenOfAssignees } from './queries/house-mail.ts';

const server = await startTestServer();
const MINUTE = 60_000;

/** Two conversations that are nobody's, each with a message that waits, and who may see both. */
async function makeScene() {
  const made = await server.run(async (work) => {
    const group = await makeGroup(work);
    const head = await makeEmployer(work, { brandId: group.id, as: 'GROUP_MANAGER' });
    return { group, head, people: [await makeUser(work), await makeUser(work)] };
  });
  const { group, head, people } = made;
  const [location_id] = group.locationIds;
  const body = completeJob(location_id);
  const job = await server.call(createJob, { params: { id: group.id }, body }, head.token);
  const at = { group_id: group.id, location_id, job_id: job.data.id };
  for (const { userId, token } of people) {
    server.clock.advance(1000);
    const id = await server.run((work) => makeApplication(work, { ...at, user_id: userId }));
    const { payload, headers } = multipart({ message_body: 'Hello?' }, []);
    await server.request('POST', `/v1/applications/${id}/messages`, { token, headers, payload });
  }
  return { groupId: group.id, userId: head.userId };
}

const unseen = async ({ db, clock }: Work, scene: { groupId: string; userId: string }, limit: number) => {
  const grant = await findGrantFor(
    db,
    scene.userId,
    scene.groupId,
    { permission: 'VIEW_MESSAGES', orBelow: true },
    clock.now(),
  );
  if (grant === null) throw new Error('They may see nothing.');
  return findUnseenFor(db, grant, scene.userId, limit);
};

test('what somebody was mailed about takes no place in the next digest: the one that waits behind it comes', async () => {
  const scene = await makeScene();
  await server.run(async (work) => {
    const [first] = await unseen(work, scene, 1);
    if (first === undefined) throw new Error('Nothing waits.');
    await claimMail(work, first, scene.userId);
    const [second, ...more] = await unseen(work, scene, 1);
    expect(second?.application_id).not.toBe(first.application_id);
    expect([second === undefined, more.length]).toEqual([false, 0]);
  });
});

test('nor is a conversation that is theirs found again before the house has looked there', async () => {
  const scene = await makeScene();
  await server.run(async (work) => {
    const [first] = await unseen(work, scene, 1);
    if (first === undefined) throw new Error('Nothing waits.');
    await work.db.query('update applications.application set assignee_user_id = $1 where id = $2', [
      scene.userId,
      first.application_id,
    ]);
    const now = work.clock.now().getTime();
    const between = { from: new Date(now - 10 * MINUTE), to: new Date(now) };
    const own = async () =>
      (await findUnseenOfAssignees(work.db, between, undefined, 10)).filter(
        ({ group_id: group }) => group === scene.groupId,
      ).length;
    expect(await own()).toBe(1);
    await claimMail(work, first, scene.userId);
    expect(await own()).toBe(0);
    await resetHouseMail(work.db, first.application_id);
    expect(await own()).toBe(1);
  });
});

test('of two who found the same conversation one mails, until the house has looked there', async () => {
  const scene = await makeScene();
  await server.run(async (work) => {
    const [row] = await unseen(work, scene, 1);
    if (row === undefined) throw new Error('Nothing waits.');
    expect(await claimMail(work, row, scene.userId)).not.toBeNull();
    expect(await claimMail(work, row, scene.userId)).toBeNull();
    await resetHouseMail(work.db, row.application_id);
    expect(await claimMail(work, row, scene.userId)).not.toBeNull();
  });
});
