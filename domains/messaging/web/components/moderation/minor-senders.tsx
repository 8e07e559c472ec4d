import { useClient } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { ComboBox } from '@hearth/ui/combo-box';
import { ErrorState } from '@hearth/ui/error-state';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { approveMinorSender, listMinorSenders, removeMinorSender } from '../../../contract/moderation-endpoints.ts';
import { useModerationWords } from './words.ts';

/** Lists, adds and removes people who may write to minors here. */
export function MinorSenders({ brandId }: { brandId: string }) {
  const { t, problem } = useModerationWords();
  const format = useFormat();
  const client = useClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, isError, error, refetch } = useCall(listMinorSenders, { params: { id: brandId } });
  if (isError)
    return <ErrorState title={problem(error)} action={<Button onClick={() => void refetch()}>{t('again')}</Button>} />;
  if (data === undefined)
    return (
      <Loading label={t('loading')} className="pt-4">
        <SkeletonText lines={3} />
      </Loading>
    );
  const run = async (work: () => Promise<unknown>, said: string): Promise<void> => {
    try {
      await work();
      toasts.show({ message: said, tone: 'ok' });
      setChosen(null);
    } catch (refused) {
      toasts.show({ message: problem(refused), tone: 'bad' });
      void refetch();
    }
  };
  const add = (userId: string): void =>
    void run(
      () => client.call(approveMinorSender, { params: { id: brandId }, body: { user_id: userId } }),
      t('minors.added'),
    );
  const remove = (line: (typeof data.senders)[number]): void =>
    void run(
      () => client.call(removeMinorSender, { params: { id: line.brand_id, sender_id: line.id } }),
      t('minors.removed'),
    );
  return (
    <div className="grid gap-4 pt-4">
      <p className="text-ink-2">{t('minors.help')}</p>
      {data.senders.length === 0 ? (
        <p>{t('minors.none')}</p>
      ) : (
        <ul className="grid gap-3">
          {data.senders.map((line) => (
            <li
              key={line.id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line p-3"
            >
              <div>
                <bdi className="font-bold">{line.name}</bdi>
                <p className="text-sm text-ink-2">
                  {t('minors.line', {
                    place: line.brand_name,
                    name: line.by_name,
                    day: format.instantDate(line.at, deviceZone(), 'long'),
                  })}
                </p>
              </div>
              <Button size="sm" onClick={() => remove(line)}>
                {t('minors.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-2 border-t border-line pt-4 sm:grid-cols-[1fr_auto] sm:items-end">
        <ComboBox
          label={t('minors.who')}
          options={data.others.map(({ id, name }) => ({ id, label: name }))}
          value={chosen}
          onChange={setChosen}
          emptyText={t('minors.nobody')}
        />
        <Button variant="primary" disabled={chosen === null} onClick={() => chosen !== null && add(chosen)}>
          {t('minors.add')}
        </Button>
      </div>
    </div>
  );
}
