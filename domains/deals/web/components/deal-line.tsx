import { useBrand } from '@hearth/client/person';
import { useRuleNames } from '@hearth/domains/scheduling/widgets';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { TextField } from '@hearth/ui/text-field';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ListedDeal } from '../../contract/schemas.ts';
import { isPending } from '../../rules/deal-states.ts';
import { useDealWords } from '../words.ts';
import { DealBadge } from './deal-meter.tsx';
import { DealNotes } from './deal-notes.tsx';
import { DealWho } from './deal-who.tsx';
import { ShiftText, useShiftText } from './shift-text.tsx';

const ActDialog = lazy(() => import('./act-dialog.tsx'));

/** The props of a DealLine. */
export interface DealLineProps {
  readonly deal: ListedDeal;
  readonly busy: boolean;
  /** Why the last decision left it as it is. */
  readonly left: string | null;
  readonly chosen: boolean;
  readonly onChosen: (chosen: boolean) => void;
  readonly onDecide: (decision: 'APPROVED' | 'DECLINED', note?: string) => void;
}

/** One request: which shift, who gives and who takes it, what it touches, and the decision in place. */
export function DealLine({ deal, busy, left, chosen, onChosen, onDecide }: DealLineProps) {
  const { t } = useDealWords();
  const text = useShiftText();
  const { type } = useBrand();
  const [declining, setDeclining] = useState(false);
  const [acting, setActing] = useState(false);
  const waits = deal.state === 'TAKEN';
  // Whoever takes part leaves it to another manager.
  const decides = waits && !deal.is_own;
  const open = isPending(deal.state);
  const name = `${deal.giver?.name ?? deal.taker?.name ?? ''}, ${text(deal.shift)}`;
  return (
    <li className="flex items-start gap-3 p-4">
      {decides && (
        <Checkbox
          label={t('manage.select', { name })}
          labelHidden
          checked={chosen}
          onChange={({ target }) => onChosen(target.checked)}
        />
      )}
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <ShiftText shift={deal.shift} whole={deal.whole} place={type === 'LOCATION' ? null : deal.location.name} />
          {!waits && <DealBadge state={deal.state} />}
        </div>
        <DealWho deal={deal} />
        {waits && <Touches deal={deal} />}
        <Notes deal={deal} />
        {waits && deal.is_own && <p className="text-ink-2">{t('left.OWN')}</p>}
        {left !== null && (
          <Alert tone="warn" urgent>
            {left}
          </Alert>
        )}
        {declining && <DeclineFields busy={busy} onDecline={onDecide} onCancel={() => setDeclining(false)} />}
        <div className="flex flex-wrap items-center gap-2">
          {decides && !declining && (
            <>
              <Button size="sm" variant="primary" busy={busy} onClick={() => onDecide('APPROVED')}>
                {t('approve')}
                <span className="sr-only"> {name}</span>
              </Button>
              <Button size="sm" busy={busy} onClick={() => setDeclining(true)}>
                {t('decline')}
                <span className="sr-only"> {name}</span>
              </Button>
            </>
          )}
          {open && !declining && (
            <Button size="sm" onClick={() => setActing(true)}>
              {t('manage.act')}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
          <WeekLink deal={deal} />
        </div>
      </div>
      {acting && (
        <Suspense fallback={null}>
          <ActDialog deal={deal} onClose={() => setActing(false)} />
        </Suspense>
      )}
    </li>
  );
}

/** The rules that an approval would break, each with whose it is, and changes that stand in its way. */
function Touches({ deal }: { deal: ListedDeal }) {
  const { t } = useDealWords();
  const ruleName = useRuleNames();
  const nameOf = (id: string): string => (id === deal.giver?.employee_id ? deal.giver.name : deal.taker?.name) ?? '';
  if (deal.touches.length === 0 && !deal.is_changed) {
    return (
      <p>
        <Badge tone="ok" icon={<Icon of={CircleCheck} size={14} />}>
          {t('manage.fine')}
        </Badge>
      </p>
    );
  }
  return (
    <ul className="flex flex-wrap gap-2">
      {deal.is_changed && (
        <li>
          <Badge tone="bad" icon={<Icon of={TriangleAlert} size={14} />}>
            {t('manage.changed')}
          </Badge>
        </li>
      )}
      {deal.touches.map(({ employee_id: id, rule, level }) => (
        <li key={`${id} ${rule}`}>
          <Badge
            tone={level === 'block' ? 'bad' : level === 'consent' ? 'warn' : 'neutral'}
            icon={level === 'warn' ? undefined : <Icon of={TriangleAlert} size={14} />}
          >
            {t('manage.touched', { rule: ruleName(rule), name: nameOf(id) })}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** What its people and managers wrote, and who acted in whose name. */
function Notes({ deal }: { deal: ListedDeal }) {
  const { t } = useDealWords();
  const nameOf = (id: string): string => (id === deal.giver?.employee_id ? deal.giver.name : deal.taker?.name) ?? '';
  return (
    <>
      <DealNotes deal={deal} />
      {deal.acts.map(({ at, by, for_employee: id, reason }) => (
        <p key={at + id} dir="auto" className="text-sm break-words text-ink-2">
          {t('manage.acted', { by, name: nameOf(id), reason })}
        </p>
      ))}
    </>
  );
}

function DeclineFields(props: {
  busy: boolean;
  onDecline: (decision: 'DECLINED', note: string) => void;
  onCancel: () => void;
}) {
  const { t } = useDealWords();
  const [note, setNote] = useState('');
  return (
    <form
      className="grid max-w-lg gap-2 rounded-md border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        props.onDecline('DECLINED', note);
      }}
    >
      <TextField
        label={t('declineNote')}
        optionalHint={t('optional')}
        maxLength={300}
        dir="auto"
        autoFocus
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" busy={props.busy}>
          {t('declineRequest')}
        </Button>
        <Button size="sm" onClick={props.onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Leads to the week of the shift; from above its location, that location comes into view. */
function WeekLink({ deal }: { deal: ListedDeal }) {
  const { t } = useDealWords();
  const { id } = useBrand();
  const place = id === deal.location.id ? '' : `&gid=${deal.location.id}`;
  return (
    <Link
      to={`/schedule?date=${deal.shift.date}${place}`}
      className={`${TEXT_LINK} inline-flex min-h-8 items-center phone:min-h-11`}
    >
      {t('manage.week')}
    </Link>
  );
}
