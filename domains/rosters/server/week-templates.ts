import { findGrantFor } from '@hearth/domains/access/service';
import { findBrandNames, getBrandPath } from '@hearth/domains/core/service';
import type { Actor, BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { violatedConstraint } from '@hearth/platform/database';
import { WEEK_TEMPLATE_NAME_TAKEN } from '../contract/failures.ts';
import type { WeekTemplate } from '../contract/week-template-schemas.ts';
import { findWeekTemplate } from './queries/week-template.ts';
import type { WeekTemplateRow } from './queries/week-template.ts';

/** A place whose templates can be used at a brand. */
export interface TemplatePlace {
  readonly id: string;
  readonly name: string;
}

/** The places whose templates can be used at a brand, nearest first: itself, and the brands above it in its group. */
export async function findTemplatePlaces(tx: Tx, { groupId, brandId }: BrandGrant): Promise<readonly TemplatePlace[]> {
  const path = await getBrandPath(tx, brandId);
  return path
    .filter((brand) => brand.groupId === groupId)
    .map(({ id, name }) => ({ id, name }))
    .toReversed();
}

/** Gets a template that can be used at the caller's brand, archived ones too; anything else is NOT_FOUND. */
export async function getUsableTemplate(tx: Tx, grant: BrandGrant, id: string): Promise<WeekTemplateRow> {
  const row = await findWeekTemplate(tx, grant.groupId, id);
  const places = row === undefined ? [] : await findTemplatePlaces(tx, grant);
  if (row === undefined || !places.some((place) => place.id === row.brand_id)) throw failure(NOT_FOUND);
  return row;
}

/** Gets a template that belongs to the caller's brand itself: only there it is renamed and archived. */
export async function getOwnTemplate(tx: Tx, grant: BrandGrant, id: string): Promise<WeekTemplateRow> {
  const row = await findWeekTemplate(tx, grant.groupId, id);
  if (row?.brand_id !== grant.brandId) throw failure(NOT_FOUND);
  return row;
}

const EDITING = { permission: 'EDIT_SCHEDULE', condition: 'POSITION_CATEGORY', orBelow: false } as const;

/** Of some places those whose templates the caller may save, rename and archive. */
export async function findOwnPlaces(
  tx: Tx,
  { actor, grant, now }: { readonly actor: Actor; readonly grant: BrandGrant; readonly now: Date },
  places: readonly TemplatePlace[],
): Promise<TemplatePlace[]> {
  const own: TemplatePlace[] = [];
  for (const place of places) {
    // A token's own limits are known at the brand that it calls alone.
    const isOwn =
      place.id === grant.brandId ||
      (actor.token === undefined && (await findGrantFor(tx, actor.userId, place.id, EDITING, now)) !== null);
    if (isOwn) own.push(place);
  }
  return own;
}

/** A template as its readers see it. */
export function presentTemplate(row: WeekTemplateRow, brandName: string, canEdit: boolean): WeekTemplate {
  return {
    id: row.id,
    brand_id: row.brand_id,
    brand_name: brandName,
    name: row.name,
    weeks: row.weeks,
    starts_on: row.starts_on,
    shift_count: row.shift_count,
    person_count: row.person_count,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    can_edit: canEdit,
  };
}

/** A template of the caller's own brand. */
export async function presentOwnTemplate(tx: Tx, row: WeekTemplateRow): Promise<WeekTemplate> {
  const names = await findBrandNames(tx, [row.brand_id]);
  return presentTemplate(row, names.get(row.brand_id) ?? '', true);
}

/** Says that a name is taken, where that is what went wrong. */
export function toNameFailure(error: unknown): unknown {
  if (violatedConstraint(error) !== 'week_template_name') return error;
  const { message } = WEEK_TEMPLATE_NAME_TAKEN;
  return failure(WEEK_TEMPLATE_NAME_TAKEN, { fields: [{ field: 'name', rule: 'taken', message }] });
}
