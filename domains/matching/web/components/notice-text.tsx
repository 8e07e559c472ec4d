import type { Notice } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** Explains why a person has no score where the law requires a notice first. */
export function NoticeText({ notice }: { readonly notice: Notice }) {
  const { t, format } = useWords();
  const { state, law, usable_from: from, asked_other_at: asked } = notice;
  const day = (instant: string | null): string => (instant === null ? '' : format.instantDate(instant, 'UTC'));
  if (state === 'OTHER_PROCESS') return <p className="font-bold">{t('notice.OTHER_PROCESS', { date: day(asked) })}</p>;
  if (state === 'INVITED') return <p className="text-ink-2">{t('notice.INVITED', { law })}</p>;
  return (
    <p className="text-ink-2">
      {from === null ? t('notice.WAITS_UNTOLD', { law }) : t('notice.WAITS', { law, from: day(from) })}
    </p>
  );
}
