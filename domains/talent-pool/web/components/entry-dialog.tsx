import { FormDialog } from '@hearth/ui/form-dialog';
import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { askAgain, changePoolEntry, removeFromPool } from '../../contract/endpoints.ts';
import type { PoolEntry } from '../../contract/schemas.ts';
import { usePoolWords } from '../words.ts';
import { WhyFields } from './why-fields.tsx';
import type { ReasonValues } from './why-fields.tsx';

/** Edits an entry, asks the person again, or removes them. */
export function EntryDialog({ entry, onClose }: { readonly entry: PoolEntry; readonly onClose: () => void }) {
  const { t, problem } = usePoolWords();
  const brand = useBrand();
  const client = useClient();
  const [isSure, setSure] = useState(false);
  const params = { id: brand.id, entry_id: entry.id };
  const over = (message: string) => (): void => {
    toasts.show({ message, tone: 'ok' });
    onClose();
  };
  const form = useForm<ReasonValues>({
    values: { reason: entry.reason, note: entry.note, tag_ids: entry.tags.map(({ id }) => id) },
    send: (why) => client.call(changePoolEntry, { params, body: { ...why, note: why.note.trim() } }),
    onSent: over(t('entry.saved')),
  });
  const ask = useSend(askAgain, { onSuccess: over(t('entry.asked')) });
  const remove = useSend(removeFromPool, { onSuccess: over(t('entry.removed')) });
  const name = `${entry.first_name} ${entry.last_name}`;
  const failed = [ask, remove].find(({ isError }) => isError)?.error;
  return (
    <FormDialog
      form={form}
      title={t('entry.edit', { name })}
      submit={t('save')}
      problem={problem}
      onClose={onClose}
      size="sm"
      after={
        <div className="mt-4 grid gap-4 border-t border-line pt-4">
          {failed !== undefined && <Alert tone="bad" urgent title={problem(failed)} />}
          <div className="flex flex-wrap gap-2">
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
      }
    >
      <WhyFields brandId={brand.id} form={form} />
    </FormDialog>
  );
}
