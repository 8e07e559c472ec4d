import { useCall } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Drawer } from '@hearth/ui/drawer';
import { ErrorState } from '@hearth/ui/error-state';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { useState } from 'react';
import { getSafety } from '../../../contract/safety-endpoints.ts';
import { Blocks } from './blocks.tsx';
import { ReportForm } from './report-form.tsx';
import { useSafetyRefresh } from './use-safety.ts';
import { useSafetyPhrases } from './words.ts';

/** Shows who may write in a conversation, with blocking and reporting. */
export default function SafetyDrawer({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const { t, problem } = useSafetyPhrases();
  const format = useFormat();
  const refresh = useSafetyRefresh(applicationId);
  const safety = useCall(getSafety, { params: { id: applicationId } });
  const [isReporting, setReporting] = useState(false);
  const { data } = safety;
  const day = (at: string): string => format.instantDate(at, deviceZone(), 'long');
  return (
    <Drawer open onClose={onClose} title={t(isReporting ? 'report.title' : 'title')} closeLabel={t('close')}>
      {safety.isError ? (
        <ErrorState
          title={problem(safety.error)}
          action={<Button onClick={() => void safety.refetch()}>{t('again')}</Button>}
        />
      ) : data === undefined ? (
        <Loading label={t('loading')}>
          <SkeletonText lines={6} />
        </Loading>
      ) : isReporting ? (
        <ReportForm
          applicationId={applicationId}
          onDone={() => setReporting(false)}
          onBack={() => setReporting(false)}
        />
      ) : (
        <div className="grid gap-6">
          {data.suspended_until !== null && (
            <Alert tone="warn">{t('suspended', { day: day(data.suspended_until) })}</Alert>
          )}
          {data.minor !== null && (
            <Alert tone="info" title={t('minor.title')}>
              <p>
                {data.minor.approved.length === 0
                  ? t(`minor.nobody.${data.side}`)
                  : t(`minor.approved.${data.side}`, { names: format.list(data.minor.approved) })}
              </p>
              {data.minor.readers.length > 0 && (
                <p className="mt-1">{t('minor.readers', { names: format.list(data.minor.readers) })}</p>
              )}
            </Alert>
          )}
          <section className="grid gap-2">
            <h3 className="text-base font-bold">{t('report.heading')}</h3>
            <p className="text-ink-2">{t(`report.help.${data.side}`)}</p>
            <Button onClick={() => setReporting(true)} className="justify-self-start">
              {t('report.open')}
            </Button>
            {data.reports.length > 0 && (
              <ul className="mt-2 grid gap-2 border-t border-line pt-3">
                {data.reports.map((line) => (
                  <li key={line.id}>
                    {t('report.own', { reason: t(`reason.${line.reason}`), day: day(line.at) })}
                    <span className="block text-sm text-ink-2">
                      {line.looked_at === null ? t('report.waits') : t('report.lookedAt', { day: day(line.looked_at) })}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <Blocks applicationId={applicationId} safety={data} refresh={refresh} />
        </div>
      )}
    </Drawer>
  );
}
