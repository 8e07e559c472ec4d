import { memo, Suspense, useDeferredValue } from 'react';
import type { SchedulePerson, Shift } from '../../../contract/schemas.ts';
import type { SchedulingPhrases } from '../use-scheduling-phrases.ts';
import { Sums } from '../editor/deferred-parts.ts';
import { useDrawn } from '../editor/when-drawn.ts';

export type WeekFootProps = {
  phrases: SchedulingPhrases;
  dates: readonly string[];
  shifts: ReadonlyMap<string, Shift>;
  people: readonly SchedulePerson[];
  currency: string | null;
  showCost: boolean;
  rowIndex: number;
};

const NOTHING_YET = <div role="rowheader" className="wk-first" />;

/** The sums of each day. The grid comes first; they follow, and each edit is drawn before they are added up again. */
export const WeekFoot = memo(function WeekFoot({ shifts, ...rest }: WeekFootProps) {
  const counted = useDeferredValue(useDrawn() ? shifts : null);
  return (
    <div role="rowgroup" className="sticky bottom-0 z-4">
      <div role="row" aria-rowindex={rest.rowIndex} className="wk-row wk-foot">
        {counted === null ? (
          NOTHING_YET
        ) : (
          <Suspense fallback={NOTHING_YET}>
            <Sums {...rest} shifts={counted} />
          </Suspense>
        )}
      </div>
    </div>
  );
});
