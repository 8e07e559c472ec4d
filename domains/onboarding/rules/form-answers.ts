import type { FormField } from '../contract/schemas.ts';

/** Of which nobody sees more than the end, until they look on record. */
export const SENSITIVE: ReadonlySet<FormField> = new Set(['IBAN', 'TAX_NUMBER', 'SOCIAL_SECURITY', 'ID_NUMBER']);

export type Answers = Partial<Record<FormField, string>>;

const SHOWN = 4;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/;
const DAY = /^(19|20)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const PHONE = /^\+?[\d ()/.-]{5,30}$/;

/** Whether the check digits of an account number are right (ISO 13616): the number, rearranged, is 1 modulo 97. */
function isIban(value: string): boolean {
  const plain = value.replaceAll(/\s/g, '').toUpperCase();
  if (!IBAN.test(plain)) return false;
  let rest = 0;
  for (const digit of `${plain.slice(4)}${plain.slice(0, 4)}`)
    for (const one of Number.parseInt(digit, 36).toString()) rest = (rest * 10 + Number(one)) % 97;
  return rest === 1;
}

function isDay(value: string): boolean {
  return DAY.test(value) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);
}

/** The answers as they are kept: trimmed, of the fields that were asked for alone. */
export function keepAnswers(fields: readonly FormField[], answers: Answers): Answers {
  return Object.fromEntries(
    fields.map((field) => {
      const value = (answers[field] ?? '').trim();
      return [field, field === 'IBAN' ? value.replaceAll(/\s/g, '').toUpperCase() : value];
    }),
  );
}

/** The fields that are empty or can't be what they are called. */
export function findAnswerProblems(fields: readonly FormField[], answers: Answers): FormField[] {
  return fields.filter((field) => {
    const value = answers[field] ?? '';
    if (value === '') return true;
    if (field === 'IBAN') return !isIban(value);
    if (field === 'BIRTH_DATE') return !isDay(value);
    return (field === 'PHONE' || field === 'EMERGENCY_PHONE') && !PHONE.test(value);
  });
}

/** The answers with all but the end of sensitive ones hidden; short ones are hidden wholly. */
export function maskAnswers(answers: Answers): Answers {
  return Object.fromEntries(
    (Object.entries(answers) as [FormField, string][]).map(([field, value]) => {
      if (!SENSITIVE.has(field) || value === '') return [field, value];
      const end = value.length > 2 * SHOWN ? value.slice(-SHOWN) : '';
      return [field, `••••${end}`];
    }),
  );
}
