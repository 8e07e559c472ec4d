import { usePartWords } from './words.ts';

/** Stands where one writes in other conversations. */
export default function ClosedNote() {
  const { t } = usePartWords();
  return <p className="border-t border-line bg-surface px-4 py-4 text-center text-ink-2">{t('closed')}</p>;
}
