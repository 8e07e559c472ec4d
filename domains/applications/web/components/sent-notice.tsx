import { callKey, useCall } from '@hearth/client/query';
import { useEvents } from '@hearth/client/use-events';
import { getOwnApplication } from '@hearth/domains/applications/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { useQueryClient } from '@tanstack/react-query';
import { STAGE_CHANGED } from '../../contract/events.ts';
import en from '../en.json' with { type: 'json' };

/** Says that an application has just arrived, and when to expect an answer, until something comes of it. */
export function SentNotice({ applicationId }: { applicationId: string }) {
  const { t } = usePhrases('applications', en);
  const cache = useQueryClient();
  const { data } = useCall(getOwnApplication, { params: { application_id: applicationId } });
  const refresh = (): void => void cache.invalidateQueries({ queryKey: callKey(getOwnApplication) });
  useEvents([STAGE_CHANGED], refresh, refresh);
  if (data?.stage !== 'NEW') return null;
  return (
    <Alert tone="ok" title={t('own.sent')}>
      {t('own.sentText', { employer: data.employer_name })}
    </Alert>
  );
}
