import type { Tx } from '@hearth/platform/database';
import type { Language } from '@hearth/kit/constants';
import { tokenHash } from '@hearth/platform/secrets/token';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import { sql } from 'kysely';
import type { EmploymentType } from '@hearth/domains/job-library/schemas';
import type { ShiftTime } from '@hearth/domains/jobs/schemas';
import type { Frequency } from '../../rules/alert.ts';
import { understandPlace, understandWords } from '@hearth/domains/jobs/rules';

/** The sealed tokens of alerts, which every mail's links contain. */
export const ALERT_TOKEN = sealedColumn({ table: 'jobs.alert', key: ['id'], column: 'token' });

/** A job alert: subscriber, criteria and next date. */
export interface AlertRow {
  readonly id: string;
  readonly token: string;
  readonly email: string;
  readonly site: string;
  readonly q: string;
  readonly place: string;
  readonly employment_types: EmploymentType[];
  readonly shift_times: ShiftTime[];
  readonly post_language: Language | '';
  readonly frequency: Frequency;
  readonly language: Language;
  readonly time_zone: string;
}

/** A new alert with its folded search words. */
export type NewAlert = AlertRow & {
  readonly words: readonly string[];
  readonly place_words: readonly string[];
  readonly asked_at: Date;
};

const FIELDS = sql`id, token, email, site, q, place, employment_types, shift_times, post_language, frequency, language, time_zone`;

const unseal = (tx: Tx<'system'>, row: AlertRow): AlertRow => ({
  ...row,
  token: ALERT_TOKEN.open(tx, row.id, row.token),
});

export async function insertAlert(tx: Tx<'system'>, row: NewAlert): Promise<void> {
  await tx.execute(sql`
    insert into jobs.alert (${FIELDS}, words, place_words, asked_at, token_hash)
    values (${row.id}, ${ALERT_TOKEN.seal(tx, row.id, row.token)}, ${row.email}, ${row.site}, ${row.q}, ${row.place}, ${row.employment_types}::text[], ${row.shift_times}::text[], ${row.post_language},
      ${row.frequency}, ${row.language}, ${row.time_zone}, ${[...row.words]}::text[], ${[...row.place_words]}::text[], ${row.asked_at}, ${tokenHash(row.token)})`);
}

/** Finds and locks the alert of a token; unconfirmed ones only for a while. */
export async function lockAlert(tx: Tx<'system'>, token: string, askedAfter: Date): Promise<AlertRow | undefined> {
  const [row] = await tx.execute<AlertRow>(sql`
    select ${FIELDS} from jobs.alert where token_hash = ${tokenHash(token)} and (confirmed_at is not null or asked_at > ${askedAfter}) for update`);
  return row === undefined ? undefined : unseal(tx, row);
}

/** Finds the site and language of a token's alert. */
export async function findAlertByToken(
  tx: Tx<'system'>,
  token: string,
): Promise<Pick<AlertRow, 'site' | 'language'> | undefined> {
  const [row] = await tx.execute<Pick<AlertRow, 'site' | 'language'>>(
    sql`select site, language from jobs.alert where token_hash = ${tokenHash(token)}`,
  );
  return row;
}

/** Confirms an alert, so that mail is sent. */
export async function setConfirmed(tx: Tx<'system'>, id: string, now: Date, nextAt: Date): Promise<void> {
  await tx.execute(
    sql`update jobs.alert set confirmed_at = coalesce(confirmed_at, ${now}), next_at = ${nextAt} where id = ${id}`,
  );
}

/**
 * Whoever confirms the same search again has changed how often, in which language or where they read: the older alert takes
 * that over, with all that it has told of and the links that lie in its mails, and the newer one goes. False: there is none.
 */
export async function mergeIntoDuplicate(tx: Tx<'system'>, { id }: AlertRow, nextAt: Date): Promise<boolean> {
  const twins = await tx.execute(sql`
    update jobs.alert twin
    set frequency = fresh.frequency, language = fresh.language, time_zone = fresh.time_zone, next_at = ${nextAt}
    from jobs.alert fresh
    where fresh.id = ${id} and fresh.confirmed_at is null and twin.id <> fresh.id and twin.confirmed_at is not null
      and twin.email = fresh.email and twin.site = fresh.site and twin.words = fresh.words and twin.place_words = fresh.place_words
      and twin.employment_types = fresh.employment_types and twin.shift_times = fresh.shift_times and twin.post_language = fresh.post_language
    returning twin.id`);
  if (twins.length === 0) return false;
  await tx.execute(sql`delete from jobs.alert where id = ${id}`);
  return true;
}

export async function deleteAlert(tx: Tx<'system'>, token: string): Promise<void> {
  await tx.execute(sql`delete from jobs.alert where token_hash = ${tokenHash(token)}`);
}

/** Deletes alerts that were never confirmed. */
export async function deleteUnconfirmed(tx: Tx<'system'>, askedBefore: Date): Promise<void> {
  await tx.execute(sql`delete from jobs.alert where confirmed_at is null and asked_at <= ${askedBefore}`);
}

