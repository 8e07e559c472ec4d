import { useSend } from '@hearth/client/query';
import type { ShownWeek } from '@hearth/domains/scheduling/slots';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Modal } from '@hearth/ui/modal';
import { Progress } from '@hearth/ui/progress';
import { stopAutoFill } from '../../contract/endpoints.ts';
import type { AutoFill } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

type ProgressProps = { readonly week: ShownWeek; readonly fill: AutoFill; readonly onClose: () => void };

/** How far the search is. It goes on when the dialog is closed. */
export function FillProgress({ week, fill, onClose }: ProgressProps) {
  const { t, problem } = useWords();
  const format = useFormat();
  const stop = useSend(stopAutoFill);
  const run = (): void => stop.mutate({ params: { id: week.locationId, fill_id: fill.id } });
  return (
    <Modal open onClose={onClose} closeLabel={t('close')} title={t('title')}>
      <div className="grid gap-3">
        <Progress
          label={t('searching')}
          value={fill.progress}
          countText={format.percent(fill.progress / 100)}
          onCancel={stop.isPending || stop.isSuccess ? undefined : { label: t('stop'), run }}
        />
        <p className="text-dense text-ink-2">{stop.isSuccess ? t('stopping') : t('goesOn')}</p>
        {stop.error !== null && <Alert tone="bad" title={problem(stop.error)} />}
      </div>
    </Modal>
  );
}
