import { useSend } from '@hearth/client/query';
import { TextButton } from '@hearth/ui/link-button';
import { toasts } from '@hearth/ui/toast';
import { withdrawAnnouncement } from '../../contract/endpoints.ts';
import type { Announcement } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** Takes a piece of news back. */
export function WithdrawDialog({ item }: { item: Announcement }) {
  const { t, problem } = useWords();
  const withdraw = useSend(withdrawAnnouncement);
  return (
    <TextButton
      aria-label={t('takeBackNamed', { title: item.title })}
      disabled={withdraw.isPending}
      onClick={() =>
        withdraw.mutate(
          { params: { id: item.brand_id, news_id: item.id } },
          { onError: (error) => toasts.show({ message: problem(error), tone: 'bad' }) },
        )
      }
    >
      {t('takeBack')}
    </TextButton>
  );
}
