import { useClient } from '@hearth/client/context';
import { useSend } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { archiveWeekTemplate, renameWeekTemplate } from '../../contract/endpoints.ts';
import type { WeekTemplate } from '../../contract/week-template-schemas.ts';
import { useWords } from '../words.ts';

type ChangeProps = { readonly template: WeekTemplate; readonly onClose: () => void };

export const LONGEST_NAME = 80;

/** Gives a template another name. */
export function RenameTemplate({ template, onClose }: ChangeProps) {
  const { t, problem } = useWords();
  const client = useClient();
  const { id, brand_id: brandId, version } = template;
  const form = useForm({
    values: { name: template.name },
    check: ({ name }) => ({ name: name.trim() === '' ? t('nameMissing') : undefined }),
    send: ({ name }) =>
      client.call(renameWeekTemplate, {
        params: { id: brandId, template_id: id },
        body: { name: name.trim(), version },
      }),
    refusedAt: (refused) => (refused.code === 'WEEK_TEMPLATE_NAME_TAKEN' ? { name: problem(refused) } : {}),
    onSent: onClose,
  });
  return (
    <FormDialog form={form} title={t('rename.title')} submit={t('rename.submit')} problem={problem} onClose={onClose}>
      <TextField label={t('name')} autoFocus maxLength={LONGEST_NAME} {...form.text('name')} />
    </FormDialog>
  );
}

/** Archives a template after a question. */
export function ArchiveTemplate({ template, onClose }: ChangeProps) {
  const { t, problem } = useWords();
  const archive = useSend(archiveWeekTemplate, {
    readWhenRefused: true,
    onSuccess: () => {
      toasts.show({ message: t('archive.done') });
      onClose();
    },
  });
  const { id, brand_id: brandId, version, name } = template;
  return (
    <ConfirmDialog
      title={t('archive.title', { name })}
      confirm={t('archive.confirm')}
      keep={t('cancel')}
      closeLabel={t('close')}
      busy={archive.isPending}
      problem={archive.error === null ? null : problem(archive.error)}
      onConfirm={() => archive.mutate({ params: { id: brandId, template_id: id }, body: { version } })}
      onClose={onClose}
    >
      {t('archive.text')}
    </ConfirmDialog>
  );
}
