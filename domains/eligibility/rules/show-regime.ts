import type { Deadline, Regime, RegimeVersion } from '../contract/regime-schemas.ts';
import type { ShownRegime } from '../contract/schemas.ts';

type Basis = Pick<RegimeVersion['follow_up'], 'paragraph' | 'source' | 'verified' | 'note'>;

/** Where something of a regime was read. */
export function showBasis({ sources }: Regime, { paragraph, source, verified, note }: Basis) {
  const named = sources[source];
  if (named === undefined) throw new Error(`There is no source ${source}.`);
  return { paragraph, source: named, is_verified: verified && named.read_on !== null, note: note ?? '' };
}

type Fact = ShownRegime['facts'][number];

function showDeadline(regime: Regime, id: string, kind: 'STATEMENT' | 'CHECK', by: Deadline): Fact {
  return {
    ...showBasis(regime, by),
    id,
    kind,
    rule: by.kind,
    figures: 'days' in by ? { days: by.days } : {},
    says: '',
  };
}

/** Everything in a regime that was read, as a page shows it: with its source, and whether it was verified. */
export function showFacts(regime: Regime, terms: RegimeVersion): Fact[] {
  const { statement, check, receipts, follow_up: followUp, retention, duties } = terms;
  return [
    ...(statement === null ? [] : [showDeadline(regime, 'statement', 'STATEMENT', statement.by)]),
    showDeadline(regime, 'check', 'CHECK', check.by),
    ...(receipts === null
      ? []
      : [
          {
            ...showBasis(regime, receipts),
            id: 'receipts',
            kind: 'RECEIPTS' as const,
            rule: 'RECEIPTS',
            figures: { days: receipts.days },
            says: '',
          },
        ]),
    { ...showBasis(regime, followUp), id: 'follow_up', kind: 'FOLLOW_UP', rule: 'FOLLOW_UP', figures: {}, says: '' },
    ...(retention === null
      ? []
      : [
          {
            ...showBasis(regime, retention),
            id: 'retention',
            kind: 'RETENTION' as const,
            rule:
              retention.months_after_start !== null
                ? 'LATER'
                : retention.months_after_end === 0
                  ? 'WHILE'
                  : 'AFTER_END',
            figures: { after_start: retention.months_after_start ?? 0, after_end: retention.months_after_end },
            says: '',
          },
        ]),
    ...duties.map((duty) => ({
      ...showBasis(regime, duty),
      id: duty.id,
      kind: 'DUTY' as const,
      rule: 'DUTY',
      figures: {},
      says: duty.says,
    })),
  ];
}
