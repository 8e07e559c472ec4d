import { useSend } from '@hearth/client/query';
import { useBrand } from '@hearth/client/person';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { addToPool } from '../../contract/endpoints.ts';
import { usePoolWords } from '../words.ts';
import { LeftList } from './left-list.tsx';
import { useRefresh } from './use-refresh.ts';
import { WhyFields } from './why-fields.tsx';
import type { Why } from './why-fields.tsx';

/** Puts people who applied into the pool, which asks each of them; says who was left out and why. */
export function AddDialog({
  applicationIds,
  onClose,
  onDone,
}: {
  readonly applicationIds: readonly string[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
}) {
  const { t, format, problem } = usePoolWords();
  const brand = useBrand();
  const refresh = useRefresh();
  const [why, setWhy] = useState<Why>({ reason: 'RUNNER_UP', note: '', tag_ids: [] });
  const add = useSend(addToPool, {
    onSuccess: ({ added, left }) => {
      refresh();
      toasts.show({ message: t('add.done', { n: format.number(added) }), tone: added > 0 ? 'ok' : 'info' });
      if (left.length > 0) return;
      onDone?.();
      onClose();
    },
  });
  const done = add.data;
  const close = (): void => {
    if (done !== undefined) onDone?.();
    onClose();
  };
  return (
    <Modal
      open
      onClose={close}
      title={t('add.open')}
      closeLabel={t('close')}
      size="sm"
      footer={
        done === undefined ? (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button
              variant="primary"
              busy={add.isPending}
              onClick={() =>
                add.mutate({
                  params: { id: brand.id },
                  body: {
                    application_ids: [...applicationIds],
                    ...why,
                    note: why.note.trim(),
                    tag_ids: [...why.tag_ids],
                  },
                })
              }
            >
              {t('add.submit')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={close}>
            {t('close')}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {add.isError && <Alert tone="bad" urgent title={problem(add.error)} />}
        {done === undefined ? (
          <>
            <p className="text-ink-2">{t('add.text')}</p>
            <WhyFields brandId={brand.id} why={why} onChange={setWhy} />
          </>
        ) : (
          <>
            <p role="status">{t('add.done', { n: format.number(done.added) })}</p>
            <LeftList left={done.left} />
          </>
        )}
      </div>
    </Modal>
  );
}
