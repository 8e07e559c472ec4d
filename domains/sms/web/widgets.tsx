import { usePhrases } from '@hearth/i18n/phrases';
import { Checkbox } from '@hearth/ui/checkbox';
import { useEffect } from 'react';
import { parseMobileNumber } from '../rules/number.ts';
import en from './en.json' with { type: 'json' };

interface TextMeProps {
  /** As it was written; without a prefix it is a number of `country`. */
  readonly phone: string;
  readonly country: string;
  readonly employer: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/**
 * Asks for SMS consent at mobile numbers only; never ticked beforehand. Never ticked beforehand, and not there for
 * any other number.
 */
export default function TextMe({ phone, country, employer, checked, onChange }: TextMeProps) {
  const { t } = usePhrases('sms', en);
  const isMobile = parseMobileNumber(phone, country) !== null;
  useEffect(() => {
    // A yes was said about another number than this one.
    if (!isMobile && checked) onChange(false);
  }, [isMobile, checked, onChange]);
  if (!isMobile) return null;
  return (
    <Checkbox
      label={t('consent.label')}
      note={t('consent.note', { employer })}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
