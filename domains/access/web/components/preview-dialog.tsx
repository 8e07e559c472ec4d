import { CallError } from '@hearth/client/call-error';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { Modal } from '@hearth/ui/modal';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { useState } from 'react';
import type { PlannedChange } from '../../contract/schemas.ts';
import { useAccessPreview } from '../api.ts';
import { useMissingPermissions, useWords } from '../words.ts';
import { PreviewContent } from './preview-content.tsx';
import { needsProof, ProveAddress } from './prove-address.tsx';

/** Shows what a change would do before it is made, and makes it. */
export function PreviewDialog({
  brandId,
  change,
  title,
  description,
  save,
  invite,
  danger = false,
  leave,
  onSave,
  onClose,
}: {
  /** Where the change is made. */
  readonly brandId: string;
  readonly change: PlannedChange;
  readonly title: string;
  readonly description?: string | undefined;
  /** The words of the button that makes the change. */
  readonly save: string;
  /** The same where the right is offered to somebody outside the group. */
  readonly invite?: string;
  readonly danger?: boolean;
  /** The words of the button that goes back. */
  readonly leave: string;
  /** Makes the change that was looked at, by its version; what it throws is shown. */
  readonly onSave: (version: string) => Promise<void>;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const found = useAccessPreview(brandId, change);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const first = found.data?.pages[0];
  const again = (): void => {
    setRefusal(null);
    void found.refetch();
  };

  async function make(version: string): Promise<void> {
    setBusy(true);
    setRefusal(null);
    try {
      await onSave(version);
    } catch (error) {
      setRefusal(error);
      setBusy(false);
    }
  }

  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      title={title}
      description={description}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{leave}</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={first === undefined || found.isRefetching || refusal !== null}
            onClick={() => first !== undefined && void make(first.version)}
          >
            {first?.is_invitation === true && invite !== undefined ? invite : save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-1">
        {refusal !== null && <SaveRefusal refusal={refusal} onAgain={again} />}
        <PreviewResult found={found} onAgain={again} />
      </div>
    </Modal>
  );
}

/** Why the change was not made; where the preview is out of date, with the way to a new one. */
function SaveRefusal({ refusal, onAgain }: { refusal: unknown; onAgain: () => void }) {
  const { t, problem } = useWords();
  const lacking = useMissingPermissions();
  return (
    <Alert
      tone="bad"
      urgent
      action={
        refusal instanceof CallError && (
          <Button size="sm" onClick={onAgain}>
            {t(refusal.code === 'PREVIEW_STALE' ? 'preview.again' : 'again')}
          </Button>
        )
      }
    >
      {problem(refusal)} {lacking(refusal)}
    </Alert>
  );
}

/** What the change would do, once it is worked out. */
function PreviewResult({ found, onAgain }: { found: ReturnType<typeof useAccessPreview>; onAgain: () => void }) {
  const { t, problem } = useWords();
  const lacking = useMissingPermissions();
  const [first, ...rest] = found.data?.pages ?? [];
  if (first !== undefined)
    return (
      <PreviewContent
        pages={[first, ...rest]}
        more={found.hasNextPage ? () => void found.fetchNextPage() : undefined}
      />
    );
  if (found.error === null)
    return (
      <Loading label={t('preview.working')}>
        <SkeletonText lines={5} />
      </Loading>
    );
  return (
    <ErrorState
      title={t('preview.failed')}
      headingLevel={3}
      action={needsProof(found.error) ? <ProveAddress /> : <Button onClick={onAgain}>{t('again')}</Button>}
    >
      {problem(found.error)} {lacking(found.error)}
    </ErrorState>
  );
}
