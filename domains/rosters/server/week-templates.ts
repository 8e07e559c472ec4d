import { findGrantFor } from '@hearth/domains/access/service';
import { findBrandNames, getBrandPath } from '@hearth/domains/core/service';
import type { Actor, BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { violatedConstraint } from '@hearth/platform/database';
import { TEMPLATE_NAME_TAKEN } from '../contract/failures.ts';
import type { WeekTemplate } from '../contract/week-template-schemas.ts';
import { findWeekTemplate } from './queries/week-template.ts';
import type { WeekTemplateRow } from './queries/week-template.ts';

/** The places whose templates can be used at a brand: itself, and the brands above it in its group. */
export async function findTemplatePlaces(tx: Tx, { groupId, brandId }: BrandGrant): Promise<readonly string[]> {
  const path = await getBrandPath(tx, brandId);
  return path.filter((brand) => brand.groupId === groupId).map(({ id }) => id);
}

/** Gets a template that can be used at the caller's brand, archived ones too; anything else is NOT_FOUND. */
export async function getUsableTemplate(tx: Tx, grant: BrandGrant, id: string): Promise<WeekTemplateRow> {
  const row = await findWeekTemplate(tx, grant.groupId, id);
  if (row === undefined || !(await findTemplatePlaces(tx, grant)).includes(row.brand_id)) throw failure(NOT_FOUND);
  return row;
}

/** Gets a template that belongs to the caller's brand itself: only there it is renamed and archived. */
export async function getOwnTemplate(tx: Tx, grant: BrandGrant, id: string): Promise<WeekTemplateRow> {
  const row = await findWeekTemplate(tx, grant.groupId, id);
  if (row?.brand_id !== grant.brandId) throw failure(NOT_FOUND);
  return row;
}

/** Who reads templates, and when. */
export interface TemplateReader {
  readonly actor: Actor;
  readonly grant: BrandGrant;
  readonly now: Date;
}

/** Presents templates with the names of their places, and whether the caller may change them there. */
export async function presentTemplates(
  tx: Tx,
  { actor, grant, now }: TemplateReader,
  rows: readonly WeekTemplateRow[],
): Promise<WeekTemplate[]> {
  const places = [...new Set(rows.map((row) => row.brand_id))];
  const names = await findBrandNames(tx, places);
  const editable = new Set<string>([grant.brandId]);
  for (const id of places) {
    // A token's own limits are known at the brand that it calls alone.
    if (id === grant.brandId || actor.token !== undefined) continue;
    const found = await findGrantFor(tx, actor.userId, id, EDITING, now);
    if (found !== null) editable.add(id);
  }
  return rows.map((row) => ({
    id: row.id,
    brand_id: row.brand_id,
    brand_name: names.get(row.brand_id) ?? '',
    name: row.name,
    weeks: row.weeks,
    starts_on: row.starts_on,
    shift_count: row.shift_count,
    person_count: row.person_count,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    can_edit: editable.has(row.brand_id),
  }));
}

const EDITING = { permission: 'EDIT_SCHEDULE', condition: 'POSITION_CATEGORY', orBelow: false } as const;

/** Says that a name is taken, where that is what went wrong. */
export function toNameFailure(error: unknown): unknown {
  if (violatedConstraint(error) !== 'week_template_name') return error;
  const { message } = TEMPLATE_NAME_TAKEN;
  return failure(TEMPLATE_NAME_TAKEN, { fields: [{ field: 'name', rule: 'taken', message }] });
}
