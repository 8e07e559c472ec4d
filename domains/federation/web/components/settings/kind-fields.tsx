import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import { readProvider } from '../../../contract/setup-endpoints.ts';
import type { ProviderDraft } from './provider-draft.ts';
import { useWords } from './words.ts';

/** Props of a form's fields: values, change handler and errors. */
export interface FieldsProps {
  readonly draft: ProviderDraft;
  readonly change: (part: Partial<ProviderDraft>) => void;
  readonly wrong: (field: string) => string | undefined;
}

/** The issuer of an OIDC provider, looked up while it is written, and how we are known there. */
export function OidcFields({ draft, change, wrong, hasSecret }: FieldsProps & { readonly hasSecret: boolean }) {
  const { t } = useWords();
  return (
    <>
      <TextField
        label={t('oidc.issuer')}
        help={t('oidc.issuerHelp')}
        type="url"
        dir="ltr"
        value={draft.issuer}
        error={wrong('issuer')}
        onChange={({ target }) => change({ issuer: target.value })}
      />
      <Reading kind="OIDC" source={draft.issuer} onRead={({ issuer }) => change({ issuer })} />
      <TextField
        label={t('oidc.clientId')}
        dir="ltr"
        autoComplete="off"
        value={draft.clientId}
        error={wrong('client_id')}
        onChange={({ target }) => change({ clientId: target.value })}
      />
      <TextField
        label={t('oidc.secret')}
        help={hasSecret ? t('oidc.secretKept') : t('oidc.secretHelp')}
        type="password"
        dir="ltr"
        autoComplete="new-password"
        value={draft.secret}
        error={wrong('client_secret')}
        onChange={({ target }) => change({ secret: target.value })}
      />
    </>
  );
}

/** A SAML provider's data, read from its metadata or entered by hand. */
export function SamlFields({ draft, change, wrong }: FieldsProps) {
  const { t } = useWords();
  const [metadata, setMetadata] = useState('');
  return (
    <>
      <TextArea
        label={t('saml.metadata')}
        help={t('saml.metadataHelp')}
        dir="ltr"
        rows={2}
        value={metadata}
        onChange={({ target }) => setMetadata(target.value)}
      />
      <Reading
        kind="SAML"
        source={metadata}
        onRead={(read) =>
          change({
            issuer: read.issuer,
            signInUrl: read.sign_in_url,
            certificates: read.certificates.map(({ pem }) => pem).join('\n'),
          })
        }
      />
      <TextField
        label={t('saml.entity')}
        dir="ltr"
        value={draft.issuer}
        error={wrong('issuer')}
        onChange={({ target }) => change({ issuer: target.value })}
      />
      <TextField
        label={t('saml.signInUrl')}
        type="url"
        dir="ltr"
        value={draft.signInUrl}
        error={wrong('sign_in_url')}
        onChange={({ target }) => change({ signInUrl: target.value })}
      />
      <TextArea
        label={t('saml.certificates')}
        help={t('saml.certificatesHelp')}
        dir="ltr"
        rows={4}
        value={draft.certificates}
        error={wrong('certificates')}
        onChange={({ target }) => change({ certificates: target.value })}
      />
    </>
  );
}

interface Read {
  readonly issuer: string;
  readonly sign_in_url: string;
  readonly certificates: readonly { readonly pem: string; readonly valid_until: string }[];
}

/** Asks the provider what it publishes, and says what came. */
function Reading({
  kind,
  source,
  onRead,
}: {
  readonly kind: 'OIDC' | 'SAML';
  readonly source: string;
  readonly onRead: (read: Read) => void;
}) {
  const { t, problem } = useWords();
  const format = useFormat();
  const { groupId } = useBrand();
  const send = useSend(readProvider, { onSuccess: onRead });
  const until = send.data?.certificates.map((one) => one.valid_until).toSorted()[0];
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        type="button"
        variant="soft"
        busy={send.isPending}
        disabled={source.trim() === ''}
        onClick={() => send.mutate({ params: { id: groupId }, body: { kind, source: source.trim() } })}
      >
        {t(`read.${kind}`)}
      </Button>
      {send.data !== undefined && (
        <Alert tone="ok">
          {t('read.done')}{' '}
          <bdi dir="ltr" className="break-all">
            {send.data.sign_in_url}
          </bdi>
          {until !== undefined && <p>{t('read.until', { date: format.instantDate(until, deviceZone()) })}</p>}
        </Alert>
      )}
      {send.error !== null && (
        <Alert tone="bad" urgent>
          {problem(send.error)}
        </Alert>
      )}
    </div>
  );
}
