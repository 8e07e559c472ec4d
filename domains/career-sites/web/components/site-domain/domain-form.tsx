import { CallError } from '@hearth/client/call-error';
import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import { putSiteDomain } from '../../../contract/site-domain-endpoints.ts';
import en from './en.json' with { type: 'json' };
import { useDomainWords } from './words.ts';

const RULES = Object.keys(en.wrong) as (keyof typeof en.wrong)[];

/** The form for a custom domain, with field errors. What is wrong with it is said at the field. */
export function DomainForm({ id, onNamed }: { readonly id: string; readonly onNamed: () => unknown }) {
  const { t, problem } = useDomainWords();
  const [domain, setDomain] = useState('');
  const put = useSend(putSiteDomain, { onSuccess: onNamed });
  const [field] = put.error instanceof CallError ? put.error.fields : [];
  const rule = RULES.find((one) => one === field?.rule) ?? (field === undefined ? undefined : 'form');
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        put.mutate({ params: { id }, body: { domain } });
      }}
    >
      {put.error !== null && rule === undefined && (
        <Alert tone="bad" urgent>
          {problem(put.error)}
        </Alert>
      )}
      <TextField
        label={t('domain')}
        help={t('domainHelp')}
        error={rule === undefined ? undefined : t(`wrong.${rule}`)}
        value={domain}
        onChange={(event) => {
          setDomain(event.target.value);
          if (put.error !== null) put.reset();
        }}
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        className="sm:max-w-96"
      />
      <Button
        type="submit"
        variant="primary"
        busy={put.isPending}
        disabled={domain.trim() === ''}
        className="justify-self-start"
      >
        {t('use')}
      </Button>
    </form>
  );
}
