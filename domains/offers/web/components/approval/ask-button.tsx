import { useSend } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { toasts } from '@hearth/ui/toast';
import { askApproval } from '../../../contract/endpoints.ts';
import type { OfferContent } from '../../../contract/schemas.ts';
import { useWords } from '../../words.ts';
import { useApprovalWords } from './words.ts';

/** Requests approval of an offer as it was previewed. */
export function AskButton({
  brandId,
  applicationId,
  content,
  onAsked,
}: {
  readonly brandId: string;
  readonly applicationId: string;
  readonly content: OfferContent;
  readonly onAsked: () => void;
}) {
  const t = useApprovalWords();
  const { problem } = useWords();
  const ask = useSend(askApproval, {
    onSuccess: () => {
      toasts.show({ message: t('askedNow'), tone: 'ok' });
      onAsked();
    },
  });
  return (
    <>
      {ask.isError && <p className="text-bad">{problem(ask.error)}</p>}
      <Button
        variant="primary"
        busy={ask.isPending}
        onClick={() => ask.mutate({ params: { id: brandId, application_id: applicationId }, body: content })}
      >
        {t('ask')}
      </Button>
    </>
  );
}
