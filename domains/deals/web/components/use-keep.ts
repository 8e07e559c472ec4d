import { toasts } from '@hearth/ui/toast';
import type { DealShift } from '../../contract/schemas.ts';
import { useDealWords } from '../words.ts';
import { useShiftText } from './shift-text.tsx';

/** What is done with a shift, as it is called while it waits to be sent. */
export type WaitingDeal =
  | 'RELEASE'
  | 'GIVE'
  | 'SWAP'
  | 'PICK_UP'
  | 'TAKE'
  | 'REFUSE'
  | 'WITHDRAW'
  | 'BID'
  | 'WITHDRAW_BID';

/** Keeps a request about a shift where there is no connection; `onKept` closes what it was made in. */
export function useKeep(
  shift: Pick<DealShift, 'shift_id' | 'date' | 'start' | 'end'>,
  onKept?: () => void,
): (verb: WaitingDeal) => {
  readonly words: () => { readonly label: string; readonly about: string };
  readonly onKept: () => void;
} {
  const { t } = useDealWords();
  const text = useShiftText();
  return (verb) => ({
    words: () => ({ label: t(`later.${verb}`, { shift: text(shift) }), about: shift.shift_id }),
    onKept: () => {
      toasts.show({ message: t('later.kept') });
      onKept?.();
    },
  });
}
