import { Skeleton } from '@hearth/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';
import type { DayField } from '@hearth/ui/day-field';

const LoadedDayField = lazy(async () => ({ default: (await import('@hearth/ui/day-field')).DayField }));

type Props = Omit<ComponentProps<typeof DayField>, 'value' | 'onChange'> & {
  /** The day as `YYYY-MM-DD`; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A day in the reader's own order. It comes after the form: few jobs ask for one, and none on the first step. */
export function DayInput({ value, onChange, ...field }: Props) {
  return (
    <Suspense fallback={<Skeleton className="h-20" />}>
      <LoadedDayField {...field} value={value === '' ? null : value} onChange={(day) => onChange(day ?? '')} />
    </Suspense>
  );
}
