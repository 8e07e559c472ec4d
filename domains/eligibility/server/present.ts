import type { ResolvedSetting } from '@hearth/domains/core/service';
import { daysBetween } from '@hearth/kit/local-day';
import type { Regime, RegimeVersion } from '../contract/regime-schemas.ts';
import type {
  CaseDeed,
  EligibilitySetting,
  Evidence,
  HeldEligibility,
  ListedCase,
  OwnCase,
  ShownTerms,
  WorkCase,
} from '../contract/schemas.ts';
import { getRegime } from '../rules/all-regimes.ts';
import { openDaysLeft } from '../rules/deadlines.ts';
import { kindOf } from '../rules/evidence.ts';
import { isReady } from '../rules/judge-decision.ts';
import { showBasis } from '../rules/show-regime.ts';
import type { CaseParts } from './facts.ts';
import type { ChangeRow } from './queries/change.ts';
import type { CaseRow } from './queries/work-case.ts';

/** The setting as a place holds it. */
export function presentSetting(held: ResolvedSetting<EligibilitySetting>): HeldEligibility {
  const { value, from, lockedBy, isLocked, version } = held;
  return { value, from, locked_by: lockedBy, is_locked: isLocked, version };
}

/** What a law lists. */
export function presentTerms(regime: Regime, terms: RegimeVersion): ShownTerms {
  return {
    code: regime.code,
    name: regime.name,
    language: regime.language,
    statuses: terms.statement?.statuses ?? [],
    methods: terms.check.methods,
    lists: terms.lists.map((list) => ({
      ...showBasis(regime, list),
      id: list.id,
      name: list.name,
      items: list.items.map(({ id, name, form, follow_up }) => ({ id, name, form, follow_up })),
    })),
    enough: terms.enough,
    receipt_days: terms.receipts?.days ?? null,
  };
}

/** Business days count where the law counts them, and only before a first check is late. */
function openDays(row: CaseRow, terms: RegimeVersion, setting: EligibilitySetting): number | null {
  if (row.round !== 1 || row.due_on === null || terms.check.by.kind !== 'OPEN_DAYS_AFTER') return null;
  return openDaysLeft(row.today, row.due_on, setting);
}

/** A line of the queue. */
export function presentListed(row: CaseRow, terms: RegimeVersion, setting: EligibilitySetting): ListedCase {
  return {
    id: row.id,
    employee_id: row.employee_id,
    employee_name: row.employee_name,
    position_name: row.position_name,
    location: { id: row.location_id, name: row.location_name },
    regime: row.regime,
    regime_name: getRegime(row.regime).name,
    standing: row.standing,
    starts_on: row.starts_on,
    due_on: row.due_on,
    open_days_left: openDays(row, terms, setting),
    days_left: row.due_on === null ? null : daysBetween(row.today, row.due_on),
    is_waiting: row.state === 'TO_CHECK',
    valid_until: row.valid_until,
    version: row.version,
  };
}

function presentEvidence({ evidence }: CaseParts): Evidence[] {
  return evidence.map(({ row, document }) => ({
    id: row.id,
    document_id: row.document_id,
    list: row.list,
    item: row.item,
    is_receipt: row.is_receipt,
    sent_at: row.sent_at.toISOString(),
    state: row.document_id === null ? null : (document?.state ?? 'REMOVED'),
    document_version: document?.version ?? null,
    valid_until: row.valid_until,
  }));
}

function presentDeed({ action, actor_id: by, at, detail }: ChangeRow, names: ReadonlyMap<string, string>): CaseDeed[] {
  if (action === 'EXPIRED' || action === 'WITHDRAWN') return [];
  return [
    {
      action,
      by: names.get(by ?? '') ?? '',
      at: at.toISOString(),
      method: (detail.method ?? null) as CaseDeed['method'],
      checked_on: detail.checked_on ?? null,
      signed_name: detail.signed_name ?? '',
      valid_until: detail.valid_until ?? null,
      reason: detail.reason ?? '',
    },
  ];
}

/** A case as a manager who sees it reads it. */
export function presentCase(
  row: CaseRow,
  of: {
    readonly parts: CaseParts;
    readonly setting: EligibilitySetting;
    readonly history: readonly ChangeRow[];
    readonly names: ReadonlyMap<string, string>;
    readonly mayDecide: boolean;
  },
): WorkCase {
  const { parts, setting, history, names, mayDecide } = of;
  const stated = parts.statement?.row;
  return {
    ...presentListed(row, parts.terms, setting),
    round: row.round,
    statement_by: row.statement_by,
    check_by: row.check_by,
    terms: presentTerms(getRegime(row.regime), parts.terms),
    statement:
      stated === undefined
        ? null
        : { signed_name: stated.signed_name, at: stated.at.toISOString(), on_paper: stated.on_paper },
    evidence: presentEvidence(parts),
    is_receipt: row.is_receipt,
    history: history.flatMap((deed) => presentDeed(deed, names)),
    has_account: row.user_id !== null,
    may_decide: mayDecide,
  };
}

/** One’s own case, opened: it is theirs. */
export function presentOwn(row: CaseRow, parts: CaseParts): OwnCase {
  const { statement, terms } = parts;
  return {
    id: row.id,
    employee_id: row.employee_id,
    location: { id: row.location_id, name: row.location_name },
    standing: row.standing,
    state: row.state,
    starts_on: row.starts_on,
    due_on: row.round === 1 && row.due_on !== null ? (row.statement_by ?? row.due_on) : row.due_on,
    valid_until: row.valid_until,
    reason: row.state === 'WITH_EMPLOYEE' ? row.reason : '',
    terms: presentTerms(getRegime(row.regime), terms),
    said:
      statement === undefined
        ? null
        : { ...statement.said, signed_name: statement.row.signed_name, at: statement.row.at.toISOString() },
    evidence: presentEvidence(parts),
    is_enough: isReady({ terms, kind: kindOf(row), evidence: parts.chosen, isStated: statement !== undefined }),
    version: row.version,
  };
}
