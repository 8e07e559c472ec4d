import { Card } from '@hearth/ui/card';
import { Skeleton } from '@hearth/ui/skeleton';
import type { ReactNode } from 'react';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import type { Gap } from '../../rules/completeness.ts';
import { useWords } from '../words.ts';

/** The props of every part of the job editor. */
export interface PartProps {
  readonly content: JobContent;
  readonly change: (change: Partial<JobContent>) => void;
  /** What stands between the job and its publication, once somebody has tried; shown at the fields. */
  readonly gaps: readonly Gap[];
}

/** Returns the element id of a field, for links from the list of gaps. */
export const fieldId = (field: keyof JobContent): string => `job-${field}`;

/** Returns a formatter for the gaps of a field. */
export function useGapWords() {
  const { t } = useWords();
  const say = ({ field, rule, law = '' }: Gap): string => {
    const key = `${field}.${rule}`;
    return isKnown(key) ? t(`ready.gaps.${key}`, { law }) : '';
  };
  return {
    say,
    at: (gaps: readonly Gap[], field: keyof JobContent): string | undefined => {
      const gap = gaps.find((one) => one.field === field);
      return gap === undefined ? undefined : say(gap);
    },
  };
}

const KNOWN = [
  'title.missing',
  'employment_type.missing',
  'pay.demanded_by_law',
  'pay.wider_than_law',
  'pay.wrong_order',
  'weekly_hours.wrong_order',
  'description.missing',
  'description.too_short',
  'perks.not_finished',
  'questions.not_finished',
  'questions.forbidden_by_law',
  'questions.law_unanswered',
  'closes_on.in_the_past',
  'closes_on.wrong_order',
] as const;
const isKnown = (key: string): key is (typeof KNOWN)[number] => (KNOWN as readonly string[]).includes(key);

/** A titled section of the form. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="grid gap-5">{children}</div>
    </Card>
  );
}

/** The placeholder of a section, about as tall as it will be. */
export function PartSkeleton({ title, rows }: { readonly title: string; readonly rows: number }) {
  return (
    <Part title={title}>
      {Array.from({ length: rows }, (_row, index) => (
        <Skeleton key={index} className="h-14" />
      ))}
    </Part>
  );
}
