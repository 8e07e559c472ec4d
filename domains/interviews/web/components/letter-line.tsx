import { deviceZone } from '@hearth/i18n/device-zone';
import { standingOfLetter } from '@hearth/kit/letter-state';
import type { LetterState } from '@hearth/kit/letter-state';
import { useWords } from '../words.ts';

/** How far the last letter to the candidate has come; `onlyTrouble` says nothing of one that is well. */
export function LetterLine({ letter, onlyTrouble = false }: { letter: LetterState | null; onlyTrouble?: boolean }) {
  const { t, format } = useWords();
  if (letter === null) return null;
  const { standing, at } = standingOfLetter(letter);
  const isTrouble = standing === 'RETURNED' || standing === 'REFUSED';
  if (onlyTrouble && !isTrouble) return null;
  return (
    <p className={`text-sm ${isTrouble ? 'font-bold text-bad' : 'text-ink-2'}`}>
      {t(`letter.${standing}`, { time: at === null ? '' : format.instant(at, deviceZone(), 'short') })}
    </p>
  );
}
