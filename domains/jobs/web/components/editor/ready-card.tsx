import { Card } from '@hearth/ui/card';
import { Icon } from '@hearth/ui/icon';
import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import { findAdvice } from '../../../rules/completeness.ts';
import type { Gap } from '../../../rules/completeness.ts';
import type { LawPlace } from '@hearth/domains/job-library/rules';
import { useWords } from '../../words.ts';
import { fieldId, useGapWords } from '../field-parts.tsx';
import { DescriptionMeasure } from '../text-parts.tsx';

/** Scrolls to a field and focuses its first input. */
export function goToField(field: keyof JobContent): void {
  const place = document.getElementById(fieldId(field));
  if (place === null) return;
  const input = place.matches('input, textarea') ? place : place.querySelector<HTMLElement>('input, textarea, button');
  (input ?? place).focus();
  place.scrollIntoView({ block: 'center' });
}

/** Lists what is missing before a job can go live, and advice to improve it. */
export function ReadyCard({
  content,
  gaps,
  place,
}: {
  readonly content: JobContent;
  readonly gaps: readonly Gap[];
  readonly place: LawPlace;
}) {
  const { t } = useWords();
  const { say } = useGapWords();
  const advice = findAdvice(content, place).filter(
    (line) => !(line.startsWith('pay_') && gaps.some(({ field }) => field === 'pay')),
  );
  return (
    <Card title={t('ready.title')}>
      {gaps.length === 0 ? (
        <p className="flex items-center gap-2 text-ok">
          <Icon of={CircleCheck} size={20} />
          {t('ready.complete')}
        </p>
      ) : (
        <ul className="grid gap-1">
          {gaps.map((gap) => (
            <li key={gap.field + gap.rule}>
              <button
                type="button"
                onClick={() => goToField(gap.field)}
                className="flex min-h-8 w-full items-start gap-2 rounded-sm py-1 text-start hover:text-accent-ink phone:min-h-11"
              >
                <Icon of={CircleAlert} size={16} className="mt-0.5 text-warn" />
                <span>
                  <span className="underline decoration-line-strong underline-offset-3">{say(gap)}</span>
                  {gap.rule === 'too_short' && (
                    <DescriptionMeasure description={content.description} className="ms-2 text-sm text-ink-2" />
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {advice.length > 0 && (
        <div className="mt-4 border-t border-line pt-4 text-dense text-ink-2">
          <p className="mb-1 flex items-center gap-2 font-bold text-ink">
            <Icon of={Lightbulb} />
            {t('ready.advice')}
          </p>
          <ul className="list-disc ps-6">
            {advice.map((line) => (
              <li key={line}>{t(`ready.adviceLines.${line}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
