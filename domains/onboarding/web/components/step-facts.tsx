import { Badge } from '@hearth/ui/badge';
import type { Purpose, Step } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const TONES = { OPEN: 'neutral', REVIEW: 'info', DONE: 'ok', WAIVED: 'neutral' } as const;

/** How a step stands. */
export function StepBadge({ step }: { readonly step: Step }) {
  const { t } = useWords();
  if (step.is_overdue && step.state === 'OPEN') return <Badge tone="bad">{t('state.overdue')}</Badge>;
  return <Badge tone={TONES[step.state]}>{t(`state.${step.state}`)}</Badge>;
}

/** When a step is due, what comes before it, and by when it must be done. */
export function StepFacts({ step, purpose }: { readonly step: Step; readonly purpose: Purpose }) {
  const { t, format } = useWords();
  const facts = [
    step.state === 'OPEN' ? t('state.due', { date: format.date(step.due_on) }) : null,
    step.waits_for === null ? null : t('state.after', { step: step.waits_for }),
    step.required && step.state !== 'DONE' && step.state !== 'WAIVED' ? t(`requiredOf.${purpose}`) : null,
  ].filter((fact) => fact !== null);
  if (facts.length === 0) return null;
  return (
    <p className="text-sm text-ink-2">
      <bdi>{facts.join(' · ')}</bdi>
    </p>
  );
}
