import type { ReasonOfChange } from '@hearth/domains/laws/schemas';
import type { PreviewConsent } from '../../../contract/consent-schemas.ts';
import type { PremiumLine } from '@hearth/domains/laws/schemas';
import { type Agreed, changeKey } from './publish-premiums.tsx';

/** What is said of the yeses that a publication needs. */
interface SaidConsents {
  /** Changes that stay as they are whatever is published: they wait, or were declined. */
  readonly held: number;
  /** Whether it is still to be said how somebody agreed. */
  readonly isIncomplete: boolean;
  readonly agreed: { readonly shift_id: string; readonly employee_id: string; readonly how: string }[];
}

/** Which yeses a publication needs with the reasons that were chosen, and what was said of them. */
export function sayConsents(
  preview: { readonly consents: readonly PreviewConsent[]; readonly premiums: readonly PremiumLine[] } | undefined,
  reasons: ReadonlyMap<string, ReasonOfChange>,
  agreed: Agreed,
): SaidConsents {
  const needed = (preview?.consents ?? []).filter((one) =>
    preview?.premiums.some(
      (line) =>
        line.needs_consent &&
        changeKey(line) === changeKey(one) &&
        !line.exempt_reasons.includes(reasons.get(changeKey(one))?.reason ?? 'EMPLOYER'),
    ),
  );
  const howOf = (one: PreviewConsent): string | undefined => agreed.get(changeKey(one))?.trim();
  const isHeld = (one: PreviewConsent): boolean =>
    howOf(one) === undefined && (one.state === 'WAITING' || one.state === 'DECLINED');
  return {
    held: needed.filter(isHeld).length,
    isIncomplete: needed.some((one) => !isHeld(one) && (howOf(one) === undefined ? !one.has_login : howOf(one) === '')),
    agreed: needed.flatMap((one) => {
      const how = howOf(one);
      return how === undefined ? [] : [{ shift_id: one.shift_id, employee_id: one.employee_id, how }];
    }),
  };
}
