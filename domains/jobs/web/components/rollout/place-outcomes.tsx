import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { PlaceOutcome } from '../../../contract/rollout-schemas.ts';
import type { Gap } from '../../../rules/completeness.ts';
import { useWords } from '../../words.ts';
import { useGapWords } from '../field-parts.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { useRolloutWords } from './words.ts';

/** The outcome for each location: remaining drafts first, with reasons. */
export function PlaceOutcomes({ outcomes }: { readonly outcomes: readonly PlaceOutcome[] }) {
  const { t } = useRolloutWords();
  const why = useRefusalWords();
  // The button that was pressed is gone: the keyboard and whoever listens go on with what came of it.
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const refused = outcomes.filter((outcome) => outcome.refused !== null);
  const done = outcomes.filter((outcome) => outcome.refused === null);
  return (
    <div className="grid gap-3">
      <p ref={summary} tabIndex={-1} className="text-base outline-none">
        {t('posted', { count: done.length })}
        {refused.length > 0 && <span className="block text-warn">{t('kept', { count: refused.length })}</span>}
      </p>
      <ul className="max-h-[24rem] overflow-auto rounded-md border border-line">
        {[...refused, ...done].map((outcome) => (
          <li
            key={outcome.location_id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line px-3 py-2.5 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-60">
              <Link to={`/hiring/jobs/${outcome.job_id}`} className="font-bold text-accent-ink">
                <bdi>{outcome.location_name}</bdi>
              </Link>
              {why(outcome).map((sentence) => (
                <p key={sentence} className="text-dense text-ink-2">
                  {sentence}
                </p>
              ))}
            </div>
            <StatusBadge status={outcome.status} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns a formatter for why a job stays a draft. */
function useRefusalWords() {
  const { t } = useWords();
  const { t: rolloutWords } = useRolloutWords();
  const { say } = useGapWords();
  return ({ refused }: PlaceOutcome): readonly string[] => {
    if (refused === null) return [];
    if (refused.code === 'OTHER_CURRENCY') return [rolloutWords('why.OTHER_CURRENCY')];
    return refused.gaps.length > 0 ? refused.gaps.map((gap) => say(gap as Gap)) : [t(`errors.${refused.code}`)];
  };
}
