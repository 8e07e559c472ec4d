import pg from 'pg';
import { signIn } from '../http/server.ts';

/** Somebody of the load: signed in, and where they belong. Each comes from an address of their own. */
export interface Person {
  readonly username: string;
  readonly address: string;
  token: string;
  signedInAt: number;
}
/** A candidate, with the conversation of their own. */
export interface CandidateOf extends Person {
  readonly applicationId: string;
}
/** A manager of one location, with a conversation there and shifts that nobody else of the load edits. */
export interface ManagerOf extends Person {
  readonly locationId: string;
  readonly applicationId: string;
  readonly shifts: { readonly id: string; version: number; isFree: boolean }[];
}

export interface People {
  readonly candidates: readonly CandidateOf[];
  readonly managers: readonly ManagerOf[];
  readonly employees: readonly Person[];
}

/** How many there are of each kind. Managers share the places of the demonstration. */
const CANDIDATES = 150;
const MANAGERS = 48;
const EMPLOYEES = 60;
const SHIFTS_EACH = 10;

/** Gives everybody of the demonstration the password that the account of this name has. */
export const LET_IN = `
  update identity."user" u set password_hash = known.password_hash, status = 'ACTIVE', email_verified_at = coalesce(u.email_verified_at, now())
  from (select password_hash from identity."user" where username = $1) known where u.password_hash is null`;
/** Makes managers and employees of people of the demonstration; the same ones when asked again. */
const MAKE_MANAGERS = `
  insert into access."grant" (id, group_id, brand_id, user_id, role, valid_from, consent)
  select gen_random_uuid(), place.group_id, place.location_id, person.id, 'LOCATION_MANAGER', now() - interval '1 day', 'SEED'
  from (select id, row_number() over (order by id) - 1 as n from identity."user" where username <> all ($1) order by id offset ${CANDIDATES} limit ${MANAGERS}) person
  join (select group_id, location_id, row_number() over (order by location_id) - 1 as n, count(*) over () as places
        from (select group_id, location_id from scheduling.shift group by 1, 2) s) place on place.n = person.n % place.places
  on conflict do nothing`;
const MAKE_EMPLOYEES = `
  update team.employee e set user_id = person.id
  from (select id, row_number() over (order by id) as n from identity."user" where username <> all ($1) order by id offset ${CANDIDATES + MANAGERS} limit ${EMPLOYEES}) person,
       (select id, row_number() over (order by id) as n from team.employee where user_id is null) free
  where free.n = person.n and e.id = free.id
    and not exists (select 1 from team.employee taken where taken.user_id = person.id and taken.group_id = e.group_id)`;

interface Row {
  readonly username: string;
  readonly location_id: string;
  readonly application_id: string;
  readonly shifts: readonly { readonly id: string; readonly version: number }[];
}

/** Signs all of them in at the server on a port. The database is the demonstration's. */
export async function signInPeople(url: string, port: number): Promise<People> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const demo = (await client.query('select username from identity.demo_account')).rows.map((row) => row.username);
  await client.query(LET_IN, [demo[0]]);
  await client.query(MAKE_MANAGERS, [demo]);
  await client.query(MAKE_EMPLOYEES, [demo]);
  const candidates = await client.query<Row>(
    `select u.username, a.id as application_id from (select id, username from identity."user" where username <> all ($1) order by id limit ${CANDIDATES}) u
     join lateral (select id from applications.application where user_id = u.id and stage <> 'HIRED' limit 1) a on true`,
    [demo],
  );
  const managers = await client.query<Row>(
    `select u.username, g.brand_id as location_id,
       (select id from applications.application a where a.location_id = g.brand_id and stage = 'NEW' order by md5(a.id::text || u.username) limit 1) as application_id,
       (select json_agg(s) from (
          select id, version from scheduling.shift s where s.location_id = g.brand_id and not s.removed and s.local_date > current_date
            and hashtext(s.id::text) % 4 = (row_number_of.n % 4) limit ${SHIFTS_EACH}) s) as shifts
     from (select id, username, row_number() over (order by id) - 1 as n from (select id, username from identity."user" where username <> all ($1) order by id offset ${CANDIDATES} limit ${MANAGERS}) p) u
     join access."grant" g on g.user_id = u.id and g.role = 'LOCATION_MANAGER'
     cross join lateral (select u.n / 12 as n) row_number_of`,
    [demo],
  );
  const employees = await client.query<Row>(
    `select u.username from (select id, username from identity."user" where username <> all ($1) order by id offset ${CANDIDATES + MANAGERS} limit ${EMPLOYEES}) u`,
    [demo],
  );
  await client.end();
  let number = 0;
  const person = async ({ username }: Row): Promise<Person> => {
    number += 1;
    const address = `10.${number >> 8}.${number & 255}.7`;
    return { username, address, token: await signIn(username, port, address), signedInAt: performance.now() };
  };
  const found: { candidates: CandidateOf[]; managers: ManagerOf[]; employees: Person[] } = {
    candidates: [],
    managers: [],
    employees: [],
  };
  for (const row of candidates.rows)
    found.candidates.push({ ...(await person(row)), applicationId: row.application_id });
  for (const row of managers.rows) {
    const shifts = (row.shifts ?? []).map(({ id, version }) => ({ id, version, isFree: true }));
    found.managers.push({
      ...(await person(row)),
      locationId: row.location_id,
      applicationId: row.application_id,
      shifts,
    });
  }
  for (const row of employees.rows) found.employees.push(await person(row));
  return found;
}
