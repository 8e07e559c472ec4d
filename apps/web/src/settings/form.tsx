import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { SkeletonRows } from '@hearth/ui/skeleton';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import en from './phrases/en.json';

interface FormProps {
  readonly title: string;
  readonly note: string;
  readonly loading: { readonly data: unknown; readonly error: Error | null };
  readonly saving: { readonly isPending: boolean; readonly isSuccess: boolean; readonly error: Error | null };
  readonly changed: boolean;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** Settings that are saved together. */
export function Form({ title, note, loading, saving, changed, onSave, children }: FormProps) {
  const { t, problem } = usePhrases('settings', en);
  return (
    <Card title={title} note={note}>
      {loading.error !== null ? (
        <ErrorState title={problem(loading.error)} />
      ) : loading.data === undefined ? (
        <SkeletonRows rows={3} />
      ) : (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            onSave();
          }}
        >
          {saving.error !== null && (
            <Alert tone="bad" urgent>
              {problem(saving.error)}
            </Alert>
          )}
          {children}
          <div className="flex items-center gap-3">
            <Button type="submit" variant="primary" busy={saving.isPending} disabled={!changed}>
              {t('save')}
            </Button>
            <span role="status" className="text-ink-2">
              {saving.isSuccess && !changed ? t('saved') : ''}
            </span>
          </div>
        </form>
      )}
    </Card>
  );
}
