import { usePerson } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { archiveBrand, restoreBrand } from '../../../contract/location-endpoints.ts';
import type { Location } from '../../../contract/schemas.ts';
import { useLocationWords } from './words.ts';

/** Takes a location out of use; `effects` says in the dialog what it still has. */
export function ArchiveLocation({ location, effects }: { location: Location; effects: ReactNode }) {
  const { t, problem } = useLocationWords();
  const [asking, setAsking] = useState(false);
  const { brand, chooseBrand } = usePerson();
  const cache = useQueryClient();
  const { name, id, parent_id: parentId } = location;
  const archive = useSend(archiveBrand, {
    onSuccess: async () => {
      setAsking(false);
      toasts.show({ message: t('archive.done', { name }), tone: 'ok' });
      // Nobody works at a location that is out of use.
      if (brand?.id === id && parentId !== null) await chooseBrand(parentId);
      // Not in the contract, since it is everything: lists of locations are in most domains.
      await cache.invalidateQueries();
    },
  });
  return (
    <Card title={t('archive.title')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-ink-2">{t('archive.text')}</p>
        <Button onClick={() => setAsking(true)}>{t('archive.open')}</Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('archive.ask', { name })}
          confirm={t('archive.confirm')}
          keep={t('archive.keep')}
          busy={archive.isPending}
          problem={archive.isError ? problem(archive.error) : null}
          onConfirm={() => archive.mutate({ params: { id }, body: {} })}
          onClose={() => setAsking(false)}
        >
          <div className="grid gap-3">
            {effects}
            <p>{t('archive.text')}</p>
          </div>
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** Says that a location is out of use, with the way back for whoever may take it. */
export function ArchivedLocation({ location }: { location: Location }) {
  const { t, problem } = useLocationWords();
  const cache = useQueryClient();
  const { name, id } = location;
  const restore = useSend(restoreBrand, {
    onSuccess: async () => {
      toasts.show({ message: t('archive.restored', { name }), tone: 'ok' });
      // As when it was archived.
      await cache.invalidateQueries();
    },
  });
  return (
    <>
      {restore.isError && (
        <Alert tone="bad" urgent>
          {problem(restore.error)}
        </Alert>
      )}
      <Alert
        tone="neutral"
        title={t('archive.isArchived')}
        action={
          location.may_edit && (
            <Button busy={restore.isPending} onClick={() => restore.mutate({ params: { id }, body: {} })}>
              {t('archive.restore')}
            </Button>
          )
        }
      >
        {t('archive.isArchivedText')}
      </Alert>
    </>
  );
}
