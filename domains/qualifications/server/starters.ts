import type { Language } from '@hearth/kit/constants';
import { newId } from '@hearth/kit/id';
import type { Insertable } from 'kysely';
import type { Starter } from '../contract/starters.ts';
import type { QualificationTable } from './queries/tables.ts';
import { qualificationWords } from './words.ts';

/** What a ready-made qualification is beside its name. How long certificates last differs by country; these are the usual lengths. */
const STARTERS: Readonly<Record<Starter, { readonly months?: number; readonly number?: true } | 'SKILL'>> = {
  food_hygiene: { months: 36 },
  allergens: { months: 36 },
  first_aid: { months: 24, number: true },
  fire_safety: { months: 24 },
  alcohol_service: { months: 36, number: true },
  health_certificate: { months: 12 },
  pool_rescue: { months: 24, number: true },
  barista: 'SKILL',
  cocktails: 'SKILL',
  wine_service: 'SKILL',
  draught_beer: 'SKILL',
  table_service: 'SKILL',
  front_desk: 'SKILL',
  cash_handling: 'SKILL',
};

/** New rows of ready-made qualifications, named in a language. */
export function startersIn(
  language: Language,
  starters: readonly Starter[],
  { groupId, brandId, at }: { readonly groupId: string; readonly brandId: string; readonly at: Date },
): Insertable<QualificationTable>[] {
  const { starters: names, levels } = qualificationWords(language);
  return [...new Set(starters)].map((starter) => {
    const what = STARTERS[starter];
    const isSkill = what === 'SKILL';
    return {
      id: newId(at.getTime()),
      group_id: groupId,
      brand_id: brandId,
      kind: isSkill ? 'SKILL' : 'CERTIFICATE',
      name: names[starter],
      starter,
      level_names: isSkill ? [levels.first, levels.second, levels.third] : [],
      months_valid: isSkill ? null : (what.months ?? null),
      needs_number: !isSkill && what.number === true,
      needs_issuer: false,
      needs_file: !isSkill,
      authority: '',
      created_at: at,
      archived_at: null,
      idempotency_key: newId(at.getTime()),
    };
  });
}
