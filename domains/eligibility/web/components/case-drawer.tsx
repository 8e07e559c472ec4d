import { useClient } from '@hearth/client/context';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { openDocument } from '@hearth/domains/documents/contract';
import { DOCUMENTS_CHANGED } from '@hearth/domains/documents/events';
import { useOpenFile } from '@hearth/domains/documents/widgets';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Disclosure } from '@hearth/ui/disclosure';
import { Drawer } from '@hearth/ui/drawer';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { getWorkCase, openStatement, remindWorkCase } from '../../contract/endpoints.ts';
import { ELIGIBILITY_CHANGED } from '../../contract/events.ts';
import type { CaseDeed, WorkCase } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { CaseActions } from './case-actions.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { LawLists } from './law-lists.tsx';
import { DueText, StandingBadge } from './standing.tsx';

/** A check: what the employee said and showed, beside what the law lists, and the decision of whoever looks. */
export function CaseDrawer({ caseId, onClose }: { readonly caseId: string; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const found = useCall(getWorkCase, { params: { id: brand.id, case_id: caseId } });
  useReadAgainOn([ELIGIBILITY_CHANGED, DOCUMENTS_CHANGED], [getWorkCase]);
  const name = found.data?.employee_name ?? t('title');
  return (
    <Drawer open size="lg" title={<bdi>{name}</bdi>} closeLabel={t('close')} onClose={onClose}>
      <Resource of={found} rows={6} failed={t('case.failed')} problem={problem}>
        {(one) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <Head of={one} />
            <Stated of={one} />
            <Shown of={one} />
            {hasPermission(brand, 'MANAGE_TEAM') && one.may_decide && <CaseActions of={one} />}
            {!one.may_decide && <p className="text-sm text-ink-2">{t('case.own')}</p>}
            <LawLists terms={one.terms} />
            <History of={one.history} />
          </div>
        )}
      </Resource>
    </Drawer>
  );
}

function Head({ of }: { readonly of: WorkCase }) {
  const { t } = useWords();
  const { date } = useFormat();
  const facts = [
    of.location.name,
    of.position_name,
    t('case.startsOn', { date: date(of.starts_on) }),
    of.is_receipt ? t('evidence.receipt') : null,
  ].filter(Boolean);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <b lang={of.terms.language}>
          <bdi>{of.regime_name}</bdi>
        </b>
        <StandingBadge standing={of.standing} />
        {of.is_waiting && of.standing === 'EXPIRED' && <StandingBadge standing="TO_CHECK" />}
      </div>
      <DueText of={of} />
      <p className="text-sm text-ink-2">
        <bdi>{facts.join(' · ')}</bdi>
      </p>
      <p className="text-sm text-ink-2">{t('case.choice')}</p>
    </div>
  );
}

/** What the employee stated: masked, opened with a look on record. */
function Stated({ of }: { readonly of: WorkCase }) {
  const { t, problem } = useWords();
  const format = useFormat();
  const brand = useBrand();
  const params = { id: brand.id, case_id: of.id };
  const look = useSend(openStatement);
  const remind = useSend(remindWorkCase, {
    onSuccess: () => toasts.show({ message: t('case.reminded'), tone: 'ok' }),
  });
  const { statement } = of;
  const isOpen = of.standing !== 'CONFIRMED' && of.standing !== 'NOT_NEEDED' && !of.is_waiting;
  const said = look.data;
  const error = look.error ?? remind.error;
  return (
    <section className="grid gap-2">
      <h4 className="text-base font-bold">{t('case.stated')}</h4>
      {statement === null ? (
        <p className="text-ink-2">{t(of.terms.statuses.length === 0 ? 'case.notAsked' : 'case.notStated')}</p>
      ) : (
        <p className="text-sm">
          {t(statement.on_paper ? 'case.onPaper' : 'case.signed', {
            name: statement.signed_name,
            date: format.instantDate(statement.at, deviceZone()),
          })}
        </p>
      )}
      {said !== undefined && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-md bg-sunken p-3 text-sm">
          {said.status !== null && <Fact label={t('own.status')} value={t(`status.${said.status}`)} />}
          {said.authorised_until !== null && (
            <Fact label={t('own.authorisedUntil')} value={format.date(said.authorised_until)} />
          )}
          {said.code !== '' && <Fact label={t('own.code')} value={said.code} />}
        </dl>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {statement !== null && !statement.on_paper && said === undefined && (
          <Button size="sm" busy={look.isPending} onClick={() => look.mutate({ params })}>
            {t('case.look')}
          </Button>
        )}
        {isOpen && of.has_account && (
          <Button size="sm" busy={remind.isPending} onClick={() => remind.mutate({ params })}>
            {t('case.remind')}
          </Button>
        )}
      </div>
      {error !== null && (
        <Alert tone="bad" urgent>
          {problem(error)}
        </Alert>
      )}
    </section>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}

function Shown({ of }: { readonly of: WorkCase }) {
  const { t } = useWords();
  const client = useClient();
  const brand = useBrand();
  const openFile = useOpenFile();
  return (
    <section className="grid gap-2">
      <h4 className="text-base font-bold">{t('case.shown')}</h4>
      {of.evidence.length === 0 ? (
        <p className="text-ink-2">{t('case.nothingShown')}</p>
      ) : (
        <EvidenceList evidence={of.evidence} terms={of.terms}>
          {({ document_id: id, state }) =>
            id === null || state === 'REJECTED' || state === 'REMOVED' ? null : (
              <Button
                size="sm"
                onClick={() =>
                  void openFile(() =>
                    client.call(openDocument, {
                      params: { id: brand.id, employee_id: of.employee_id, document_id: id },
                    }),
                  )
                }
              >
                {t('evidence.open')}
              </Button>
            )
          }
        </EvidenceList>
      )}
    </section>
  );
}

function History({ of }: { readonly of: readonly CaseDeed[] }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('history.title')} plain onOpenChange={setOpen}>
      {isOpen && (
        <ol className="grid gap-2 text-sm">
          {of.map((deed) => (
            <Deed key={`${deed.at} ${deed.action}`} of={deed} />
          ))}
        </ol>
      )}
    </Disclosure>
  );
}

function Deed({ of }: { readonly of: CaseDeed }) {
  const { t } = useWords();
  const format = useFormat();
  const details = [
    of.method === null ? null : t(`method.${of.method}`),
    of.checked_on === null ? null : t('history.checkedOn', { date: format.date(of.checked_on) }),
    of.signed_name === '' ? null : t('history.signed', { name: of.signed_name }),
    of.valid_until === null ? null : t('until', { date: format.date(of.valid_until) }),
    of.reason === '' ? null : of.reason,
  ].filter((one) => one !== null);
  return (
    <li>
      <b>{t(`history.${of.action}`)}</b>
      <span className="block text-ink-2 [overflow-wrap:anywhere]">
        <bdi>{[of.by, format.instantDate(of.at, deviceZone()), ...details].filter(Boolean).join(' · ')}</bdi>
      </span>
    </li>
  );
}
