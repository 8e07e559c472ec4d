import type { Language } from '@hearth/kit/constants';
import { newId } from '@hearth/kit/id';
import type { Insertable } from 'kysely';
import type { TypeContent } from '../contract/schemas.ts';
import type { Starter } from '../contract/starters.ts';
import type { TypeTable } from './queries/tables.ts';
import { documentWords } from './words.ts';

type Standard = Partial<Omit<TypeContent, 'name' | 'hint' | 'position_ids'>>;

const PLAIN: Omit<TypeContent, 'name' | 'hint'> = {
  restricted_class: 'NONE',
  expires: false,
  needs_review: true,
  employee_sends: true,
  required: false,
  countries: [],
  position_ids: [],
  minors_only: false,
  keep_months: 24,
};

/** What a standard type is beside its name, with how long it is commonly kept; its brand changes that to what its law asks for. None is required of adults until its brand says so: what people must hand in differs. */
const STANDARDS: Readonly<Record<Starter, Standard>> = {
  identity_card: { restricted_class: 'IDENTITY', expires: true },
  passport: { restricted_class: 'IDENTITY', expires: true },
  work_permit: { restricted_class: 'IMMIGRATION', expires: true },
  residence_permit: { restricted_class: 'IMMIGRATION', expires: true },
  employment_contract: { restricted_class: 'BANK', employee_sends: false, keep_months: 72 },
  bank_details: { restricted_class: 'BANK', keep_months: 12 },
  tax_form: { restricted_class: 'BANK', keep_months: 72 },
  social_security: { restricted_class: 'IDENTITY', keep_months: 72 },
  health_certificate: { restricted_class: 'MEDICAL', expires: true },
  criminal_record: { restricted_class: 'IDENTITY', keep_months: 6 },
  driving_licence: { restricted_class: 'IDENTITY', expires: true },
  minor_permit: { restricted_class: 'IDENTITY', expires: true, required: true, minors_only: true },
  guardian_consent: { required: true, minors_only: true },
  // How long they are kept, and when they are looked at again, is for the check that asks for them.
  proof_of_identity: { restricted_class: 'IDENTITY', keep_months: null },
  right_to_work: { restricted_class: 'IMMIGRATION', keep_months: null },
};

/** New rows of standard types, named in a language. */
export function startersIn(
  language: Language,
  starters: readonly Starter[],
  { groupId, brandId, at }: { readonly groupId: string; readonly brandId: string; readonly at: Date },
): Insertable<TypeTable>[] {
  const { starters: names } = documentWords(language);
  return [...new Set(starters)].map((starter) => ({
    ...PLAIN,
    ...STANDARDS[starter],
    id: newId(at.getTime()),
    group_id: groupId,
    brand_id: brandId,
    name: names[starter],
    starter,
    hint: '',
    created_at: at,
    archived_at: null,
    keep_set_at: at,
    idempotency_key: newId(at.getTime()),
  }));
}
