import { useDealWords } from '../words.ts';

/** What was written with a request, and with the answer to it. */
export function DealNotes({ deal }: { deal: { readonly note: string; readonly decision_note: string } }) {
  const { t } = useDealWords();
  return (
    <>
      {deal.note !== '' && (
        <p dir="auto" className="break-words">
          {deal.note}
        </p>
      )}
      {deal.decision_note !== '' && (
        <p dir="auto" className="text-sm break-words text-ink-2">
          {t('answer', { note: deal.decision_note })}
        </p>
      )}
    </>
  );
}
