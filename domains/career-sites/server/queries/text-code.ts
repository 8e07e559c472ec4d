import type { Language } from '@hearth/kit/constants';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** The target of a code: a job or a location. */
export type CodeTarget = { readonly jobId: string } | { readonly locationId: string };

const isTarget = (of: CodeTarget) => ('jobId' in of ? sql`job_id = ${of.jobId}` : sql`location_id = ${of.locationId}`);

export async function findCode(tx: Tx<'system'>, of: CodeTarget): Promise<string | undefined> {
  const [row] = await tx.execute<{ code: string }>(sql`select code from jobs.text_code where ${isTarget(of)}`);
  return row?.code;
}

/** Inserts a code unless it is taken or its target has one. */
export async function insertCode(tx: Tx<'system'>, code: string, of: CodeTarget, now: Date): Promise<void> {
  const [jobId, locationId] = 'jobId' in of ? [of.jobId, null] : [null, of.locationId];
  await tx.execute(sql`
    insert into jobs.text_code (code, job_id, location_id, made_at) values (${code}, ${jobId}, ${locationId}, ${now})
    on conflict do nothing`);
}

/** The target of a code, whether or not it is open for applications. */
export interface CodeRow {
  readonly job_id: string | null;
  readonly location_id: string;
  readonly place_name: string;
  /** Of the post, or the newest one of the location; null where there never was one. */
  readonly title: string | null;
  readonly slug: string | null;
  readonly language: Language | null;
  readonly site_slug: string;
  /** Whether the public can apply now: for this post, or for any at the location. */
  readonly is_open: boolean;
}

export async function findTargetByCode(tx: Tx<'system'>, code: string, now: Date): Promise<CodeRow | undefined> {
  const [row] = await tx.execute<CodeRow>(sql`
    select c.job_id, b.id as location_id, b.name as place_name, p.title, p.slug, p.language, g.slug as site_slug,
      exists (select from jobs.listing l where (l.expires_at is null or l.expires_at > ${now})
        and (l.job_id = c.job_id or (c.job_id is null and l.location_id = b.id))) as is_open
    from jobs.text_code c
    left join jobs.job j on j.id = c.job_id
    join core.brand_view b on b.id = coalesce(j.location_id, c.location_id)
    join core.brand_view g on g.id = b.group_id
    left join lateral (
      select o.title, o.slug, o.language from jobs.job o
      where o.id = c.job_id or (c.job_id is null and o.location_id = b.id)
      order by o.created_at desc limit 1) p on true
    where c.code = ${code}`);
  return row;
}

/** Finds the group of an open job, or of a location with one. */
export async function findOpenGroup(tx: Tx, of: CodeTarget, now: Date): Promise<string | undefined> {
  const [row] = await tx.execute<{ group_id: string }>(sql`
    select group_id from jobs.listing where ${isTarget(of)} and (expires_at is null or expires_at > ${now}) limit 1`);
  return row?.group_id;
}
