import { Button } from '@hearth/ui/button';
import { lazy, Suspense, useState } from 'react';
import type { Interview } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const CardDialog = lazy(async () => ({ default: (await import('./cards/card-dialog.tsx')).CardDialog }));

/** Shows how many scorecards are in, and opens them. */
export function CardButton(props: {
  readonly interviewId: string;
  readonly placeId: string;
  readonly cards: NonNullable<Interview['cards']>;
}) {
  const { t, format } = useWords();
  const { interviewId, placeId, cards } = props;
  const [open, setOpen] = useState(false);
  const isWanted = cards.own === 'WANTED';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" variant={isWanted ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {t(isWanted ? 'cards.write' : 'cards.open')}
      </Button>
      <span className="text-sm text-ink-2">
        {t('cards.sent', { sent: format.number(cards.sent), of: format.number(cards.of) })}
      </span>
      {open && (
        <Suspense fallback={null}>
          <CardDialog interviewId={interviewId} placeId={placeId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
