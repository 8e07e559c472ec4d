import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { useWords } from '../words.ts';

/** A note above the palette's results: why there are none, or an error. */
export function PaletteNote(props: {
  typed: string;
  term: string | null;
  online: boolean;
  error: Error | null;
  isEmpty: boolean;
  isAlike: boolean;
  isFirst: boolean;
  onAgain: () => void;
}) {
  const { t, problem } = useWords();
  const { typed, term, online, error, isEmpty, isAlike, isFirst, onAgain } = props;
  if (!online) return <Alert tone="warn">{t('offline')}</Alert>;
  if (term === null)
    return typed.trim() === '' ? null : <p className="px-2.5 py-2 text-base text-ink-2">{t('hint')}</p>;
  if (error !== null)
    return (
      <Alert
        tone="bad"
        title={t('failed')}
        action={
          <Button size="sm" onClick={onAgain}>
            {t('again')}
          </Button>
        }
      >
        {problem(error)}
      </Alert>
    );
  if (isEmpty)
    return (
      <div className="grid gap-1 px-2.5 py-4 text-base">
        <p className="font-bold break-words">{t('none', { term })}</p>
        <p className="text-ink-2">{t('noneHint')}</p>
      </div>
    );
  if (isAlike) return <p className="px-2.5 py-2 text-base break-words text-ink-2">{t('alike', { term })}</p>;
  if (isFirst)
    return (
      <Loading label={t('searching')}>
        <SkeletonRows rows={4} />
      </Loading>
    );
  return null;
}
