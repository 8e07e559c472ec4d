import pg from 'pg';
import type { Floor } from './floor.ts';
import { api, signIn } from './server.ts';

export interface Call {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body?: () => string;
  readonly type?: string;
  /** The floor: the statements that this call sends, in order, with their values; none for a call that needs no query. */
  readonly statements: Floor['statements'];
  /** Whether the floor runs them in a transaction that writes. */
  readonly writes?: boolean;
}

/** The hottest calls, each with the statements of its floor. */
export async function calls(): Promise<Call[]> {
  const manager = await signIn('leonor');
  const employee = await signIn('noor');
  const candidate = await signIn('pia');
  const info = await api('/v1/users/info', manager);
  const brand = String((info.data['entry_mode'] as { brand_id: string }).brand_id);
  const own = await api('/v1/candidate_applications', candidate);
  const [application] = own.data['applications'] as { id: string }[];
  const admin = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await admin.connect();
  const one = async (text: string): Promise<Record<string, string>> =>
    (await admin.query(text)).rows[0] as Record<string, string>;
  const person = await one(`select id from identity."user" where username = 'leonor'`);
  const week = await one(`select to_char(date_trunc('week', now()), 'YYYY-MM-DD') as monday`);
  await admin.end();
  const id = application?.id ?? '';
  return [
    {
      name: 'who am I (warm policy)',
      method: 'GET',
      path: `/v1/brands/${brand}/permissions/is_authorized?required_permissions=VIEW_SCHEDULE&permission_category=SCHEDULING`,
      token: manager,
      statements: [],
    },
    {
      name: 'user info',
      method: 'GET',
      path: '/v1/users/info',
      token: manager,
      statements: [{ text: `select * from identity."user" where id = $1`, values: [person['id']] }],
    },
    {
      name: 'own applications',
      method: 'GET',
      path: '/v1/candidate_applications',
      token: candidate,
      statements: [
        {
          text: 'select * from applications.application_view where user_id = (select user_id from applications.application where id = $1) order by last_message_at desc nulls last, applied_at desc, id limit 10',
          values: [id],
        },
        {
          text: 'select count(*) from applications.application_view where user_id = (select user_id from applications.application where id = $1)',
          values: [id],
        },
      ],
    },
    {
      name: 'unread count',
      method: 'GET',
      path: '/v1/unread_message_count_candidate',
      token: candidate,
      statements: [
        {
          text: 'select coalesce(sum(unread_candidate), 0)::int as n from applications.application where user_id = (select user_id from applications.application where id = $1)',
          values: [id],
        },
      ],
    },
    {
      name: 'own shifts',
      method: 'GET',
      path: `/v1/my/shifts?from=${week['monday']}&to=${week['monday']}`,
      token: employee,
      statements: [
        {
          text: `select s.* from scheduling.published_shift s join team.employee e on e.id = s.employee_id where e.email = 'noor@lumen.example' and s.local_date = $1::date`,
          values: [week['monday']],
        },
      ],
    },
    {
      name: 'board of a location',
      method: 'GET',
      path: `/v1/brands/${brand}/pipeline?limit=10`,
      token: manager,
      statements: [
        {
          text: `select stage, count(*), min(waiting_since) from applications.application where location_id = $1 and archived_at is null group by stage`,
          values: [brand],
        },
        {
          text: `select card.* from unnest(array['NEW','SCREEN','INTERVIEW','TRIAL','OFFER','HIRED']) as c(stage) cross join lateral (select * from applications.application a where a.location_id = $1 and a.stage = c.stage and archived_at is null order by waiting_since nulls last, stage_entered_at, id limit 10) card`,
          values: [brand],
        },
      ],
    },
    {
      name: 'write: a message',
      method: 'POST',
      path: `/v1/applications/${id}/messages`,
      token: candidate,
      writes: true,
      type: 'multipart/form-data; boundary=b',
      body: () => `--b\r\ncontent-disposition: form-data; name="message_body"\r\n\r\nHello\r\n--b--\r\n`,
      statements: [
        {
          text: `insert into messaging.message (id, group_id, application_id, candidate_user_id, sender_side, sender_name, body, sent_at) select $1, group_id, id, user_id, 'CANDIDATE', 'Pia', 'Hello', now() from applications.application where id = $2`,
          values: ['NEW', id],
        },
        {
          text: `update applications.application set unread_employer = unread_employer + 1, last_message_at = now(), last_message = 'Hello' where id = $1`,
          values: [id],
        },
        {
          text: `with e as (insert into platform.outbox (id, type, topics, data) values ($1, 'bench', array['a'], '{}')) select pg_notify('bench', 'x')`,
          values: ['NEW'],
        },
      ],
    },
  ];
}
