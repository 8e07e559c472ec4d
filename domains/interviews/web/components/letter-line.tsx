import { deviceZone } from '@hearth/i18n/device-zone';
import { mailStanding } from '@hearth/kit/text/letter-state';
import type { MailState } from '@hearth/kit/text/letter-state';
import { useWords } from '../words.ts';

/** The delivery state of the last mail; with `onlyTrouble` only failures. */
export function LetterLine({ letter, onlyTrouble = false }: { letter: MailState | null; onlyTrouble?: boolean }) {
  const { t, format } = useWords();
  if (letter === null) return null;
  const { standing, at } = mailStanding(letter);
  const isTrouble = standing === 'RETURNED' || standing === 'REFUSED';
  if (onlyTrouble && !isTrouble) return null;
  return (
    <p className={`text-sm ${isTrouble ? 'font-bold text-bad' : 'text-ink-2'}`}>
      {t(`letter.${standing}`, { time: at === null ? '' : format.instant(at, deviceZone(), 'short') })}
    </p>
  );
}
