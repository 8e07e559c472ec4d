import type pg from 'pg';

/** Messages of a conversation. */
const PER_CONVERSATION = 20;
/** Conversations that somebody still works on: among them is what nobody has read. What is older was read long ago. */
const fresh = (conversations: number): number => Math.max(500, conversations / 10);
/** Of so many conversations of the group, one stands at the manager's own place. */
const ELSEWHERE = 25;
/** The newest conversations, however many there are: ten of them at the manager's place. */
const SAME = ELSEWHERE * 10;

/** The same id for the same words, as those that Hearth makes are written. */
const idOf = (words: string): string => `overlay(overlay(md5(${words}) placing '4' from 13) placing '8' from 17)::uuid`;

/**
 * Fills a group with so many messages, twenty a conversation, in SQL: most at the other places of the group. Of the
 * newest conversations every tenth has not been read. One message of a thousand tells of an apron. The newest 250 conversations are
 * of people called Quenneville and tell of a lantern, at any size. What is kept with a conversation is set from its messages.
 */
export async function fillInbox(client: pg.Client, username: string, messages: number): Promise<void> {
  await client.query('set statement_timeout = 0');
  const conversations = messages / PER_CONVERSATION;
  const columns = await columnsOf(client, 'applications.application');
  const changed: Readonly<Record<string, string>> = {
    id: idOf(`'a' || n`),
    user_id: idOf(`'u' || n`),
    location_id: `case when n % ${ELSEWHERE} = 0 then t.location_id else place.id end`,
    stage: `'NEW'`,
    last_name: `case when n <= ${SAME} then 'Quenneville' else t.last_name end`,
    employee_id: 'null',
    applied_at: `now() - n * interval '1 minute'`,
    archived_at: 'null',
    last_message_at: `now() - n * interval '1 minute'`,
    last_message: `'Message 20 of conversation ' || n`,
    last_message_by: `'CANDIDATE'`,
    unread_employer: `case when n % 10 = 0 and n <= ${fresh(conversations)} then 1 else 0 end`,
    unread_candidate: '0',
  };
  const users = await columnsOf(client, 'identity."user"');
  const changedUsers: Readonly<Record<string, string>> = {
    id: idOf(`'u' || n`),
    email: `n || '-many-' || t.email`,
    username: `n || '-many-' || t.username`,
  };
  await client.query(
    `insert into identity."user" (${names(users)}) select ${users.map((name) => changedUsers[name] ?? `t."${name}"`).join(',')}
     from (select * from identity."user" where username = 'pia') t cross join generate_series(1, ${conversations}) n`,
  );
  await client.query(
    `insert into applications.application (${names(columns)}) select ${columns.map((name) => changed[name] ?? `t."${name}"`).join(',')}
     from (select a.* from applications.application a join access."grant" g on g.brand_id = a.location_id
           join identity."user" u on u.id = g.user_id where u.username = $1 limit 1) t
     cross join generate_series(1, ${conversations}) n
     join lateral (select id from core.brand where group_id = t.group_id and type = 'LOCATION' and id <> t.location_id
                   order by md5(id::text || n) limit 1) place on true`,
    [username],
  );
  // Built once over all rows: far quicker than with each.
  const indexes = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = 'messaging.message'::regclass and not indisprimary`,
  );
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  await client.query(
    `insert into messaging.message (id, group_id, application_id, candidate_user_id, sender_user_id, sender_side, sender_name, body, sent_at, read_at)
     select ${idOf('a.id::text || i')}, a.group_id, a.id, a.user_id, null, case when i % 2 = 0 then 'CANDIDATE' else 'EMPLOYER' end, 'Somebody',
       'Message ' || i || ' of conversation ' || a.first_name || ': the shift on ' || (a.applied_at + i * interval '1 day')::date || ' suits me, ' || case when hashtext(a.id::text || i) % 1000 = 0 then 'bring an apron' when i = 1 and a.last_name = 'Quenneville' then 'bring a lantern' else 'see you at the bar' end,
       a.last_message_at - (${PER_CONVERSATION} - i) * interval '1 minute', case when i = ${PER_CONVERSATION} and a.unread_employer = 1 then null else now() end
     from applications.application a cross join generate_series(1, ${PER_CONVERSATION}) i where a.last_message like 'Message 20 of conversation %'`,
  );
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const { definition } of indexes.rows) await client.query(definition);
  await client.query('vacuum analyze');
}

const names = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(',');

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows.map(({ name }) => name);
}
