import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { FormDialog } from '@hearth/ui/form-dialog';
import { toasts } from '@hearth/ui/toast';
import { endRecurringShift } from '../../../contract/recurring-endpoints.ts';
import type { RecurringShift } from '../../../contract/recurring-schemas.ts';
import { ReachFields, reachOf, type ReachValues } from './reach-fields.tsx';
import { useRecurringWords } from './words.ts';

type EndProps = {
  readonly locationId: string;
  readonly recurring: RecurringShift;
  /** The day that it was opened from. */
  readonly date?: string | undefined;
  readonly onClose: () => void;
};

/** Ends a recurring shift, from a day on or altogether. */
export function EndRecurring({ locationId, recurring, date, onClose }: EndProps) {
  const { t, problem } = useRecurringWords();
  const client = useClient();
  const form = useForm<ReachValues, { readonly report: { readonly removed_count: number } }>({
    values: { reach: 'all', from: date ?? recurring.next_on },
    check: ({ reach, from }) => ({ from: reach === 'later' && from === null ? t('dayMissing') : undefined }),
    send: (values) =>
      client.call(endRecurringShift, {
        params: { id: locationId, recurring_id: recurring.id },
        body: { reach: reachOf(values), version: recurring.version },
      }),
    onSent: ({ report }) => {
      toasts.show({ message: t('end.done', { count: report.removed_count }) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      danger
      size="sm"
      title={t('end.title')}
      description={t('end.text')}
      submit={t('end.confirm')}
      problem={problem}
      onClose={onClose}
    >
      <ReachFields form={form} />
    </FormDialog>
  );
}
