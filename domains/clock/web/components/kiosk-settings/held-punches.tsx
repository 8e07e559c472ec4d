import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { PUNCH_HELD, PUNCHES_CHANGED } from '../../../contract/events.ts';
import { listHeldPunches, settleHeldPunch } from '../../../contract/kiosk-endpoints.ts';
import { useClockWords } from '../../words.ts';
import { useTabletWords } from './words.ts';

/** What tablets sent that was not taken; nothing where there is none. */
export function HeldPunches({ brandId, zone }: { brandId: string; zone: string }) {
  const { t, problem, format } = useTabletWords();
  const { t: clockWord } = useClockWords();
  const { data } = useCall(listHeldPunches, { params: { id: brandId } });
  useReadAgainOn([PUNCHES_CHANGED, PUNCH_HELD], [listHeldPunches]);
  const settle = useSend(settleHeldPunch, { readWhenRefused: true });
  const held = data?.held ?? [];
  if (held.length === 0) return null;
  return (
    <Card flush title={`${t('held.title')} (${held.length})`}>
      {settle.error !== null && <Alert tone="bad">{problem(settle.error)}</Alert>}
      <ul className="divide-y divide-line">
        {held.map((one) => {
          const decide = (decision: 'ADD' | 'DISMISS', reason: string) => () =>
            settle.mutate({ params: { id: brandId, held_id: one.id }, body: { decision, reason } });
          return (
            <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
              <div className="min-w-40 flex-1">
                <p className="font-bold">{one.employee_name}</p>
                <p className="text-sm text-ink-2">
                  {`${clockWord(`kinds.${one.kind}`)} · ${format.instant(one.at, zone)} · ${one.kiosk_name}`}
                </p>
              </div>
              <Badge tone="warn">{t(`held.causes.${one.cause}`)}</Badge>
              {!one.is_own && (
                <>
                  <Button
                    size="sm"
                    busy={settle.isPending}
                    onClick={decide('ADD', t('held.reason', { name: one.kiosk_name }))}
                  >
                    {t('held.add')}
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    busy={settle.isPending}
                    onClick={decide('DISMISS', t('held.dismissed'))}
                  >
                    {t('held.dismiss')}
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
