import { Avatar } from '@hearth/ui/avatar';
import { Modal } from '@hearth/ui/modal';
import type { WeekConsent } from '../../../contract/consent-schemas.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { ConsentState } from './consent-state.tsx';
import { useConsentWords } from './words.ts';

type ConsentDialogProps = { readonly consents: readonly WeekConsent[]; readonly onClose: () => void };

/** Who was asked for a yes to which change of the week, and what they said, newest first. */
export default function ConsentDialog({ consents, onClose }: ConsentDialogProps) {
  const { t } = useConsentWords();
  const { format } = useSchedule().phrases;
  return (
    <Modal open onClose={onClose} closeLabel={t('close')} title={t('title')} description={t('note')}>
      <ul className="divide-y divide-line">
        {consents.map((one) => {
          const name = `${one.first_name} ${one.last_name}`.trim();
          const { before, after } = one;
          return (
            <li key={one.id} className="flex items-start gap-3 py-3">
              <Avatar name={name} size={24} />
              <div className="grid min-w-0 flex-1 gap-1">
                <bdi className="truncate font-bold">{name}</bdi>
                <p className="flex flex-wrap gap-x-2 tabular-nums">
                  <span>{format.date(after.date, 'weekday')}</span>
                  {before !== null && <s className="text-ink-2">{format.timeRange(before.start, before.end)}</s>}
                  <span>{format.timeRange(after.start, after.end)}</span>
                </p>
                <ConsentState consent={one} />
              </div>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
