import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { toasts } from '@hearth/ui/toast';
import { PUBLISHED } from '../../../contract/events.ts';
import { confirmMyReceipt, listMyReceipts } from '../../../contract/receipt-endpoints.ts';
import type { MyReceipt } from '../../../contract/receipt-schemas.ts';
import { addDays } from '../../../rules/hours/time.ts';
import { useReceiptWords } from './words.ts';

/** Asks the signed-in person to confirm what was published of the week on the screen; nothing where nothing waits. */
export function ConfirmCards({ week }: { readonly week: string }) {
  // Where weeks begin on another day, two of them are on the screen.
  const query = { from: addDays(week, -6), to: addDays(week, 6) };
  const { data } = useCall(listMyReceipts, { query });
  useReadAgainOn([PUBLISHED], [listMyReceipts]);
  return data?.receipts.map((receipt) => <ConfirmCard key={receipt.publication_id} receipt={receipt} />);
}

function ConfirmCard({ receipt }: { readonly receipt: MyReceipt }) {
  const { t, problem } = useReceiptWords();
  const format = useFormat();
  const confirm = useSend(confirmMyReceipt, {
    untilRead: true,
    readWhenRefused: true,
    onSuccess: () => void toasts.show({ message: t('mine.done'), tone: 'ok' }),
  });
  const { publication_id: id, location, week } = receipt;
  return (
    <Alert
      tone={confirm.error === null ? 'info' : 'bad'}
      title={t('mine.title')}
      action={
        <Button
          variant="primary"
          busy={confirm.isPending}
          onClick={() => confirm.mutate({ params: { publication_id: id } })}
        >
          {t('mine.confirm')}
        </Button>
      }
    >
      {confirm.error === null
        ? t('mine.text', { place: location.name, week: format.dateRange(week, addDays(week, 6)) })
        : problem(confirm.error)}
    </Alert>
  );
}
