import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { getOwnApplication } from '@hearth/domains/applications/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { STAGE_CHANGED } from '../../../contract/events.ts';
import en from '../../en.json' with { type: 'json' };

/** Says that an application has just arrived, and when to expect an answer, until something comes of it. */
export function SentNotice({ applicationId }: { applicationId: string }) {
  const { t } = usePhrases('applications', en);
  const { data } = useCall(getOwnApplication, { params: { application_id: applicationId } });
  useReadAgainOn([STAGE_CHANGED], [getOwnApplication]);
  if (data?.stage !== 'NEW') return null;
  return (
    <Alert tone="ok" title={t('own.sent')}>
      {t('own.sentText', { employer: data.employer_name })}
    </Alert>
  );
}
