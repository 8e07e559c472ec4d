import type { PhoneVerdict } from './verdict.ts';
import { toVerdict } from './verdict.ts';

/** Judges an international number by the library's data where a PhoneField has brought it; unknown before that. */
export function checkPhone(number: string): PhoneVerdict {
  const data = typeof window === 'undefined' ? undefined : window.intlTelInputUtils;
  return toVerdict(
    number,
    data && {
      isPossible: (text) => data.isPossibleNumber(text, undefined),
      isPrecise: (text) => data.isValidNumber(text, undefined),
    },
  );
}
