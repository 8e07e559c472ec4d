import { useClient } from '@hearth/client/context';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { Disclosure } from '@hearth/ui/disclosure';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { archiveAgreement, getAgreement, getAgreementFile, startDraft } from '../../contract/endpoints.ts';
import { AGREEMENT_CHANGED } from '../../contract/events.ts';
import type { Agreement } from '../../contract/schemas.ts';
import { useSaveFile } from '../use-file.ts';
import { useWords } from '../words.ts';
import { AgreementEditor } from './agreement-editor.tsx';
import { People } from './people.tsx';
import { SendDialog } from './send-dialog.tsx';

/** One agreement: its draft where one is written, else who has signed the current version. */
export function AgreementView({ id }: { readonly id: string }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const found = useCall(getAgreement, { params: { id: brand.id, agreement_id: id } });
  useReadAgainOn([AGREEMENT_CHANGED], [getAgreement]);
  return (
    <>
      <PageHeader
        title={<bdi className="[overflow-wrap:anywhere]">{found.data?.title ?? t('title')}</bdi>}
        above={
          <Link className={TEXT_LINK} to="/team/agreements">
            {t('title')}
          </Link>
        }
      />
      <Resource of={found} rows={8} failed={t('view.failed')} problem={problem}>
        {(agreement) => <Opened agreement={agreement} />}
      </Resource>
    </>
  );
}

function Opened({ agreement }: { readonly agreement: Agreement }) {
  const { t } = useWords();
  const brand = useBrand();
  const mayWrite = agreement.is_own && hasPermission(brand, 'MANAGE_BRAND');
  const draft = mayWrite ? agreement.editions.find(({ state }) => state === 'DRAFT') : undefined;
  const [isEdited, setEdited] = useState(agreement.number === null);
  if (draft !== undefined && isEdited)
    return <AgreementEditor key={draft.id} agreement={agreement} draft={draft} onDone={() => setEdited(false)} />;
  if (agreement.number === null) return <Alert tone="info" title={t('view.onlyDraft')} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Actions
        agreement={agreement}
        mayWrite={mayWrite}
        hasDraft={draft !== undefined}
        onEdit={() => setEdited(true)}
      />
      <People agreement={agreement} />
      <Versions agreement={agreement} />
    </div>
  );
}

function Actions({
  agreement,
  mayWrite,
  hasDraft,
  onEdit,
}: {
  readonly agreement: Agreement;
  readonly mayWrite: boolean;
  readonly hasDraft: boolean;
  readonly onEdit: () => void;
}) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const [, setSearch] = useSearchParams();
  const [isSending, setSending] = useState(false);
  const [isArchived, setArchived] = useState(false);
  const params = { id: brand.id, agreement_id: agreement.id };
  const begin = useSend(startDraft, { readWhenRefused: true, onSuccess: onEdit });
  const archive = useSend(archiveAgreement, {
    readWhenRefused: true,
    onSuccess: () => {
      toasts.show({ message: t('view.archived') });
      setSearch({});
    },
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {hasPermission(brand, 'MANAGE_TEAM') && (
          <Button variant="primary" onClick={() => setSending(true)}>
            {t('send.action')}
          </Button>
        )}
        {mayWrite && (
          <Button busy={begin.isPending} onClick={() => (hasDraft ? onEdit() : begin.mutate({ params }))}>
            {t(hasDraft ? 'view.editDraft' : 'view.newVersion')}
          </Button>
        )}
        {mayWrite && (
          <Button variant="ghost" onClick={() => setArchived(true)}>
            {t('view.archive')}
          </Button>
        )}
        {agreement.sending !== null && (
          <span className="text-sm text-ink-2">
            {t(agreement.sending.state === 'DONE' ? 'view.sent' : 'view.sending', { count: agreement.sending.sent })}
          </span>
        )}
      </div>
      {begin.error !== null && <Alert tone="bad" urgent title={problem(begin.error)} />}
      {isSending && <SendDialog agreement={agreement} onClose={() => setSending(false)} />}
      {isArchived && (
        <ConfirmDialog
          title={t('view.archiveTitle')}
          confirm={t('view.archive')}
          keep={t('cancel')}
          closeLabel={t('close')}
          busy={archive.isPending}
          problem={archive.error === null ? null : problem(archive.error)}
          onConfirm={() => archive.mutate({ params, body: { version: agreement.version } })}
          onClose={() => setArchived(false)}
        >
          {t('view.archiveText')}
        </ConfirmDialog>
      )}
    </>
  );
}

function Versions({ agreement }: { readonly agreement: Agreement }) {
  const { t, format } = useWords();
  const client = useClient();
  const brand = useBrand();
  const save = useSaveFile();
  const published = agreement.editions.filter(({ state }) => state !== 'DRAFT');
  return (
    <Disclosure title={t('view.versions')} headingLevel={2}>
      <ul className="divide-y divide-line">
        {published.map(({ id, number, title, published_at: at }) => (
          <li key={id} className="flex flex-wrap items-center gap-2 py-2">
            <span className="min-w-40 flex-1">
              {t('list.version', { number })}
              <span className="block text-sm text-ink-2">
                <bdi>{title}</bdi>
                {at !== null && ` · ${format.date(at.slice(0, 10))}`}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={`${t('sign.download')}: ${t('list.version', { number })}`}
              onClick={() =>
                void save(
                  async () =>
                    (
                      await client.raw(getAgreementFile, {
                        params: { id: brand.id, agreement_id: agreement.id, edition_id: id },
                      })
                    ).blob(),
                  `${title}.pdf`,
                )
              }
            >
              {t('sign.download')}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
