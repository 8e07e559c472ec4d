import { useBrand } from '@hearth/client/person';
import { callKey, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listProviders, removeProvider } from '../../../contract/endpoints.ts';
import { SETTINGS } from './paths.ts';
import { useWords } from './words.ts';

/** Takes a provider away, once it is clear what becomes of its people. */
export function RemoveProvider({ id, name }: { readonly id: string; readonly name: string }) {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const send = useSend(removeProvider, {
    onSuccess: async () => {
      toasts.show({ message: t('remove.done', { name }), tone: 'ok' });
      await navigate(SETTINGS, { replace: true });
      await cache.invalidateQueries({ queryKey: callKey(listProviders) });
    },
  });
  return (
    <>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('remove.open')}
      </Button>
      <Modal
        open={asking}
        alert
        size="sm"
        onClose={() => setAsking(false)}
        title={t('remove.title', { name })}
        closeLabel={t('page.close')}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('page.cancel')}</Button>
            <Button
              variant="danger"
              busy={send.isPending}
              onClick={() => send.mutate({ params: { id: groupId, provider_id: id } })}
            >
              {t('remove.open')}
            </Button>
          </>
        }
      >
        {send.error !== null && (
          <Alert tone="bad" urgent className="mb-3">
            {problem(send.error)}
          </Alert>
        )}
        {t('remove.text')}
      </Modal>
    </>
  );
}
