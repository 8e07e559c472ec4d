import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { CORRECTION_CHANGED, PUNCHES_CHANGED } from '@hearth/domains/clock/events';
import { listCorrectionPay, listMyCorrectionPay } from '../../../contract/pay-endpoints.ts';
import type { CorrectionPay as Effect } from '../../../contract/pay-endpoints.ts';
import { usePayWords } from './words.ts';

interface PayProps {
  readonly correctionId: string;
  /** Null for one’s own. */
  readonly locationId: string | null;
}

/** What a correction changes in pay, before and after; nothing where that is not known, or not for the reader. */
export function CorrectionPay({ correctionId, locationId }: PayProps) {
  return locationId === null ? (
    <OwnPay correctionId={correctionId} />
  ) : (
    <PayAt correctionId={correctionId} locationId={locationId} />
  );
}

function OwnPay({ correctionId }: Pick<PayProps, 'correctionId'>) {
  const { data } = useCall(listMyCorrectionPay, {});
  useReadAgainOn([CORRECTION_CHANGED, PUNCHES_CHANGED], [listMyCorrectionPay]);
  return <EffectLine effect={data?.corrections.find(({ correction_id: id }) => id === correctionId)} />;
}

function PayAt({ correctionId, locationId }: { readonly correctionId: string; readonly locationId: string }) {
  const { data } = useCall(listCorrectionPay, { params: { id: locationId } });
  useReadAgainOn([CORRECTION_CHANGED, PUNCHES_CHANGED], [listCorrectionPay]);
  return <EffectLine effect={data?.corrections.find(({ correction_id: id }) => id === correctionId)} />;
}

function EffectLine({ effect }: { readonly effect: Effect | undefined }) {
  const { t, format } = usePayWords();
  if (effect === undefined) return null;
  const money = (amount: number): string => format.money(amount, effect.currency);
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      {t('effect', {
        days: format.dateRange(effect.from, effect.until),
        before: money(effect.before),
        after: money(effect.after),
      })}
    </p>
  );
}
