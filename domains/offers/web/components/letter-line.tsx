import { deviceZone } from '@hearth/i18n/device-zone';
import { standingOfLetter } from '@hearth/kit/letter-state';
import type { LetterState } from '@hearth/kit/letter-state';
import { useWords } from '../words.ts';

/** How far the last letter to the candidate has come. */
export function LetterLine({ letter }: { letter: LetterState | null }) {
  const { t, format } = useWords();
  if (letter === null) return null;
  const { standing, at } = standingOfLetter(letter);
  const isTrouble = standing === 'RETURNED' || standing === 'REFUSED';
  return (
    <p className={`text-sm ${isTrouble ? 'font-bold text-bad' : 'text-ink-2'}`}>
      {t(`letter.${standing}`, { time: at === null ? '' : format.instant(at, deviceZone(), 'short') })}
    </p>
  );
}
