import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Pin, PinOff } from 'lucide-react';
import { usePinnedTerms } from '../use-pinned-terms.ts';
import { useWords } from '../words.ts';

/** Keeps a search at hand, or lets it go. */
export function PinButton({ term }: { term: string }) {
  const { t, problem } = useWords();
  const { isKnown, isPinned, isBusy, error, pin } = usePinnedTerms();
  if (!isKnown) return null;
  const on = isPinned(term);
  return (
    <>
      <Button icon={<Icon of={on ? PinOff : Pin} />} busy={isBusy} onClick={() => pin(term, !on)}>
        {on ? t('pin.remove') : t('pin.add')}
      </Button>
      {error !== null && (
        <Alert tone="bad" title={t('pin.failed')}>
          {problem(error)}
        </Alert>
      )}
    </>
  );
}
