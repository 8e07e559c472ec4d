import { useCall, useSend } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { toasts } from '@hearth/ui/toast';
import type { Sending } from '../../../contract/sending-endpoints.ts';
import { cancelSending, listSendings } from '../../../contract/sending-endpoints.ts';
import { useTemplateWords } from './words.ts';

/** Planned messages that can be cancelled; hidden if there are none. */
export function PlannedList({ brandId }: { brandId: string }) {
  const { t, problem } = useTemplateWords();
  const format = useFormat();
  const zone = deviceZone();
  const planned = useCall(listSendings, { params: { id: brandId } }, { staleTime: 0 });
  const takeBack = useSend(cancelSending, {
    onSuccess: ({ cancelled }) => toasts.show({ message: t('several.undone', { count: cancelled }) }),
  });
  const sendings = planned.data?.sendings ?? [];
  if (sendings.length === 0) return null;
  const line = ({ waiting, next_at: at, sender_name: name }: Sending): string =>
    t('several.waitingLine', {
      count: waiting,
      name,
      when: at === null ? '' : `${format.instantDate(at, zone, 'short')}, ${format.instantTime(at, zone)}`,
    });
  return (
    <section aria-label={t('several.waiting')} className="grid gap-2">
      <h3 className="text-base font-bold">{t('several.waiting')}</h3>
      <ul className="grid gap-2">
        {sendings.map((sending) => (
          <li key={sending.id} className="flex items-center gap-3 rounded-lg bg-surface-2 p-3">
            <div className="min-w-0 flex-1">
              <p className="text-sm text-ink-2">{line(sending)}</p>
              <p dir="auto" className="truncate">
                {sending.text}
              </p>
            </div>
            <Button
              size="sm"
              busy={takeBack.isPending}
              onClick={() =>
                takeBack.mutate(
                  { params: { id: brandId, sending_id: sending.id } },
                  { onError: (error) => toasts.show({ message: problem(error), tone: 'bad' }) },
                )
              }
            >
              {t('several.undo')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
