import { makeBrandTree } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { markEmailVerified } from '@hearth/domains/identity/service';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { notify } from '../notify.ts';

const server = await startTestServer();
const [here, near, other] = [newId(), newId(), newId()];
await server.run((work) =>
  makeBrandTree(work, {
    type: 'GP-ENTERPRISE',
    name: 'Lumen Hospitality',
    children: [
      {
        type: 'GROUP',
        name: 'Harbour House',
        scheme: { backgroundColor: '#7a1f2b', accentColor: '#7a1f2b' },
        children: [
          { id: here, type: 'LOCATION', name: 'Bristol' },
          { id: near, type: 'LOCATION', name: 'Lisbon' },
        ],
      },
      { type: 'GROUP', name: 'Night Owl', children: [{ id: other, type: 'LOCATION', name: 'Porto' }] },
    ],
  }),
);

/** Notifies somebody of something at each of these places, and answers the mail that it becomes. */
async function mailAbout(placeIds: readonly string[]) {
  const person = await server.run(async (work) => {
    const user = await makeUser(work);
    await markEmailVerified(work, user.userId);
    for (const placeId of placeIds)
      await notify(work, {
        kind: 'exports.ended',
        placeId,
        timeZone: 'Europe/Lisbon',
        people: [{ userId: user.userId, write: () => ({ title: 'News', text: '', link: '/notifications' }) }],
      });
    return user;
  });
  await server.settle();
  const [mail] = await server.run(({ db }) =>
    db.execute<{ sender_name: string | null; html_body: string }>(
      sql`select sender_name, html_body from platform.mail where recipient = ${person.email}`,
    ),
  );
  return mail;
}

test('mail about a location wears the brand that people deal with there, not that of the whole enterprise', async () => {
  const mail = await mailAbout([here]);
  expect(mail?.sender_name).toBe('Harbour House via Hearth');
  expect(mail?.html_body).toContain('background:#7a1f2b');
});

test('a digest wears a brand where all of it is about one', async () => {
  expect((await mailAbout([here, near]))?.sender_name).toBe('Harbour House via Hearth');
  expect((await mailAbout([here, other]))?.sender_name).toBeNull();
});
