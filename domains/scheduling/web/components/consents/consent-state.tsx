import { Badge } from '@hearth/ui/badge';
import type { WeekConsent } from '../../../contract/consent-schemas.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { useConsentWords } from './words.ts';

const TONES = { WAITING: 'warn', AGREED: 'ok', DECLINED: 'bad', LATE: 'bad', WITHDRAWN: 'neutral' } as const;

/** What somebody has said to a change, when, and on what. */
export function ConsentState({ consent }: { readonly consent: WeekConsent }) {
  const { snapshot, phrases } = useSchedule();
  const { t } = useConsentWords();
  const { state, answered_at: answered, answer_until: until, device, how } = consent;
  const time = phrases.format.instant(answered ?? until, snapshot.week.location.time_zone);
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      <Badge tone={TONES[state]}>{t(`state.${state}`, { time })}</Badge>
      {device !== null && <span>{t(`device.${device}`)}</span>}
      {how !== '' && <span>{t('recorded', { how })}</span>}
    </p>
  );
}
