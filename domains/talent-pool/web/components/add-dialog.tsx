import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Button } from '@hearth/ui/button';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Modal } from '@hearth/ui/modal';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { addToPool } from '../../contract/endpoints.ts';
import { usePoolWords } from '../words.ts';
import { LeftList } from './left-list.tsx';
import { WhyFields } from './why-fields.tsx';
import type { ReasonValues } from './why-fields.tsx';

type AddResult = AnswerOf<typeof addToPool>;

/** Adds candidates to the pool, asks for their consent, and lists who was left out and why. */
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
  const client = useClient();
  const brand = useBrand();
  const [done, setDone] = useState<AddResult | null>(null);
  const leave = (): void => {
    onDone?.();
    onClose();
  };
  const form = useForm<ReasonValues, AddResult>({
    values: { reason: 'RUNNER_UP', note: '', tag_ids: [] },
    send: (why) =>
      client.call(addToPool, {
        params: { id: brand.id },
        body: { application_ids: [...applicationIds], ...why, note: why.note.trim() },
      }),
    onSent: (answer) => {
      const { added, left } = answer;
      toasts.show({ message: t('add.done', { n: format.number(added) }), tone: added > 0 ? 'ok' : 'info' });
      if (left.length > 0) setDone(answer);
      else leave();
    },
  });
  if (done !== null)
    return (
      <Modal
        open
        onClose={leave}
        title={t('add.open')}
        closeLabel={t('close')}
        size="sm"
        footer={
          <Button variant="primary" onClick={leave}>
            {t('close')}
          </Button>
        }
      >
        <div className="grid gap-4">
          <p role="status">{t('add.done', { n: format.number(done.added) })}</p>
          <LeftList left={done.left} />
        </div>
      </Modal>
    );
  return (
    <FormDialog
      form={form}
      title={t('add.open')}
      submit={t('add.submit')}
      problem={problem}
      onClose={onClose}
      size="sm"
    >
      <p className="text-ink-2">{t('add.text')}</p>
      <WhyFields brandId={brand.id} form={form} />
    </FormDialog>
  );
}
