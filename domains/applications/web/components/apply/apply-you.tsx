import { usePhrases } from '@hearth/i18n/phrases';
import { Checkbox } from '@hearth/ui/checkbox';
import { PhoneField } from '@hearth/ui/phone-field';
import { TextField } from '@hearth/ui/text-field';
import { lazy, Suspense } from 'react';
import type { Draft } from '../../state/draft.ts';
import en from '../../en.json' with { type: 'json' };
import type { PublicJob } from '../../load-job.ts';
import type { Applicant } from '../../use-applicant.ts';

/** Comes with the first number, where texts are offered at all. */
const TextMe = lazy(() => import('@hearth/domains/sms/widgets'));

/** Props of every step. */
export interface StepProps {
  readonly draft: Draft;
  /** Sentences by field. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (change: Partial<Draft>) => void;
  /** A field was left. */
  readonly onBlur: (field: string) => void;
}

/**
 * Asks for contact details; a signed-in candidate sees their account instead of an address field. Somebody with an
 * account sees whose it is in the place where others write their address.
 */
export function ApplyYou({
  job,
  draft,
  errors,
  onChange,
  onBlur,
  applicant,
}: StepProps & { job: PublicJob; applicant: Applicant }) {
  const { t } = usePhrases('applications', en);
  const account = applicant.kind === 'person' ? applicant.user : null;
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone') => ({
    size: 'xl' as const,
    label: t(`apply.field.${name}`),
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    onBlur: () => onBlur(name),
  });
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('firstName')} autoComplete="given-name" maxLength={80} />
        <TextField {...field('lastName')} autoComplete="family-name" maxLength={80} />
      </div>
      {account === null ? (
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <TextField
          {...field('email')}
          value={account.email ?? ''}
          help={t('apply.signedInAs', { name: `${account.first_name} ${account.last_name}`.trim() })}
          readOnly
        />
      )}
      <PhoneField
        {...field('phone')}
        onChange={(phone) => onChange({ phone })}
        optionalHint={t('apply.optional')}
        maxLength={40}
      />
      {job.texts === true && draft.phone.trim() !== '' && (
        <Suspense>
          <TextMe
            phone={draft.phone}
            country={job.place.country}
            employer={job.employer}
            checked={draft.texts}
            onChange={(texts) => onChange({ texts })}
          />
        </Suspense>
      )}
      <Checkbox
        label={t('apply.minor')}
        note={t('apply.minorNote')}
        checked={draft.saysMinor}
        onChange={(event) => onChange({ saysMinor: event.target.checked })}
      />
    </div>
  );
}