/** Locks a batch of due alerts. */
export async function lockDueAlerts(tx: Tx<'system'>, now: Date, limit: number): Promise<AlertRow[]> {
  const rows = await tx.execute<AlertRow>(sql`
    select ${FIELDS} from jobs.alert where next_at <= ${now} order by next_at limit ${limit} for update skip locked`);
  return rows.map((row) => unseal(tx, row));
}

/** A job that is new to a subscriber. */
export interface AlertPost {
  readonly alert_id: string;
  readonly job_id: string;
  readonly site_slug: string;
  readonly slug: string;
  readonly title: string;
  readonly employer: string;
  readonly place_name: string;
  readonly city: string;
}

/** Writes a list for a column of lists: lists of lists of different lengths are no array. */
const asList = (texts: readonly string[]): string => `{${texts.map((text) => JSON.stringify(text)).join(',')}}`;

/** What the words of an alert mean besides themselves, in the order in which they are stored. */
const understand = ({ id, q, place }: Pick<AlertRow, 'id' | 'q' | 'place'>) => {
  const there = understandPlace(place);
  return {
    alert_id: id,
    meant: understandWords(q).map(({ tags }) => asList(tags)),
    place_meant: there.map(({ tags }) => asList(tags)),
    postcodes: there.map(({ postcodes }) => asList(postcodes.map((postcode) => `${postcode}%`))),
    whole: there.map(({ isWhole }) => isWhole),
  };
};

/**
 * The live posts that are news to each of these alerts: they fit, came after it was confirmed and after `since`, and it has not told
 * of them. The newest first, at most `most` for each: an alert is read from the newest post on, and no further than it needs.
 * A word counts as another that is much like it as a whole: half of one is not enough here, nobody is there to look over what was found.
 * As in a search, it also counts as what it means: a trade, a time, a country, the beginning of a postcode.
 */
export function findNews(
  tx: Tx<'system'>,
  alerts: readonly Pick<AlertRow, 'id' | 'q' | 'place'>[],
  { since, now, most }: { readonly since: Date; readonly now: Date; readonly most: number },
): Promise<AlertPost[]> {
  const ids = alerts.map(({ id }) => id);
  const lacks = (text: 'search_text' | 'place_text') => sql`
    l.${sql.ref(text)} not like '%' || word || '%' and not word operator(public.<<%) l.${sql.ref(text)}`;
  const isNotMeant = sql`not coalesce(tags, '{}')::text[] && l.tags`;
  return tx.execute<AlertPost>(sql`
    select a.id as alert_id, news.job_id, site_slug, slug, title, employer, place_name, city
    from jobs.alert a
    join jsonb_to_recordset(${JSON.stringify(alerts.map(understand))}::jsonb) as told (alert_id uuid, meant text[], place_meant text[], postcodes text[], whole boolean[])
      on told.alert_id = a.id
    cross join lateral (
      select l.job_id, l.site_slug, l.slug, l.title, l.employer, l.place_name, l.city, l.published_at
      from jobs.listing l
      where l.published_at > greatest(a.confirmed_at, ${since}) and (l.expires_at is null or l.expires_at > ${now})
        and (a.site = '' or l.site_slug = a.site)
        and (cardinality(a.employment_types) = 0 or l.employment_type = any (a.employment_types))
        and (cardinality(a.shift_times) = 0 or l.shift_times && a.shift_times)
        and (a.post_language = '' or l.language = a.post_language)
        and not exists (select from unnest(a.words, told.meant) as sought (word, tags) where ${lacks('search_text')} and ${isNotMeant})
        and not exists (select from unnest(a.place_words, told.place_meant, told.postcodes, told.whole) as sought (word, tags, postcodes, is_whole)
                        where case when is_whole then ' ' || l.place_text || ' ' not like '% ' || word || ' %' else ${lacks('place_text')} end
                          and ${isNotMeant} and not l.postcode like any (coalesce(postcodes, '{}')::text[]))
        and not exists (select from jobs.alert_post sent where sent.alert_id = a.id and sent.job_id = l.job_id)
      order by l.published_at desc, l.job_id limit ${most}) news
    where a.id = any (${[...ids]}::uuid[])
    order by a.id, news.published_at desc, news.job_id`);
}

/** Records which jobs were sent, and when each alert is due next. */
export async function recordDigests(
  tx: Tx<'system'>,
  told: readonly Pick<AlertPost, 'alert_id' | 'job_id'>[],
  next: readonly { readonly id: string; readonly at: Date }[],
): Promise<void> {
  await tx.execute(sql`
    insert into jobs.alert_post (alert_id, job_id)
    select * from unnest(${told.map((post) => post.alert_id)}::uuid[], ${told.map((post) => post.job_id)}::uuid[])`);
  await tx.execute(sql`
    update jobs.alert a set next_at = due.at
    from unnest(${next.map(({ id }) => id)}::uuid[], ${next.map(({ at }) => at.toISOString())}::timestamptz[]) due (id, at)
    where a.id = due.id`);
}

/** Finds the time zone of a site's group, if the browser reports none. */
export async function findSiteZone(tx: Tx<'system'>, site: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ time_zone: string }>(
    sql`select time_zone from core.brand_view where id = group_id and status = 'active' and slug = ${site}`,
  );
  return row?.time_zone;
}
