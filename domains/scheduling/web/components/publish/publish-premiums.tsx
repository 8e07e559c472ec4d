import type { ChangeReason, PremiumLine, ReasonOfChange } from '@hearth/domains/laws/schemas';
import { lazy, Suspense } from 'react';
import type { PreviewConsent } from '../../../contract/consent-schemas.ts';
import { Badge } from '@hearth/ui/badge';
import { TextField } from '@hearth/ui/text-field';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import { NativeSelect } from '../native-select.tsx';

const REASONS = [
  'EMPLOYER',
  'EMPLOYEE_REQUEST',
  'SWAP',
  'DISCIPLINE',
  'DISASTER',
  'UTILITY_FAILURE',
  'PUBLIC_ORDER',
  'OVERTIME_OWED',
  'PAID_IN_FULL',
] as const satisfies readonly ChangeReason[];

/** Only where a change needs a yes. */
const PublishConsent = lazy(() => import('../consents/publish-consent.tsx'));

/** How people agreed already, by change. */
export type Agreed = ReadonlyMap<string, string>;

type PublishPremiumsProps = {
  premiums: readonly PremiumLine[];
  consents: readonly PreviewConsent[];
  agreed: Agreed;
  onAgreed: (agreed: Agreed) => void;
  reasons: ReadonlyMap<string, ReasonOfChange>;
  onReasons: (reasons: ReadonlyMap<string, ReasonOfChange>) => void;
  /** Publishing was tried: notes that are missing are pointed at. */
  isTried: boolean;
};

/** A shift that moves from one person to another is two changes, each with its own reason. */
export const changeKey = ({
  shift_id: shift,
  employee_id: person,
}: Pick<PremiumLine, 'shift_id' | 'employee_id'>): string => `${shift} ${person}`;

/** Whether a reason other than the employer’s is not explained yet. */
export const lacksNote = ({ reason, note = '' }: ReasonOfChange): boolean =>
  reason !== 'EMPLOYER' && note.trim() === '';

/** What laws ask for late changes, by person and rule, and who started each. */
export function PublishPremiums(props: PublishPremiumsProps) {
  const { premiums, reasons, onReasons, isTried } = props;
  const { conflictPhrases, phrases } = useSchedule();
  const tell = useDialogPhrases();
  const { format } = phrases;
  const answerOf = (line: PremiumLine): ReasonOfChange =>
    reasons.get(changeKey(line)) ?? { shift_id: line.shift_id, employee_id: line.employee_id, reason: 'EMPLOYER' };
  const answer = (line: PremiumLine, more: Partial<ReasonOfChange>): void =>
    onReasons(new Map(reasons).set(changeKey(line), { ...answerOf(line), ...more }));
  return (
    <section className="grid gap-2 rounded-lg bg-sunken p-3">
      <h3 className="font-bold">{tell('premium.title')}</h3>
      <ul className="divide-y divide-line">
        {premiums.map((line) => (
          <li key={`${line.shift_id}${line.employee_id}${line.rule}`} className="grid gap-1.5 py-2.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>
                <b>{conflictPhrases.name(line.employee_id)}</b> · {format.date(line.date, 'weekday')} ·{' '}
                {tell(`premium.change.${line.change}`)}
              </span>
              <PremiumAmount line={line} reason={answerOf(line).reason} />
            </div>
            <PremiumLaw line={line} />
            <NativeSelect
              label={tell('premium.who')}
              value={answerOf(line).reason}
              options={REASONS.map((id) => ({ id, label: tell(`premium.reason.${id}`) }))}
              onChange={(value) => answer(line, { reason: REASONS.find((one) => one === value) ?? 'EMPLOYER' })}
            />
            {answerOf(line).reason !== 'EMPLOYER' && (
              <TextField
                label={tell('question.why')}
                maxLength={300}
                value={answerOf(line).note ?? ''}
                onChange={(event) => answer(line, { note: event.target.value })}
                error={isTried && lacksNote(answerOf(line)) ? tell('question.needed') : undefined}
              />
            )}
            {!line.exempt_reasons.includes(answerOf(line).reason) && <ConsentOf {...props} line={line} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a change needs a yes: whether it is asked for, or how it was given. */
function ConsentOf({
  line,
  premiums,
  consents,
  agreed,
  onAgreed,
  isTried,
}: PublishPremiumsProps & { line: PremiumLine }) {
  const tell = useDialogPhrases();
  const key = changeKey(line);
  const consent = consents.find((one) => changeKey(one) === key);
  // Several laws may ask for the same yes.
  const isFirst = premiums.find((one) => one.needs_consent && changeKey(one) === key) === line;
  if (consent === undefined || !isFirst) return null;
  const how = agreed.get(key) ?? null;
  const said = (value: string | null): void => {
    const next = new Map(agreed);
    if (value === null) next.delete(key);
    else next.set(key, value);
    onAgreed(next);
  };
  const isMissing = isTried && (how === null ? !consent.has_login : how.trim() === '');
  return (
    <Suspense fallback={null}>
      <PublishConsent
        consent={consent}
        how={how}
        onHow={said}
        error={isMissing ? tell('question.needed') : undefined}
      />
    </Suspense>
  );
}

/** The amount of a premium: nothing for an exempt reason, and no figure where pay is not seen or not known. */
export function PremiumAmount({ line, reason }: { line: PremiumLine; reason: ChangeReason }) {
  const { format } = useSchedule().phrases;
  const tell = useDialogPhrases();
  if (!line.is_owed) return null;
  if (line.exempt_reasons.includes(reason)) return <span className="text-ink-2">{tell('premium.nothing')}</span>;
  if (line.amount === null) return <span className="text-ink-2">{tell('premium.owed')}</span>;
  return <b>{format.money(line.amount.amount, line.amount.currency)}</b>;
}

/** The law of a premium, its rule, and what still has to be done. */
export function PremiumLaw({ line }: { line: PremiumLine }) {
  const tell = useDialogPhrases();
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      <span>
        {line.law}, {line.paragraph} · <bdi>{line.rule}</bdi>
      </span>
      {line.needs_consent && <Badge tone="warn">{tell('premium.consent')}</Badge>}
      {!line.is_verified && <Badge tone="warn">{tell('premium.verify')}</Badge>}
    </p>
  );
}
