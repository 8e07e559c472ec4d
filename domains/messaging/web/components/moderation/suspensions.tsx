import { useClient } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { ErrorState } from '@hearth/ui/error-state';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { toasts } from '@hearth/ui/toast';
import { endSuspension, listSuspensions } from '../../../contract/moderation-endpoints.ts';
import { useModerationWords } from './words.ts';

/** People currently suspended from writing to candidates. */
export function Suspensions({ brandId }: { brandId: string }) {
  const { t, problem } = useModerationWords();
  const format = useFormat();
  const client = useClient();
  const { data, isError, error, refetch } = useCall(listSuspensions, { params: { id: brandId } });
  if (isError)
    return <ErrorState title={problem(error)} action={<Button onClick={() => void refetch()}>{t('again')}</Button>} />;
  if (data === undefined)
    return (
      <Loading label={t('loading')} className="pt-4">
        <SkeletonText lines={3} />
      </Loading>
    );
  if (data.suspensions.length === 0)
    return <EmptyState title={t('suspension.none')}>{t('suspension.noneHelp')}</EmptyState>;
  const day = (at: string): string => format.instantDate(at, deviceZone(), 'long');
  const end = async (id: string): Promise<void> => {
    try {
      await client.call(endSuspension, { params: { id: brandId, suspension_id: id } });
      toasts.show({ message: t('suspension.ended'), tone: 'ok' });
    } catch (refused) {
      toasts.show({ message: problem(refused), tone: 'bad' });
      void refetch();
    }
  };
  return (
    <ul className="grid gap-3 pt-4">
      {data.suspensions.map((line) => (
        <li
          key={line.id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line p-3"
        >
          <div>
            <bdi className="font-bold">{line.name}</bdi>
            <p className="text-sm text-ink-2">{t('suspension.line', { day: day(line.until), name: line.by_name })}</p>
          </div>
          <Button size="sm" onClick={() => void end(line.id)}>
            {t('suspension.end')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
