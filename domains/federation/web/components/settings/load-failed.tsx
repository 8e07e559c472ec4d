import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { useWords } from './words.ts';

/** A part of the settings that could not be read, with the way to try again. */
export function LoadFailed({ of }: { readonly of: { readonly error: unknown; readonly refetch: () => unknown } }) {
  const { t, problem } = useWords();
  return (
    <ErrorState title={t('page.failed')} action={<Button onClick={() => void of.refetch()}>{t('page.again')}</Button>}>
      {problem(of.error)}
    </ErrorState>
  );
}
