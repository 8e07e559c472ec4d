import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { toasts } from '@hearth/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { removeProvider } from '../../../contract/endpoints.ts';
import { SETTINGS } from './paths.ts';
import { useWords } from './words.ts';

const ConfirmRemoval = lazy(async () => ({ default: (await import('./confirm-removal.tsx')).ConfirmRemoval }));

/** Takes a provider away, once it is clear what becomes of its people. */
export function RemoveProvider({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useWords();
  const { groupId } = useBrand();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const send = useSend(removeProvider, {
    onSuccess: async () => {
      toasts.show({ message: t('remove.done', { name }), tone: 'ok' });
      await navigate(SETTINGS, { replace: true });
    },
  });
  return (
    <>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('remove.open')}
      </Button>
      <Suspense fallback={null}>
        {asking && (
          <ConfirmRemoval
            name={name}
            busy={send.isPending}
            error={send.error}
            onRemove={() => send.mutate({ params: { id: groupId, provider_id: id } })}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
