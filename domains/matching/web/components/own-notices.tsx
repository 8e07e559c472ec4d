import { useCall, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { linkButtonLook } from '@hearth/ui/link-button';
import { toasts } from '@hearth/ui/toast';
import { askOtherProcess, listOwnNotices } from '../../contract/endpoints.ts';
import { useWords } from '../words.ts';

/**
 * The reader's scoring notices, each with a button to opt out; nothing without notices. Nothing where nobody was
 * told.
 */
export function OwnNotices() {
  const { t, format, problem } = useWords();
  const { data } = useCall(listOwnNotices, {});
  const ask = useSend(askOtherProcess, {
    onSuccess: () => toasts.show({ message: t('own.done'), tone: 'ok' }),
  });
  if (data === undefined || data.notices.length === 0) return null;
  return (
    <Card flush title={t('own.title')}>
      {ask.isError && <Alert className="m-4" tone="bad" urgent title={problem(ask.error)} />}
      <ul className="divide-y divide-line">
        {data.notices.map((one) => (
          <li key={one.application_id} className="grid gap-2 px-4 py-3">
            <p className="break-words">
              {t('own.text', {
                employer: one.employer_name,
                job: one.job_title,
                from: format.instantDate(one.usable_from, 'UTC'),
                law: one.law,
              })}
            </p>
            {one.asked_other_at !== null && (
              <p className="font-bold">{t('own.asked', { date: format.instantDate(one.asked_other_at, 'UTC') })}</p>
            )}
            <div className="flex flex-wrap gap-2">
              {one.asked_other_at === null && (
                <Button
                  size="sm"
                  disabled={ask.isPending}
                  onClick={() => ask.mutate({ params: { application_id: one.application_id } })}
                >
                  {t('own.ask')}
                </Button>
              )}
              <a href={one.summary_url} target="_blank" rel="noreferrer" className={linkButtonLook('ghost', 'sm')}>
                {t('own.read')}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
