import { Checkbox } from '@hearth/ui/checkbox';
import { TextField } from '@hearth/ui/text-field';
import type { PreviewConsent } from '../../../contract/consent-schemas.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { useConsentWords } from './words.ts';

type PublishConsentProps = {
  readonly consent: PreviewConsent;
  /** How they agreed; null while they are to be asked. */
  readonly how: string | null;
  readonly onHow: (how: string | null) => void;
  readonly error: string | undefined;
};

/** What becomes of a change that needs a yes, and where the yes is recorded that was given already. */
export default function PublishConsent({ consent, how, onHow, error }: PublishConsentProps) {
  const { conflictPhrases, phrases, snapshot } = useSchedule();
  const { t } = useConsentWords();
  const { state, employee_id: id, has_login: hasLogin, answer_until: until } = consent;
  const who = conflictPhrases.name(id);
  const time = phrases.format.instant(until, snapshot.week.location.time_zone);
  const isAsked = hasLogin && how === null;
  return (
    <div className="grid gap-2">
      {isAsked && <p className="text-dense">{t(`publish.${state}`, { who, time })}</p>}
      {!hasLogin && <p className="text-dense">{t('publish.unreachable', { who })}</p>}
      {hasLogin && (
        <Checkbox
          label={t('publish.already', { who })}
          checked={how !== null}
          onChange={(event) => onHow(event.target.checked ? '' : null)}
        />
      )}
      {!isAsked && (
        <TextField
          label={t('publish.how')}
          maxLength={300}
          value={how ?? ''}
          onChange={(event) => onHow(event.target.value)}
          error={error}
        />
      )}
    </div>
  );
}
