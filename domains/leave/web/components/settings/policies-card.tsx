import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { clearLeavePolicy, setLeavePolicy } from '../../../contract/endpoints.ts';
import type { HeldPolicy, LeavePolicy, StatutoryMinimum } from '../../../contract/schemas.ts';
import { useLeaveWords } from '../../words.ts';
import { PolicyDialog } from './policy-dialog.tsx';

interface PoliciesProps {
  readonly policies: readonly HeldPolicy[];
  readonly minimums: readonly StatutoryMinimum[];
}

/** The policy of each kind of time off, with where it comes from. */
export function PoliciesCard({ policies, minimums }: PoliciesProps) {
  const { t } = useLeaveWords();
  const [editing, setEditing] = useState<HeldPolicy['kind'] | null>(null);
  const edited = policies.find(({ kind }) => kind === editing);
  return (
    <Card flush title={t('policies.title')}>
      <p className="px-4 pt-3 pb-1 text-ink-2">{t('policies.help')}</p>
      <ul className="divide-y divide-line">
        {policies.map((held) => (
          <PolicyRow key={held.kind} held={held} onEdit={() => setEditing(held.kind)} />
        ))}
      </ul>
      {edited !== undefined && (
        <PolicyDialog
          key={`${edited.kind} ${edited.version}`}
          held={edited}
          minimums={minimums}
          onClose={() => setEditing(null)}
        />
      )}
    </Card>
  );
}

/** What the last terms of a policy grant, in one line. */
function useSummary() {
  const { t, format, say } = useLeaveWords();
  return ({ unit, terms }: LeavePolicy): string => {
    const last = terms.at(-1);
    if (last === undefined) return t('policies.off');
    const { grant } = last;
    const amount = say(grant.amount, unit);
    const earned =
      grant.kind === 'WORKED'
        ? t('policies.worked', { amount, hours: format.duration(grant.per_minutes) })
        : t(grant.kind === 'YEARLY' ? 'policies.yearly' : 'policies.monthly', { amount });
    return [earned, t('policies.since', { day: format.date(last.from, 'long') })].join(' · ');
  };
}

function PolicyRow({ held, onEdit }: { held: HeldPolicy; onEdit: () => void }) {
  const { t, problem } = useLeaveWords();
  const { id } = useBrand();
  const summary = useSummary();
  const { kind, value, from, locked_by: lockedBy, version } = held;
  const isCounted = value.terms.length > 0;
  const [stopping, setStopping] = useState(false);
  const clear = useSend(clearLeavePolicy, {
    readWhenRefused: true,
    onSuccess: () => void toasts.show({ message: t('policies.cleared') }),
  });
  const name = t(`kinds.${kind}`);
  const origin =
    lockedBy !== null
      ? t('policies.locked', { name: lockedBy.name })
      : from === null
        ? ''
        : from.id === id
          ? t('policies.own')
          : t('policies.from', { name: from.name });
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-48 flex-1">
          <b className="block">{name}</b>
          <span className={isCounted ? '' : 'text-ink-2'}>{summary(value)}</span>
          {origin !== '' && <span className="block text-sm text-ink-2">{origin}</span>}
        </span>
        {lockedBy === null && (
          <span className="flex flex-wrap gap-2">
            <Button size="sm" onClick={onEdit}>
              {t(isCounted ? 'policies.edit' : 'policies.create')}
              <span className="sr-only"> {name}</span>
            </Button>
            {isCounted && (
              <Button size="sm" variant="ghost" onClick={() => setStopping(true)}>
                {t('policies.stop')}
                <span className="sr-only"> {name}</span>
              </Button>
            )}
            {version > 0 && (
              <Button
                size="sm"
                variant="ghost"
                busy={clear.isPending}
                onClick={() => clear.mutate({ params: { id, kind }, body: { version } })}
              >
                {t('policies.clear')}
                <span className="sr-only"> {name}</span>
              </Button>
            )}
          </span>
        )}
      </div>
      {clear.error !== null && (
        <Alert tone="bad" urgent>
          {problem(clear.error)}
        </Alert>
      )}
      {stopping && <StopDialog held={held} onClose={() => setStopping(false)} />}
    </li>
  );
}

/** Stops counting a kind, after a question: the terms that were set here are gone. */
function StopDialog({ held, onClose }: { held: HeldPolicy; onClose: () => void }) {
  const { t, problem } = useLeaveWords();
  const { id } = useBrand();
  const { kind, value, version } = held;
  const stop = useSend(setLeavePolicy, {
    readWhenRefused: true,
    onSuccess: () => {
      onClose();
      toasts.show({ message: t('policies.saved'), tone: 'ok' });
    },
  });
  return (
    <ConfirmDialog
      title={t('policies.stopTitle', { kind: t(`kinds.${kind}`) })}
      confirm={t('policies.stop')}
      keep={t('cancel')}
      closeLabel={t('close')}
      busy={stop.isPending}
      problem={stop.error === null ? null : problem(stop.error)}
      onConfirm={() =>
        stop.mutate({ params: { id, kind }, body: { unit: value.unit, year: value.year, terms: null, version } })
      }
      onClose={onClose}
    >
      {t('policies.stopText')}
    </ConfirmDialog>
  );
}
