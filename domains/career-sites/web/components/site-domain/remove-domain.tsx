import { useSend } from '@hearth/client/query';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { removeSiteDomain } from '../../../contract/site-domain-endpoints.ts';
import { useDomainWords } from './words.ts';

/** Says where the career page will stand, before the domain is given up. */
export function RemoveDomain(props: {
  readonly id: string;
  readonly domain: string;
  readonly onRemoved: () => unknown;
  readonly onClose: () => void;
}) {
  const { t, problem } = useDomainWords();
  const remove = useSend(removeSiteDomain, { onSuccess: props.onRemoved });
  return (
    <ConfirmDialog
      title={t('remove.title', { domain: props.domain })}
      confirm={t('remove.act')}
      keep={t('remove.cancel')}
      busy={remove.isPending}
      problem={remove.error === null ? null : problem(remove.error)}
      onConfirm={() => remove.mutate({ params: { id: props.id } })}
      onClose={props.onClose}
    >
      {t('remove.text')}
    </ConfirmDialog>
  );
}
