import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
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
    <Modal
      open
      alert
      size="sm"
      onClose={props.onClose}
      title={t('remove.title', { domain: props.domain })}
      closeLabel={t('remove.cancel')}
      footer={
        <>
          <Button onClick={props.onClose}>{t('remove.cancel')}</Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate({ params: { id: props.id } })}>
            {t('remove.act')}
          </Button>
        </>
      }
    >
      {remove.error !== null && (
        <Alert tone="bad" urgent className="mb-3">
          {problem(remove.error)}
        </Alert>
      )}
      {t('remove.text')}
    </Modal>
  );
}
