import { CallError } from '@hearth/client/call-error';
import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { RoleSelect } from '@hearth/domains/access/widgets';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { PlaceBox } from '@hearth/domains/core/widgets';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { Switch } from '@hearth/ui/switch';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { listProviders } from '../../../contract/endpoints.ts';
import { changeProvider, createProvider } from '../../../contract/endpoints.ts';
import { OidcFields, SamlFields } from './kind-fields.tsx';
import { PROVIDERS } from './paths.ts';
import type { ProviderDraft } from './provider-draft.ts';
import { suggestCode, toDraft, findMissingFields, toSettings } from './provider-draft.ts';
import { useFieldErrors, useWords } from './words.ts';

type Provider = AnswerOf<typeof listProviders>[number];

/** Sets a provider up, or changes one. What was typed stays until it is saved, whatever is refused. */
export function ProviderForm({ provider }: { readonly provider?: Provider | undefined }) {
  const { t, problem } = useWords();
  const fieldWords = useFieldErrors();
  const { groupId } = useBrand();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => toDraft(provider, groupId));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const change = (part: Partial<ProviderDraft>) => setDraft((before) => ({ ...before, ...part }));

  async function saved(next: { readonly id: string; readonly name: string }): Promise<void> {
    toasts.show({ message: t('form.saved', { name: next.name }), tone: 'ok' });
    change({ secret: '' });
    if (provider === undefined) await navigate(`${PROVIDERS}/${next.id}`, { replace: true });
  }
  // The page of the new one is read before it is opened: it would say that there is none.
  const create = useSend(createProvider, { untilRead: true, onSuccess: saved });
  const update = useSend(changeProvider, { onSuccess: saved });
  const { error } = provider === undefined ? create : update;
  const refused = error instanceof CallError ? error.fields.map(({ field }) => field) : [];
  const wrong = (field: string) =>
    [...missing, ...refused].some((one) => one === field || one.startsWith(`${field}.`))
      ? fieldWords(field)
      : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    const open = findMissingFields(draft);
    setMissing(open);
    if (open.length > 0) return;
    const body = toSettings(draft);
    if (provider === undefined) create.mutate({ params: { id: groupId }, body });
    else update.mutate({ params: { id: groupId, provider_id: provider.id }, body });
  }
  const fields = { draft, change, wrong };
  return (
    <form noValidate onSubmit={submit}>
      <Card
        title={provider === undefined ? t('form.new') : t('form.settings')}
        footer={
          <Button type="submit" variant="primary" busy={create.isPending || update.isPending}>
            {provider === undefined ? t('form.add') : t('form.save')}
          </Button>
        }
      >
        <div className="grid max-w-xl gap-4">
          <ProviderFields {...fields} provider={provider} />
          <PeopleFields {...fields} />
          <Switch
            label={t('form.enabled')}
            note={t('form.enabledNote')}
            checked={draft.enabled}
            onChange={(enabled) => change({ enabled })}
          />
          {missing.length > 0 && (
            <Alert tone="bad" urgent>
              {t('form.missing')}
            </Alert>
          )}
          {error !== null && (
            <Alert tone="bad" urgent>
              {problem(error)}
            </Alert>
          )}
        </div>
      </Card>
    </form>
  );
}

interface FieldsProps {
  readonly draft: ProviderDraft;
  readonly change: (part: Partial<ProviderDraft>) => void;
  /** What is wrong with a field. */
  readonly wrong: (field: string) => string | undefined;
}

/** What the provider is, and how it is reached. */
function ProviderFields({ provider, ...fields }: FieldsProps & { readonly provider: Provider | undefined }) {
  const { t } = useWords();
  const { draft, change, wrong } = fields;
  return (
    <>
      {provider === undefined && (
        <SegmentedControl
          label={t('form.kind')}
          segments={[
            { value: 'OIDC', label: t('kind.OIDC') },
            { value: 'SAML', label: t('kind.SAML') },
          ]}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
      )}
      <TextField
        label={t('form.name')}
        help={t('form.nameHelp')}
        maxLength={100}
        value={draft.name}
        error={wrong('name')}
        onChange={({ target }) =>
          change({
            name: target.value,
            ...(draft.code === suggestCode(draft.name) ? { code: suggestCode(target.value) } : {}),
          })
        }
      />
      <TextField
        label={t('form.code')}
        help={t('form.codeHelp')}
        dir="ltr"
        maxLength={63}
        value={draft.code}
        error={wrong('code')}
        onChange={({ target }) => change({ code: target.value })}
      />
      {draft.kind === 'OIDC' ? (
        <OidcFields {...fields} hasSecret={provider?.has_secret === true} />
      ) : (
        <SamlFields {...fields} />
      )}
      <TextField
        label={t('form.domains')}
        help={t('form.domainsHelp')}
        dir="ltr"
        value={draft.domains}
        error={wrong('email_domains')}
        onChange={({ target }) => change({ domains: target.value })}
      />
    </>
  );
}

/** What becomes of people whom the provider vouches for: an account, and locations. */
function PeopleFields({ draft, change, wrong }: FieldsProps) {
  const { t } = useWords();
  return (
    <>
      <Switch
        label={t('newcomers.switch')}
        note={t('newcomers.note')}
        checked={draft.newcomers}
        onChange={(newcomers) => change({ newcomers })}
      />
      {draft.newcomers && (
        <div className="grid gap-4 sm:grid-cols-2">
          <RoleSelect label={t('newcomers.role')} value={draft.role} onChange={(role) => change({ role })} />
          <PlaceBox
            placeholder={t('place.placeholder')}
            emptyText={t('place.none')}
            label={t('newcomers.place')}
            value={draft.brandId}
            error={wrong('newcomers')}
            onChange={(brandId) => change({ brandId })}
          />
        </div>
      )}
      <Switch
        label={t('brands.switch')}
        note={t('brands.note')}
        checked={draft.readsBrands}
        onChange={(readsBrands) => change({ readsBrands })}
      />
      {draft.readsBrands && (
        <TextField
          label={t('brands.claim')}
          dir="ltr"
          maxLength={100}
          value={draft.brandClaim}
          error={wrong('brand_claim')}
          onChange={({ target }) => change({ brandClaim: target.value })}
        />
      )}
    </>
  );
}
