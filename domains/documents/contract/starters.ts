/** The standard types that a brand can switch on, in the order of the list. */
export const STARTERS = [
  'identity_card',
  'passport',
  'work_permit',
  'residence_permit',
  'employment_contract',
  'bank_details',
  'tax_form',
  'social_security',
  'health_certificate',
  'criminal_record',
  'driving_licence',
  'minor_permit',
  'guardian_consent',
  'proof_of_identity',
  'right_to_work',
] as const;
export type Starter = (typeof STARTERS)[number];
