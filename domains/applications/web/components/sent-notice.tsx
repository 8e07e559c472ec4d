import { useCall } from '@hearth/client/query';
import { getOwnApplication } from '@hearth/domains/applications/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import en from '../en.json' with { type: 'json' };

/** Says that an application has just arrived, and when to expect an answer. */
export function SentNotice({ applicationId }: { applicationId: string }) {
  const { t } = usePhrases('applications', en);
  const { data } = useCall(getOwnApplication, { params: { application_id: applicationId } });
  if (data === undefined) return null;
  return (
    <Alert tone="ok" title={t('own.sent')}>
      {t('own.sentText', { employer: data.employer_name })}
    </Alert>
  );
}
