import { usePhrases } from '@hearth/i18n/phrases';
import { ChoiceField } from '@hearth/ui/choice-field';
import { RadioGroup } from '@hearth/ui/radio-group';
import { useId } from 'react';
import type { EndReason } from '../../../contract/schemas.ts';
import type { LetterPlan } from '../../own-letters.ts';
import { REASON_SIDES, reasonsOfSide } from '../../../rules/end-reasons.ts';
import base from '../../en.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** After how many minutes a letter may go: what is usual, and what can be chosen beforehand. */
const DELAYS = [10, 60, 240, 1440, 2880] as const;
const NOBODY = 'nobody';

/** Why it ends, by whose doing that is, and when the candidate is written to. */
export function EndingFields({
  reason,
  onReason,
  plan,
  onDelay,
}: {
  reason: EndReason | null;
  onReason: (reason: EndReason) => void;
  plan: LetterPlan;
  onDelay: (minutes: number | null) => void;
}) {
  const { t } = usePhrases('applications-moves', en);
  const { t: words } = usePhrases('applications', base);
  const name = useId();
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-bold">{words('reject.why')}</legend>
        <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-2">
          {REASON_SIDES.map((side) => (
            <RadioGroup
              key={side}
              name={name}
              label={t(`side.${side}`)}
              value={reason ?? ''}
              onChange={(value) => onReason(value as EndReason)}
              options={reasonsOfSide(side).map((value) => ({ value, label: words(`reason.${value}`) }))}
            />
          ))}
        </div>
      </fieldset>
      <DelayField plan={plan} onDelay={onDelay} />
    </>
  );
}

/** When people who are moved are written to. */
export function DelayField({
  plan: { delay, locked },
  onDelay,
}: {
  plan: LetterPlan;
  onDelay: (minutes: number | null) => void;
}) {
  const { t } = usePhrases('applications-moves', en);
  return (
    <ChoiceField
      label={t('letter')}
      placeholder={t('delay.nobody')}
      disabled={locked}
      value={delay === null ? NOBODY : String(delay)}
      onChange={(value) => onDelay(value === NOBODY ? null : Number(value))}
      options={[
        ...DELAYS.map((minutes) => ({ id: String(minutes), label: t(`delay.${minutes}`) })),
        { id: NOBODY, label: t('delay.nobody') },
      ]}
    />
  );
}
