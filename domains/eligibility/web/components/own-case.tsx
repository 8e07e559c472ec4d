import { useClient } from '@hearth/client/context';
import { useSend } from '@hearth/client/query';
import { openMyDocument } from '@hearth/domains/documents/contract';
import { useOpenFile } from '@hearth/domains/documents/widgets';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Icon } from '@hearth/ui/icon';
import { toasts } from '@hearth/ui/toast';
import { Camera } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { withdrawMyWorkEvidence } from '../../contract/endpoints.ts';
import type { OwnCase } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { EvidenceList } from './evidence-list.tsx';
import { Combinations, LawLists } from './law-lists.tsx';
import { OwnStatement } from './own-statement.tsx';
import { StandingBadge } from './standing.tsx';

/** Loaded when something is sent. */
const OwnSendDialog = lazy(async () => ({ default: (await import('./own-send-dialog.tsx')).OwnSendDialog }));

/** One’s own check at an employer: what one states, what one chooses to show, and what became of it. */
export function OwnCaseCard({ of }: { readonly of: OwnCase }) {
  const { t } = useWords();
  const { date } = useFormat();
  const isOpen = of.standing !== 'CONFIRMED' && of.standing !== 'NOT_NEEDED';
  const isTodo = isOpen && of.state !== 'TO_CHECK';
  return (
    <Card
      title={<bdi>{of.location.name}</bdi>}
      note={of.terms.name}
      action={<StandingBadge isOwn standing={of.standing} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {of.reason !== '' && (
          <Alert tone="warn" title={t('own.sentBack')}>
            {of.reason}
          </Alert>
        )}
        {isTodo && of.due_on !== null && <p>{t('own.by', { date: date(of.due_on) })}</p>}
        {of.state === 'TO_CHECK' && <Alert tone="info">{t('own.waits')}</Alert>}
        {!isOpen && <p>{t(of.standing === 'CONFIRMED' ? 'own.confirmed' : 'own.notNeeded')}</p>}
        {of.valid_until !== null && (
          <p className="text-sm text-ink-2">{t('own.checkedAgain', { date: date(of.valid_until) })}</p>
        )}
        {isOpen && <OwnStatement key={of.version} of={of} />}
        {isOpen && <OwnEvidence of={of} />}
        <LawLists terms={of.terms} />
      </div>
    </Card>
  );
}

function OwnEvidence({ of }: { readonly of: OwnCase }) {
  const { t, problem } = useWords();
  const client = useClient();
  const openFile = useOpenFile();
  const [isSending, setSending] = useState(false);
  const withdraw = useSend(withdrawMyWorkEvidence, {
    readWhenRefused: true,
    onSuccess: () => toasts.show({ message: t('own.withdrawn') }),
  });
  return (
    <section className="grid gap-3">
      <h3 className="text-base font-bold">{t('own.documents')}</h3>
      <p className="text-sm text-ink-2">{t('own.choice')}</p>
      <Combinations terms={of.terms} />
      {of.evidence.length > 0 && (
        <EvidenceList evidence={of.evidence} terms={of.terms}>
          {({ id, document_id: documentId, state }) =>
            documentId === null || state === 'REJECTED' || state === 'REMOVED' ? null : (
              <>
                <Button
                  size="sm"
                  onClick={() =>
                    void openFile(() => client.call(openMyDocument, { params: { document_id: documentId } }))
                  }
                >
                  {t('evidence.open')}
                </Button>
                {state === 'PENDING' && (
                  <Button
                    size="sm"
                    variant="ghost"
                    busy={withdraw.isPending}
                    onClick={() =>
                      withdraw.mutate({ params: { case_id: of.id, evidence_id: id }, body: { version: of.version } })
                    }
                  >
                    {t('own.withdraw')}
                  </Button>
                )}
              </>
            )
          }
        </EvidenceList>
      )}
      {withdraw.error !== null && (
        <Alert tone="bad" urgent>
          {problem(withdraw.error)}
        </Alert>
      )}
      <Button
        variant={of.is_enough ? 'secondary' : 'primary'}
        wide
        icon={<Icon of={Camera} />}
        onClick={() => setSending(true)}
      >
        {t('own.send')}
      </Button>
      {isSending && (
        <Suspense>
          <OwnSendDialog of={of} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </section>
  );
}
