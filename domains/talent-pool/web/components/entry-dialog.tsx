import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { askAgain, changePoolEntry, removeFromPool } from '../../contract/endpoints.ts';
import type { Entry } from '../../contract/schemas.ts';
import { usePoolWords } from '../words.ts';
import { useRefresh } from './use-refresh.ts';
import { WhyFields } from './why-fields.tsx';
import type { Why } from './why-fields.tsx';

/** Changes somebody's entry, asks them once more, or takes them out. */
export function EntryDialog({ entry, onClose }: { readonly entry: Entry; readonly onClose: () => void }) {
  const { t, problem } = usePoolWords();
  const brand = useBrand();
  const refresh = useRefresh();
  const [why, setWhy] = useState<Why>({
    reason: entry.reason,
    note: entry.note,
    tag_ids: entry.tags.map(({ id }) => id),
  });
  const [isSure, setSure] = useState(false);
  const over = (message: string) => (): void => {
    refresh();
    toasts.show({ message, tone: 'ok' });
    onClose();
  };
  const save = useSend(changePoolEntry, { onSuccess: over(t('entry.saved')) });
  const ask = useSend(askAgain, { onSuccess: over(t('entry.asked')) });
  const remove = useSend(removeFromPool, { onSuccess: over(t('entry.removed')) });
  const params = { id: brand.id, entry_id: entry.id };
  const name = `${entry.first_name} ${entry.last_name}`;
  const failed = [save, ask, remove].find(({ isError }) => isError)?.error;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('entry.edit', { name })}
      closeLabel={t('close')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            onClick={() => save.mutate({ params, body: { ...why, note: why.note.trim(), tag_ids: [...why.tag_ids] } })}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failed !== undefined && <Alert tone="bad" urgent title={problem(failed)} />}
        <WhyFields brandId={brand.id} why={why} onChange={setWhy} />
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          {entry.may_ask_again && (
            <Button busy={ask.isPending} onClick={() => ask.mutate({ params })}>
              {t('entry.ask')}
            </Button>
          )}
          {/* A second press, so that a slip takes nobody out. */}
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() => (isSure ? remove.mutate({ params }) : setSure(true))}
          >
            {isSure ? t('entry.removeSure', { name }) : t('entry.remove')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
