import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Disclosure } from '@hearth/ui/disclosure';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { getRehireBlock, liftRehireBlock } from '../../../contract/rehire-endpoints.ts';
import { NoteDialog } from './note-dialog.tsx';
import en from './en.json' with { type: 'json' };

/** Of somebody who left: whether the house noted something against hiring them again, why, who, and what they say to it. */
export default function RehirePart({ employeeId }: { employeeId: string }) {
  const { t, problem } = usePhrases('team-rehire', en);
  const format = useFormat();
  const brand = useBrand();
  const [writing, setWriting] = useState<'reason' | 'appeal' | null>(null);
  const params = { id: brand.id, employee_id: employeeId };
  const { data } = useCall(getRehireBlock, { params }, { staleTime: 0 });
  const tell = (): void => void toasts.show({ message: t('saved'), tone: 'ok' });
  const lift = useSend(liftRehireBlock, { onSuccess: tell });
  if (data === undefined) return null;
  const block = data.blocked_from_rehire;
  const day = (at: string): string => format.instantDate(at, deviceZone());
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h4 className="text-base font-bold">{t('title')}</h4>
      {lift.isError && <Alert tone="bad" urgent title={problem(lift.error)} />}
      {block === null ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <Alert tone="warn" title={t('blocked')}>
          <div className="grid gap-1">
            <p dir="auto" className="text-start break-words whitespace-pre-wrap">
              {block.reason}
            </p>
            <p>{t('by', { date: day(block.at), who: block.by_name })}</p>
            {block.appeal !== '' && (
              <>
                <p className="font-bold">{t('appeal')}</p>
                <p dir="auto" className="text-start break-words whitespace-pre-wrap">
                  {block.appeal}
                </p>
              </>
            )}
          </div>
        </Alert>
      )}
      <p className="text-sm text-ink-2">{t('help')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setWriting('reason')}>{t(block === null ? 'block' : 'change')}</Button>
        {block !== null && (
          <>
            <Button onClick={() => setWriting('appeal')}>{t('respond')}</Button>
            <Button busy={lift.isPending} onClick={() => lift.mutate({ params })}>
              {t('lift')}
            </Button>
          </>
        )}
      </div>
      {data.history.length > 0 && (
        <Disclosure plain title={t('history')}>
          <ol className="grid gap-2 text-sm">
            {data.history.map((event) => (
              <li key={`${event.deed} ${event.at} ${event.words}`}>
                {t('line', { deed: t(`deed.${event.deed}`), date: day(event.at), who: event.by_name })}
                {event.words !== '' && (
                  <p dir="auto" className="text-start break-words whitespace-pre-wrap text-ink-2">
                    {event.words}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      {writing !== null && (
        <NoteDialog
          params={params}
          about={writing}
          first={(writing === 'reason' ? block?.reason : block?.appeal) ?? ''}
          onClose={() => setWriting(null)}
          onSaved={() => {
            setWriting(null);
            tell();
          }}
        />
      )}
    </section>
  );
}
