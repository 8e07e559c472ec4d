/** What steps can ask for. */
export const STEP_KINDS = ['READ', 'FORM', 'UPLOAD', 'SIGN', 'MEET', 'TASK', 'SYSTEM'] as const;

/** What somebody goes through: their first days, their last ones, or a move to another position or location. */
export const PURPOSES = ['JOINING', 'LEAVING', 'MOVING'] as const;

/** The fields that forms are made of: the same wherever they are asked for. */
export const FORM_FIELDS = [
  'PHONE',
  'BIRTH_DATE',
  'ADDRESS',
  'EMERGENCY_NAME',
  'EMERGENCY_PHONE',
  'UNIFORM_SIZE',
  'IBAN',
  'TAX_NUMBER',
  'SOCIAL_SECURITY',
  'ID_NUMBER',
] as const;

export const MOST_STEPS = 40;
