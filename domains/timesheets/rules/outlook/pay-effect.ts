import type { BreakSpan, SheetInput, WorkSpan } from '../sheet-input.ts';
import { workOutSheet } from '../sheet.ts';
import { sumPaid } from './paid-lines.ts';

/** What hours are worth before and after a change, in one currency. */
export interface PayEffect {
  readonly before: number;
  readonly after: number;
  /** Null where neither is paid anything. */
  readonly currency: string | null;
}

/**
 * What other hours change in pay for work and overtime on the days of the period; undefined where a rate is not known, or where pay is
 * in several currencies.
 */
export function effectOnPay(
  input: SheetInput,
  before: Pick<SheetInput, 'work' | 'breaks'>,
  after: Pick<SheetInput, 'work' | 'breaks'>,
): PayEffect | undefined {
  const [was, is] = [before, after].map((hours) => sumPaid(workOutSheet({ ...input, ...hours }).lines));
  if (was === undefined || is === undefined || was.pay === null || is.pay === null) return undefined;
  const currencies = [...new Set([...was.currencies, ...is.currencies])];
  if (currencies.length > 1) return undefined;
  return { before: was.pay, after: is.pay, currency: currencies[0] ?? null };
}

type Hours = Pick<SheetInput, 'work' | 'breaks'>;

/** From when until when hours differ, as far as work and breaks reach that do; undefined where they are the same. */
export function findChangedTime(
  before: Hours,
  after: Hours,
): { readonly from: number; readonly until: number } | undefined {
  const spansOf = ({ work, breaks }: Hours) => new Map([...work, ...breaks].map((span) => [nameOf(span), span]));
  const [was, is] = [spansOf(before), spansOf(after)];
  const changed = [...[...was].filter(([name]) => !is.has(name)), ...[...is].filter(([name]) => !was.has(name))].map(
    ([, span]) => span,
  );
  if (changed.length === 0) return undefined;
  return {
    from: Math.min(...changed.map(({ from }) => from)),
    until: Math.max(...changed.map(({ from, until }) => until ?? from)),
  };
}

/** The same for the same span, whatever the order of its fields. */
function nameOf(span: WorkSpan | BreakSpan): string {
  const { from, until } = span;
  return JSON.stringify(
    'isPaid' in span ? [from, until, span.isPaid] : [from, until, span.positionId, span.locationId],
  );
}
