import { useSend } from '@hearth/client/query';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { seeException } from '../../../contract/live-endpoints.ts';
import type { ClockException, NewCorrection } from '../../../contract/schemas.ts';
import { useClockWords } from '../../words.ts';

interface ExceptionProps {
  readonly exception: ClockException;
  readonly brandId: string;
  readonly zone: string;
  readonly canCorrect: boolean;
  readonly onFix: ((wanted: NewCorrection) => Promise<void>) | undefined;
  /** Called once it is settled, where it then leaves the screen with the focus. */
  readonly onSettled?: (() => void) | undefined;
}

/** Something odd, with what puts it right in one tap, and the way to let it stand. */
export function ExceptionLine({ exception, brandId, zone, canCorrect, onFix, onSettled }: ExceptionProps) {
  const { t, problem, format } = useClockWords();
  const see = useSend(seeException, { onSuccess: () => onSettled?.() });
  const [error, setError] = useState<unknown>(null);
  const { fix, kind, minutes, is_seen: isSeen, key } = exception;
  const length = minutes === null ? '' : format.duration(minutes);
  const apply = (): void => {
    if (fix === null) return;
    setError(null);
    onFix?.({ idempotency_key: newId(), changes: [fix], reason: t('live.fixReason') })
      .then(onSettled)
      .catch(setError);
  };
  return (
    <div className={`flex flex-wrap items-center gap-2 text-sm ${isSeen ? 'text-ink-2' : ''}`}>
      <Badge tone={isSeen ? 'neutral' : 'warn'} icon={<Icon of={CircleAlert} size={16} />}>
        {t(`live.exceptions.${kind}`, { length })}
      </Badge>
      <span className="tabular-nums">{format.instantTime(exception.at, zone)}</span>
      {fix !== null && onFix !== undefined && (
        <Button size="sm" onClick={apply}>
          {t('live.fix', { time: format.instantTime(fix.at, zone) })}
        </Button>
      )}
      {canCorrect && !isSeen && (
        <Button
          size="sm"
          variant="ghost"
          busy={see.isPending}
          onClick={() => see.mutate({ params: { id: brandId }, body: { key } })}
        >
          {t('live.seen')}
        </Button>
      )}
      {(error ?? see.error) !== null && <Alert tone="bad">{problem(error ?? see.error)}</Alert>}
    </div>
  );
}
