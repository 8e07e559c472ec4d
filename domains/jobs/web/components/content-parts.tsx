import { lazy, Suspense } from 'react';
import type { Job } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { PartSkeleton } from './field-parts.tsx';
import type { PartProps } from './field-parts.tsx';
import { Lockable } from './lockable.tsx';
import { DescriptionPart, PerksPart } from './text-parts.tsx';

/** Figures, times and questions are typed further down: their fields come once the beginning of the form stands. */
const PayPart = lazy(async () => ({ default: (await import('./pay-part.tsx')).PayPart }));
const HoursPart = lazy(async () => ({ default: (await import('./hours-part.tsx')).HoursPart }));
const QuestionsPart = lazy(async () => ({ default: (await import('./questions-part.tsx')).QuestionsPart }));
const AsksPart = lazy(async () => ({ default: (await import('./asks-part.tsx')).AsksPart }));

/** What a job offers and asks for, which a template has as well. */
export function ContentParts({
  part,
  country,
  isMeasured = false,
}: {
  readonly part: PartProps;
  readonly country: Job['country'] | undefined;
  /** Whether the description is measured as it is written. */
  readonly isMeasured?: boolean;
}) {
  const { t } = useWords();
  return (
    <>
      <Lockable field="pay">
        <Suspense fallback={<PartSkeleton title={t('editor.sections.pay')} rows={1} />}>
          <PayPart {...part} />
        </Suspense>
      </Lockable>
      <Suspense fallback={<PartSkeleton title={t('editor.sections.hours')} rows={5} />}>
        <HoursPart {...part} country={country} />
      </Suspense>
      <Lockable field="description">
        <DescriptionPart {...part} isMeasured={isMeasured} />
      </Lockable>
      <Lockable field="perks">
        <PerksPart {...part} />
      </Lockable>
      <Lockable field="asks">
        <Suspense fallback={<PartSkeleton title={t('editor.sections.asks')} rows={3} />}>
          <AsksPart {...part} />
        </Suspense>
      </Lockable>
      <Lockable field="questions">
        <Suspense fallback={<PartSkeleton title={t('editor.sections.questions')} rows={2} />}>
          <QuestionsPart {...part} />
        </Suspense>
      </Lockable>
    </>
  );
}
