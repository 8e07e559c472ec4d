import { useClient } from '@hearth/client/context';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { useLanguage } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Drawer } from '@hearth/ui/drawer';
import { Icon } from '@hearth/ui/icon';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { Download } from 'lucide-react';
import { useCallback, useState } from 'react';
import {
  countersign,
  declineForEmployer,
  getRequest,
  getSealedFile,
  openToCountersign,
  remindRequest,
  voidRequest,
} from '../../contract/endpoints.ts';
import { REQUEST_CHANGED } from '../../contract/events.ts';
import type { OwnRequest, SignRequest } from '../../contract/schemas.ts';
import { REQUEST_TONES } from '../request-tones.ts';
import { useSaveFile } from '../use-file.ts';
import { useSigning } from '../use-signing.ts';
import { useWords } from '../words.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { SignerList } from './signer-list.tsx';
import { SigningView } from './signing-view.tsx';

/** Somebody’s request: who has signed, and what can be done with it; the employer signs here. */
export function RequestDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const found = useCall(getRequest, { params: { id: brand.id, request_id: id } });
  useReadAgainOn([REQUEST_CHANGED], [getRequest]);
  const [isSigning, setSigning] = useState(false);
  return (
    <Drawer
      open
      size="lg"
      title={<bdi>{found.data?.employee_name ?? t('title')}</bdi>}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <Resource of={found} rows={6} failed={t('request.failed')} problem={problem}>
        {(request) =>
          isSigning && request.can_sign ? (
            <Countersigning request={request} onDone={() => setSigning(false)} />
          ) : (
            <Facts request={request} onSign={() => setSigning(true)} />
          )
        }
      </Resource>
    </Drawer>
  );
}

function useRequestFile(id: string): () => Promise<Blob> {
  const client = useClient();
  const brand = useBrand();
  return useCallback(
    async () => (await client.raw(getSealedFile, { params: { id: brand.id, request_id: id } })).blob(),
    [client, brand.id, id],
  );
}

function Facts({ request, onSign }: { readonly request: SignRequest; readonly onSign: () => void }) {
  const { t, problem, format } = useWords();
  const client = useClient();
  const brand = useBrand();
  const save = useSaveFile();
  const loadFile = useRequestFile(request.id);
  const [isVoiding, setVoiding] = useState(false);
  const params = { id: brand.id, request_id: request.id };
  const remind = useSend(remindRequest, {
    readWhenRefused: true,
    onSuccess: () => toasts.show({ message: t('request.reminded'), tone: 'ok' }),
  });
  const { title, number, state, signers, sent_at: sentAt, expires_on: expiresOn, reason } = request;
  const mayManage = hasPermission(brand, 'MANAGE_TEAM');
  const mayOpen = mayManage && (!request.is_sealed || hasPermission(brand, 'VIEW_PAY'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h3 className="font-bold">
          <bdi className="[overflow-wrap:anywhere]">{title}</bdi>
        </h3>
        <p className="text-sm text-ink-2">
          {[
            t('list.version', { number }),
            t('mine.sent', { date: format.date(sentAt.slice(0, 10)) }),
            expiresOn === null ? null : t('sign.until', { date: format.date(expiresOn) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Badge tone={REQUEST_TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      {reason !== '' && <Alert tone="warn">{reason}</Alert>}
      <SignerList signers={signers} />
      {remind.error !== null && <Alert tone="bad" urgent title={problem(remind.error)} />}
      <div className="flex flex-wrap gap-2">
        {request.can_sign && (
          <Button variant="primary" onClick={onSign}>
            {t('request.sign')}
          </Button>
        )}
        {mayManage && state === 'WAITING' && !request.can_sign && (
          <Button busy={remind.isPending} onClick={() => remind.mutate({ params })}>
            {t('request.remind')}
          </Button>
        )}
        {mayOpen && (
          <Button
            icon={<Icon of={Download} />}
            onClick={() => void save(loadFile, `${title} ${request.employee_name}.pdf`)}
          >
            {t(request.is_sealed ? 'request.sealed' : 'sign.download')}
          </Button>
        )}
        {mayManage && state === 'WAITING' && (
          <Button variant="ghost" onClick={() => setVoiding(true)}>
            {t('request.void')}
          </Button>
        )}
      </div>
      {isVoiding && (
        <DeclineDialog
          of="VOID"
          send={(why) => client.call(voidRequest, { params, body: { reason: why } })}
          onClose={() => setVoiding(false)}
        />
      )}
    </div>
  );
}

function Countersigning({ request, onDone }: { readonly request: SignRequest; readonly onDone: () => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const language = useLanguage();
  const params = { id: brand.id, request_id: request.id };
  const found = useCall(openToCountersign, { params, query: { language } });
  return (
    <Resource of={found} rows={6} failed={t('request.failed')} problem={problem}>
      {(own) => <ForEmployer own={own} onDone={onDone} />}
    </Resource>
  );
}

function ForEmployer({ own, onDone }: { readonly own: OwnRequest; readonly onDone: () => void }) {
  const { t } = useWords();
  const client = useClient();
  const brand = useBrand();
  const save = useSaveFile();
  const loadFile = useRequestFile(own.id);
  const params = { id: brand.id, request_id: own.id };
  const { busy, failed, attempt } = useSigning(t('sign.signed'));
  return (
    <SigningView
      own={own}
      problem={failed}
      doings={{
        busy,
        sign: async (sent) => {
          const isDone = await attempt(() => client.call(countersign, { params, body: sent }));
          if (isDone) onDone();
          return isDone;
        },
        decline: (reason) =>
          client.call(declineForEmployer, { params, body: { signer_version: own.signer_version, reason } }),
        loadFile,
        download: () => save(loadFile, `${own.title}.pdf`),
      }}
    />
  );
}
