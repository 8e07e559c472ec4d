import { useSend } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Avatar } from '@hearth/ui/avatar';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { toasts } from '@hearth/ui/toast';
import { remindOfPublication } from '../../../contract/receipt-endpoints.ts';
import type { PublicationReceipt } from '../../../contract/receipt-schemas.ts';
import { addDays, toWallClock } from '../../../rules/hours/time.ts';
import { peopleToRemind } from '../../../rules/publication/receipts.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { useNow } from '../use-now.ts';
import { useReceiptWords } from './words.ts';

type SeenDialogProps = { readonly receipts: readonly PublicationReceipt[]; readonly onClose: () => void };

/** Who has seen the week, first those who have not, and a reminder for all of them. */
export default function SeenDialog({ receipts, onClose }: SeenDialogProps) {
  const { t, problem } = useReceiptWords();
  const { week } = useSchedule().snapshot;
  const { date: today } = toWallClock(useNow(), week.location.time_zone);
  const due = peopleToRemind(receipts, { today, lastDay: addDays(week.week, 6) });
  const remind = useSend(remindOfPublication, {
    untilRead: true,
    onSuccess: ({ reminded_count: count }) => void toasts.show({ message: t('reminded', { count }), tone: 'ok' }),
  });
  const waiting = receipts.filter((one) => one.has_login && one.seen_at === null);
  const seen = receipts.filter((one) => one.seen_at !== null);
  const without = receipts.filter((one) => !one.has_login);
  const button = (
    <Button
      variant="primary"
      busy={remind.isPending}
      disabledReason={due.length > 0 ? undefined : t(waiting.length > 0 ? 'allReminded' : 'allSeen')}
      onClick={() => remind.mutate({ params: { id: week.location.id }, body: { week: week.week } })}
    >
      {t('remind', { count: due.length })}
    </Button>
  );
  return (
    <Modal open onClose={onClose} closeLabel={t('close')} title={t('title')} footer={button}>
      <div className="grid gap-4">
        {remind.error !== null && <Alert tone="bad">{problem(remind.error)}</Alert>}
        <People title={t('waiting')} people={waiting} today={today} zone={week.location.time_zone} />
        <People title={t('seen')} people={seen} today={today} zone={week.location.time_zone} />
        <People title={t('withoutLogin')} people={without} today={today} zone={week.location.time_zone} />
      </div>
    </Modal>
  );
}

type PeopleProps = {
  readonly zone: string;
  readonly title: string;
  readonly people: readonly PublicationReceipt[];
  readonly today: string;
};

function People({ title, people, today, zone }: PeopleProps) {
  const { t } = useReceiptWords();
  const format = useFormat();
  if (people.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="font-bold">{title}</h3>
      <ul className="divide-y divide-line">
        {people.map(({ employee_id: id, first_name: first, last_name: last, seen_at: at, reminded_on: reminded }) => {
          const name = `${first} ${last}`.trim();
          return (
            <li key={id} className="flex items-center gap-3 py-2">
              <Avatar name={name} size={24} />
              <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
              <span className="text-dense text-ink-2">
                {at !== null ? format.instant(at, zone) : reminded === today && t('remindedToday')}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
