import { json, type Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { BonusPart, ExcludedRole } from '../../contract/schemas.ts';
import type { BonusRuleEntry } from '../../rules/bonus.ts';

export interface RuleRow {
  readonly id: string;
  readonly number: number;
  readonly brand_id: string;
  readonly job_id: string | null;
  readonly valid_from: string;
  readonly currency: string;
  readonly parts: BonusPart[] | null;
  readonly excluded: ExcludedRole[];
  readonly by_user_id: string;
  readonly at: Date;
}

/** Converts a row to the form that the rules use. */
export const toRule = (row: RuleRow): BonusRuleEntry => ({
  brandId: row.brand_id,
  jobId: row.job_id,
  validFrom: row.valid_from,
  number: row.number,
  promise: row.parts === null ? null : { currency: row.currency, parts: row.parts, excluded: row.excluded },
});

/** Finds the latest rule of each brand and job that applies on a day. */
export function findApplicableRules(
  tx: Tx,
  of: { readonly brandIds: readonly string[]; readonly jobIds: readonly string[]; readonly day: string },
): Promise<RuleRow[]> {
  return tx.execute<RuleRow>(sql`
    select distinct on (brand_id, job_id) * from sourcing.bonus_rule
    where valid_from <= ${of.day}::date
      and ((job_id is null and brand_id = any (${[...of.brandIds]}::uuid[])) or job_id = any (${[...of.jobIds]}::uuid[]))
    order by brand_id, job_id, valid_from desc, number desc`);
}

const MOST_SHOWN = 20;

/** Finds the rules of a brand or a job, newest first. */
export function findRulesOf(tx: Tx, brandId: string, jobId: string | null): Promise<RuleRow[]> {
  return tx.execute<RuleRow>(sql`
    select * from sourcing.bonus_rule
    where ${jobId === null ? sql`job_id is null and brand_id = ${brandId}` : sql`job_id = ${jobId}`}
    order by valid_from desc, number desc limit ${MOST_SHOWN}`);
}

export async function insertRule(tx: Tx, row: Omit<RuleRow, 'number'> & { readonly group_id: string }): Promise<void> {
  await tx.execute(sql`
    insert into sourcing.bonus_rule (id, group_id, brand_id, job_id, valid_from, currency, parts, excluded, by_user_id, at)
    values (${row.id}, ${row.group_id}, ${row.brand_id}, ${row.job_id}, ${row.valid_from}::date, ${row.currency},
      ${row.parts === null ? null : json(row.parts)}, ${row.excluded}::text[], ${row.by_user_id}, ${row.at})`);
}
