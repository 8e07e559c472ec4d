import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { listEmployees } from '@hearth/domains/team/contract';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { ComboBox } from '@hearth/ui/combo-box';
import { Meter } from '@hearth/ui/progress';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { cancelJourney, nudge, renewLink, setBuddy } from '../../contract/endpoints.ts';
import type { Journey } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** How far an onboarding is, whose buddy somebody is, and what reaches people: reminders and the link. */
export function JourneyHead({ journey, mayManage }: { readonly journey: Journey; readonly mayManage: boolean }) {
  const { t, format } = useWords();
  const { done, total, missing, state, purpose } = journey;
  const isOpen = state === 'UNDER_WAY';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-ink-2">
        <bdi>
          {[
            journey.position_name,
            journey.location.name,
            t(`starts.${purpose}`, { date: format.date(journey.starts_on) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </bdi>
      </p>
      <Meter
        label={t('own.label')}
        value={done}
        max={Math.max(total, 1)}
        valueText={t('board.progress', { done, total })}
      />
      {isOpen && (missing > 0 || purpose !== 'LEAVING') && (
        <p>{missing > 0 ? t(`board.missingOf.${purpose}`, { count: missing }) : t('board.isReady')}</p>
      )}
      {state === 'DONE' && <Alert tone="ok">{t('person.ended')}</Alert>}
      {state === 'CANCELLED' && <Alert tone="warn">{t('person.cancelled')}</Alert>}
      {journey.is_own && isOpen && <Alert tone="info">{t('person.isOwn')}</Alert>}
      {isOpen && mayManage && (
        <>
          {purpose !== 'LEAVING' && <BuddyField journey={journey} />}
          <Reach journey={journey} />
        </>
      )}
    </div>
  );
}

function BuddyField({ journey }: { readonly journey: Journey }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const [search, setSearch] = useState('');
  const text = search.trim().slice(0, 100);
  const people = useCall(listEmployees, {
    params: { id: brand.id },
    query: { status: 'ACTIVE', limit: '20', ...(text === '' ? {} : { search: text }) },
  });
  const set = useSend(setBuddy, {
    readWhenRefused: true,
    onSuccess: () => toasts.show({ message: t('act.saved') }),
  });
  const { buddy } = journey;
  const found = (people.data?.employees ?? []).filter(({ id }) => id !== journey.employee_id);
  return (
    <div className="grid gap-2">
      <ComboBox
        label={t('person.buddy')}
        placeholder={t('person.noBuddy')}
        emptyText={t('person.buddyNone')}
        value={buddy?.employee_id ?? null}
        shownText={buddy?.name}
        options={found.map((one) => ({ id: one.id, label: `${one.first_name} ${one.last_name}`.trim() }))}
        onSearch={setSearch}
        onChange={(id) =>
          set.mutate({
            params: { id: brand.id, journey_id: journey.id },
            body: { employee_id: id, version: journey.version },
          })
        }
      />
      {set.error !== null && <Alert tone="bad" urgent title={problem(set.error)} />}
    </div>
  );
}

function Reach({ journey }: { readonly journey: Journey }) {
  const { t, problem, format } = useWords();
  const brand = useBrand();
  const params = { id: brand.id, journey_id: journey.id };
  const [isCancelling, setCancelling] = useState(false);
  const remind = useSend(nudge, {
    onSuccess: ({ told }) => toasts.show({ message: t('person.nudged', { count: told }), tone: 'ok' }),
  });
  const link = useSend(renewLink, { onSuccess: () => toasts.show({ message: t('person.linkSent'), tone: 'ok' }) });
  const cancel = useSend(cancelJourney, { readWhenRefused: true, onSuccess: () => setCancelling(false) });
  const failed = remind.error ?? link.error;
  const dates = [
    journey.link_sent_at === null
      ? null
      : t('person.linkNote', { date: format.date(journey.link_sent_at.slice(0, 10)) }),
    journey.nudged_at === null ? null : t('person.lastNudge', { date: format.date(journey.nudged_at.slice(0, 10)) }),
  ].filter((one) => one !== null);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button busy={remind.isPending} onClick={() => remind.mutate({ params })}>
          {t('person.nudge')}
        </Button>
        {!journey.has_account && journey.has_email && (
          <Button busy={link.isPending} onClick={() => link.mutate({ params })}>
            {t('person.link')}
          </Button>
        )}
        <Button variant="ghost" onClick={() => setCancelling(true)}>
          {t(`person.cancelOf.${journey.purpose}`)}
        </Button>
      </div>
      {dates.length > 0 && <p className="text-sm text-ink-2">{dates.join(' · ')}</p>}
      {!journey.has_account && !journey.has_email && <Alert tone="warn">{t('person.noEmail')}</Alert>}
      {failed !== null && <Alert tone="bad" urgent title={problem(failed)} />}
      {isCancelling && (
        <ReasonDialog
          title={t(`person.cancelOf.${journey.purpose}`)}
          text={t(journey.purpose === 'LEAVING' ? 'person.cancelLeavingText' : 'person.cancelText')}
          submit={t(`person.cancelOf.${journey.purpose}`)}
          send={(reason) => cancel.mutateAsync({ params, body: { reason, version: journey.version } })}
          onClose={() => setCancelling(false)}
        />
      )}
    </div>
  );
}
