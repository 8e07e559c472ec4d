import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { LetterChoice } from '../../contract/letter-choice-endpoints.ts';
import type { LetterDelay } from '../../contract/letter-delays.ts';

/** The mail that a brand chose to send for an ending or a step. */
export interface LetterChoiceRow {
  readonly brand_id: string;
  readonly brand_name: string;
  readonly about: string;
  readonly kind: LetterChoice['kind'];
  readonly template_id: string | null;
  readonly delay_minutes: LetterDelay;
  readonly locked: boolean;
}

const CHOICE = sql`c.brand_id, b.name as brand_name, c.about, c.kind, c.template_id, c.delay_minutes, c.locked`;

/** Finds the choices of a brand and its ancestors, root first. */
export function findLetterChoices(tx: Tx, brandId: string): Promise<LetterChoiceRow[]> {
  return tx.execute<LetterChoiceRow>(sql`
    select ${CHOICE} from core.brand_view node
    join core.brand_view b on b.id = any (node.ancestor_ids)
    join messaging.letter_choice c on c.brand_id = b.id
    where node.id = ${brandId} order by cardinality(b.ancestor_ids), c.about`);
}

/** The choice that applies to an application; `about` is null where there is none. */
export type ApplicationLetterChoice = { readonly id: string; readonly job_id: string } & (
  | LetterChoiceRow
  | { readonly about: null }
);

/** The same for the places of applications that a grant reaches, with each of these and its post: one row for a choice, and one without where there is none. */
export function findChoicesFor(
  tx: Tx,
  grant: BrandGrant,
  applicationIds: readonly string[],
): Promise<ApplicationLetterChoice[]> {
  return tx.execute<ApplicationLetterChoice>(sql`
    select a.id, a.job_id, ${CHOICE} from applications.application_view a
    join core.brand_view node on node.id = a.location_id
    left join (messaging.letter_choice c join core.brand_view b on b.id = c.brand_id) on c.brand_id = any (node.ancestor_ids)
    where a.id = any (${[...applicationIds]}::uuid[]) and a.group_id = ${grant.groupId} and node.ancestor_ids && ${[...grant.nodes]}::uuid[]
    order by a.id, cardinality(b.ancestor_ids), c.about`);
}

/** For which stages and steps a text was chosen at a brand, above it or below it. */
export async function findTextAbouts(tx: Tx, grant: BrandGrant): Promise<string[]> {
  const rows = await tx.execute<{ about: string }>(sql`
    select distinct c.about from messaging.letter_choice c join core.brand_view b on b.id = c.brand_id
    where c.group_id = ${grant.groupId} and c.kind = 'TEXT' and c.about not like 'REASON.%'
      and (b.ancestor_ids && ${[...grant.nodes]}::uuid[] or exists (
        select from core.brand_view node where node.id = any (${[...grant.nodes]}::uuid[]) and b.id = any (node.ancestor_ids)))`);
  return rows.map(({ about }) => about);
}

export async function keepChoice(
  tx: Tx,
  at: { readonly brandId: string; readonly groupId: string; readonly about: string },
  choice: LetterChoice,
  by: { readonly name: string; readonly at: Date },
): Promise<void> {
  const template = choice.kind === 'TEXT' ? choice.template_id : null;
  await tx.execute(sql`
    insert into messaging.letter_choice (brand_id, about, group_id, kind, template_id, delay_minutes, locked, changed_by, changed_at)
    values (${at.brandId}, ${at.about}, ${at.groupId}, ${choice.kind}, ${template}, ${choice.delay_minutes}, ${choice.locked}, ${by.name}, ${by.at})
    on conflict (brand_id, about) do update set kind = excluded.kind, template_id = excluded.template_id,
      delay_minutes = excluded.delay_minutes, locked = excluded.locked, changed_by = excluded.changed_by, changed_at = excluded.changed_at`);
}

export async function removeChoice(tx: Tx, brandId: string, about: string): Promise<void> {
  await tx.execute(sql`delete from messaging.letter_choice where brand_id = ${brandId} and about = ${about}`);
}
