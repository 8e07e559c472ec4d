import { makeEmployer } from '@hearth/domains/access/factory';
import type { Application } from '@hearth/domains/applications/schemas';
import { makeApplication } from '@hearth/domains/applications/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { makeAttachment } from '@hearth/domains/media/factory';
import { createWebhook } from '@hearth/domains/webhooks/contract';
import { newId } from '@hearth/kit/id';
import { multipart, SMALL_PDF } from '@hearth/testing/multipart';
import type { TestServer } from '@hearth/testing/server';
import { sql } from 'kysely';

const DAY_MS = 86_400_000;

/** A group with its owner, a manager of its second location, and the ways to apply and to be written to. */
export async function openScene(server: TestServer) {
  const made = await server.run(async (work) => {
    const group = await makeGroup(work);
    const owner = await makeEmployer(work, { brandId: group.id, as: 'ENTERPRISE_OWNER' });
    const elsewhere = await makeEmployer(work, { brandId: group.locationIds[1], as: 'LOCATION_MANAGER' });
    return { group, owner, elsewhere };
  });
  const { group, owner } = made;
  const [here] = group.locationIds;
  const addJob = () => server.call(createJob, { params: { id: group.id }, body: completeJob(here) }, owner.token);
  const job = await addJob();

  /** Somebody with an application that has stood where it stands for so many days, and with a file. */
  const apply = async (
    stage: Application['stage'],
    daysAgo = 0,
    candidate?: { readonly userId: string; readonly token: string },
  ) => {
    // Nobody applies twice for one post.
    const post = candidate === undefined ? job : await addJob();
    const user = candidate ?? (await server.run((work) => makeUser(work, { firstName: 'Pia', lastName: 'Valtonen' })));
    const cv = await makeAttachment(
      { run: server.run, tools: server.application.tools },
      { groupId: group.id, ownerUserId: user.userId, file: { name: 'cv.pdf', bytes: Buffer.from(SMALL_PDF) } },
    );
    return server.run(async (work) => {
      const at = new Date(work.clock.now().getTime() - daysAgo * DAY_MS);
      const id = await makeApplication(
        work,
        { group_id: group.id, location_id: here, job_id: post.data.id, user_id: user.userId },
        {
          stage,
          attachment_ids: [cv.id],
          message: 'I love kitchens',
          phone: '+358401234567',
          answers: [{ question: 'Weekends?', answer: 'yes', knocked_out: false }],
          applied_at: at,
          stage_entered_at: at,
          ...(stage === 'REJECTED' ? { end_reason: 'OTHER' as const } : {}),
          ...(stage === 'HIRED' ? { employee_id: newId() } : {}),
        },
      );
      await work.db.execute(sql`
        insert into applications.letter (id, group_id, application_id, recipient, language, subject, body, send_after, state, at)
        values (${newId()}, ${group.id}, ${id}, 'pia@example.com', 'en', 'Your application', 'Dear Pia', ${at}, 'SENT', ${at})`);
      return { ...user, id, cvId: cv.id };
    });
  };

  /** Writes a message with a file in a conversation; the file's id. */
  const write = async (applicationId: string, token: string): Promise<string> => {
    const { payload, headers } = multipart({ message_body: 'See my certificate' }, [
      { field: 'files', type: 'application/pdf', name: 'certificate.pdf', bytes: SMALL_PDF },
    ]);
    const sent = await server.request('POST', `/v1/applications/${applicationId}/messages`, {
      token,
      headers,
      payload,
    });
    return (sent.data as { files: { id: string }[] }).files[0]?.id ?? '';
  };

  /** A time that is booked for an application, in a session of one. */
  const book = (applicationId: string, userId: string) =>
    server.run(async ({ db, clock }) => {
      const starts = new Date(clock.now().getTime() + 3 * DAY_MS);
      const ends = new Date(starts.getTime() + 1_800_000);
      const [kit, session] = [newId(), newId()];
      await db.execute(sql`
        insert into interviews.kit (id, group_id, location_id, name, kind, minutes, buffer_minutes, notice_hours, horizon_days, capacity, panel,
          panel_rule, room, details, hours, focus, created_at)
        values (${kit}, ${group.id}, ${here}, 'Talk', 'PHONE', 30, 0, 1, 14, 1, ${[owner.userId]}::uuid[], 'ANY', '', '', '[]', '{}', ${clock.now()})`);
      await db.execute(sql`
        insert into interviews.session (id, group_id, kit_id, starts_at, ends_at, host_ids, capacity, taken)
        values (${session}, ${group.id}, ${kit}, ${starts}, ${ends}, ${[owner.userId]}::uuid[], 1, 1)`);
      await db.execute(sql`
        insert into interviews.interview (id, group_id, location_id, application_id, user_id, kit_id, state, session_id, starts_at, ends_at, host_ids,
          language, invited_at, open_until)
        values (${newId()}, ${group.id}, ${here}, ${applicationId}, ${userId}, ${kit}, 'BOOKED', ${session}, ${starts}, ${ends},
          ${[owner.userId]}::uuid[], 'en', ${clock.now()}, ${ends})`);
    });

  /** An offer for an application. */
  const offer = (applicationId: string, userId: string, state: 'SENT' | 'ACCEPTED') =>
    server.run(({ db, clock }) =>
      db.execute(sql`
        insert into offers.offer (id, group_id, location_id, application_id, user_id, state, candidate_name, employer_name, job_title, time_zone,
          language, position_name, contract, starts_on, minutes_per_week, pay_amount, pay_currency, pay_per, document, sha256, expires_at, sent_by, sent_at)
        values (${newId()}, ${group.id}, ${here}, ${applicationId}, ${userId}, ${state}, 'Pia Valtonen', 'Casa', 'Bartender', 'Europe/Lisbon', 'en',
          'Bartender', 'PART_TIME', '2026-12-01', 1440, 1550, 'EUR', 'HOUR', 'We offer', 'hash', ${new Date(clock.now().getTime() + DAY_MS)},
          ${owner.userId}, ${clock.now()})`),
    );

  /** A webhook of the group that hears of applications, and a message to it that names one. */
  const deliverAbout = async (applicationId: string) => {
    const body = {
      name: 'Payroll',
      address: 'http://127.0.0.1:1/hooks',
      events: ['application.stage_changed' as const, 'interview.changed' as const, 'offer.changed' as const],
      brand_id: group.id,
    };
    const { data } = await server.call(createWebhook, { params: { id: group.id }, body }, owner.token);
    await server.run(({ db, clock }) =>
      db.execute(sql`
        insert into webhooks.delivery (id, group_id, endpoint_id, event_id, type, at, data, application_id, state, not_before, created_at)
        values (${newId()}, ${group.id}, ${data.webhook.id}, ${newId()}, 'offer.changed', ${clock.now()},
          ${JSON.stringify({ application_id: applicationId })}::jsonb, ${applicationId}, 'WAITING', ${clock.now()}, ${clock.now()})`),
    );
  };

  /** How many rows of anything that tells of a person hang on an application. */
  const traces = (applicationId: string, fileIds: readonly string[]) =>
    server.run(async ({ db }) => {
      const [row] = await db.execute<Record<string, number>>(sql`
        select (select count(*)::int from applications.application where id = ${applicationId}) as application,
          (select count(*)::int from applications.stage_event where application_id = ${applicationId}) as history,
          (select count(*)::int from applications.letter where application_id = ${applicationId}) as letters,
          (select count(*)::int from messaging.message where application_id = ${applicationId}) as messages,
          (select count(*)::int from interviews.interview where application_id = ${applicationId}) as interviews,
          (select count(*)::int from offers.offer where application_id = ${applicationId}) as offers,
          (select count(*)::int from webhooks.delivery where application_id = ${applicationId} or data::text like ${`%${applicationId}%`}) as deliveries,
          (select count(*)::int from media.attachment where id = any (${[...fileIds]}::uuid[])) as files`);
      return row;
    });

  return { ...made, here, addJob, apply, write, book, offer, deliverAbout, traces };
}
