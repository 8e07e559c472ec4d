import { useBrand } from '@hearth/client/person';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { TextField } from '@hearth/ui/text-field';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ListedTimeOff } from '../../../contract/time-off-schemas.ts';
import { listClashes, needsReason } from '../../../rules/time-off.ts';
import { useAbsenceLength, useAmountOff } from '../own-days/absence-length.ts';
import { useOwnDayPhrases } from '../own-days/phrases.ts';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';
import { useTimeOffWords } from './words.ts';

const TONES = { REQUESTED: 'info', APPROVED: 'ok', DECLINED: 'bad', CANCELLED: 'neutral' } as const;

/** The props of a RequestLine; `onChosen` is absent where nothing can be selected. */
export interface RequestLineProps {
  readonly request: ListedTimeOff;
  readonly busy: boolean;
  readonly chosen: boolean;
  readonly onChosen: (chosen: boolean) => void;
  readonly onDecide: (decision: 'APPROVED' | 'DECLINED', note?: string) => void;
}

/** One request: who, when, what clashes with it, and the decision in place. */
export function RequestLine({ request, busy, chosen, onChosen, onDecide }: RequestLineProps) {
  const { t } = useTimeOffWords();
  const { t: say, format, hours } = useSchedulingPhrases();
  const own = useOwnDayPhrases();
  const length = useAbsenceLength();
  const { type } = useBrand();
  const [writing, setWriting] = useState<'APPROVED' | 'DECLINED' | null>(null);
  const name = `${request.first_name} ${request.last_name}`.trim();
  const dates = format.dateRange(request.starts_on, request.ends_on);
  const waits = request.state === 'REQUESTED';
  const where = [request.position_name, type === 'LOCATION' ? null : request.location_name];
  return (
    <li className="flex items-start gap-3 p-4">
      {waits && (
        <Checkbox
          label={t('select', { name, dates })}
          labelHidden
          checked={chosen}
          onChange={({ target }) => onChosen(target.checked)}
        />
      )}
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <b className="break-words">
            <bdi>{name}</bdi>
          </b>
          <span className="text-ink-2">{where.filter((part) => part !== null).join(' · ')}</span>
          {!waits && <Badge tone={TONES[request.state]}>{own(`leave.${request.state}`)}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3">
          <span className="font-bold tabular-nums">{dates}</span>
          <span className="text-ink-2">
            {[
              length(request),
              t('planned', { hours: hours(request.planned_minutes) }),
              say(`off.${request.kind}`),
            ].join(' · ')}
          </span>
        </p>
        {waits && <Clashes request={request} />}
        {waits && <VerdictLine verdict={request.verdict} />}
        <Notes request={request} />
        {writing !== null && (
          <NoteFields
            decision={writing}
            name={name}
            busy={busy}
            onDecide={onDecide}
            onCancel={() => setWriting(null)}
          />
        )}
        <div className="flex flex-wrap items-center gap-2">
          {waits && writing === null && (
            <>
              <Named
                name={`${name}, ${dates}`}
                variant="primary"
                busy={busy}
                onClick={() => (needsReason(request.verdict) ? setWriting('APPROVED') : onDecide('APPROVED'))}
              >
                {own('leave.approve')}
              </Named>
              <Named name={`${name}, ${dates}`} busy={busy} onClick={() => setWriting('DECLINED')}>
                {own('leave.decline')}
              </Named>
            </>
          )}
          <WeekLink request={request} />
        </div>
      </div>
    </li>
  );
}

/** A small button whose name also tells whose request it is for. */
function Named(props: { name: string; variant?: 'primary'; busy: boolean; onClick: () => void; children: ReactNode }) {
  const { name, children, ...button } = props;
  return (
    <Button size="sm" {...button}>
      {children}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}

function Clashes({ request }: { request: ListedTimeOff }) {
  const { t } = useTimeOffWords();
  const clashes = listClashes(request);
  if (clashes.length === 0) {
    return (
      <p>
        <Badge tone="ok" icon={<Icon of={CircleCheck} size={14} />}>
          {t('noClash')}
        </Badge>
      </p>
    );
  }
  return (
    <ul className="flex flex-wrap gap-2">
      {clashes.map(({ kind, count, isSerious }) => (
        <li key={kind}>
          <Badge
            tone={isSerious ? 'warn' : 'neutral'}
            icon={isSerious ? <Icon of={TriangleAlert} size={14} /> : undefined}
          >
            {t(`clash.${kind}`, { count })}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** What the person wrote, and what was answered. */
function Notes({ request }: { request: ListedTimeOff }) {
  const own = useOwnDayPhrases();
  return (
    <>
      {request.note !== '' && (
        <p dir="auto" className="break-words">
          {request.note}
        </p>
      )}
      {request.decision_note !== '' && (
        <p dir="auto" className="text-sm break-words text-ink-2">
          {own('leave.answer', { note: request.decision_note })}
        </p>
      )}
    </>
  );
}

/** What the request leaves of the balance, and what speaks against it. */
function VerdictLine({ verdict }: { verdict: ListedTimeOff['verdict'] }) {
  const { t } = useTimeOffWords();
  const { format } = useSchedulingPhrases();
  const say = useAmountOff();
  if (verdict === null || (verdict.balance === null && verdict.closed.length === 0)) return null;
  const { balance, closed } = verdict;
  const warn = <Icon of={TriangleAlert} size={14} />;
  return (
    <ul className="flex flex-wrap gap-2">
      {balance !== null && (
        <>
          <li>
            <Badge>{t('balance.counts', { amount: say(balance.counted, balance.unit) })}</Badge>
          </li>
          <li>
            <Badge tone={balance.after < 0 ? 'bad' : 'neutral'}>
              {t('balance.after', { amount: say(balance.after, balance.unit) })}
            </Badge>
          </li>
        </>
      )}
      {balance?.trouble === 'BEYOND' && (
        <li>
          <Badge tone="bad" icon={warn}>
            {t('balance.beyond')}
          </Badge>
        </li>
      )}
      {balance?.trouble === 'WAITING' && balance.usable_from !== null && (
        <li>
          <Badge tone="bad" icon={warn}>
            {t('balance.waiting', { date: format.date(balance.usable_from) })}
          </Badge>
        </li>
      )}
      {closed.map(({ reason, mode }) => (
        <li key={`${mode} ${reason}`}>
          <Badge tone="bad" icon={warn} className="whitespace-normal! wrap-anywhere">
            {t('balance.closed', { reason })}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** The word that goes with a decision: needed where something speaks against an approval, else as one likes. */
function NoteFields(props: {
  decision: 'APPROVED' | 'DECLINED';
  name: string;
  busy: boolean;
  onDecide: (decision: 'APPROVED' | 'DECLINED', note: string) => void;
  onCancel: () => void;
}) {
  const { decision, name, busy, onDecide, onCancel } = props;
  const { t } = useTimeOffWords();
  const own = useOwnDayPhrases();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const approves = decision === 'APPROVED';
  return (
    <form
      noValidate
      className="grid max-w-lg gap-2 rounded-md border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        const lacks = approves && note.trim() === '';
        setMissing(lacks);
        if (!lacks) onDecide(decision, note);
      }}
    >
      <TextField
        label={approves ? t('why') : own('leave.decisionNote', { who: name })}
        optionalHint={approves ? undefined : t('optional')}
        error={missing && note.trim() === '' ? t('needReason') : undefined}
        maxLength={300}
        dir="auto"
        autoFocus
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {t(approves ? 'approve' : 'decline')}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Leads to the week of the request; from above its location, that location comes into view. */
function WeekLink({ request }: { request: ListedTimeOff }) {
  const { t } = useTimeOffWords();
  const { id } = useBrand();
  const place = id === request.location_id ? '' : `&gid=${request.location_id}`;
  return (
    <Link
      to={`/schedule?date=${request.starts_on}${place}`}
      className={`${TEXT_LINK} inline-flex min-h-8 items-center phone:min-h-11`}
    >
      {t('week')}
    </Link>
  );
}
