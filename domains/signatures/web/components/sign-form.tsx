import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { OwnRequest, PlacedField, Signing } from '../../contract/schemas.ts';
import { findSigningProblems } from '../../rules/check-signing.ts';
import { useWords } from '../words.ts';
import { DrawPad } from './draw-pad.tsx';
import type { SigningDoings } from './signing-view.tsx';

const TICKED = 'yes';

/** The fields of a signer in their order, their name, a drawn signature if they like, and their consent. */
export function SignForm({
  own,
  doings,
  onDecline,
}: {
  readonly own: OwnRequest;
  readonly doings: SigningDoings;
  readonly onDecline: () => void;
}) {
  const { t } = useWords();
  const [name, setName] = useState('');
  const [strokes, setStrokes] = useState<Signing['strokes']>([]);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [agrees, setAgrees] = useState(false);
  const [tried, setTried] = useState(false);
  const typed = own.fields.filter(({ kind }) => kind === 'TEXT' || kind === 'CHECKBOX');
  const sent: Signing = {
    signer_version: own.signer_version,
    sha256: own.sha256,
    consent_version: own.consent.version,
    language: own.consent.language,
    name: name.trim(),
    strokes,
    values: typed.flatMap(({ id }) => {
      const value = (values[id] ?? '').trim();
      return value === '' ? [] : [{ field_id: id, value }];
    }),
  };
  const wrong = new Set(tried ? findSigningProblems(own.fields, sent) : []);
  const sign = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!doings.busy && agrees && findSigningProblems(own.fields, sent).length === 0) void doings.sign(sent);
  };
  return (
    <form noValidate onSubmit={sign} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {typed.map((field, index) => (
        <Entry
          key={field.id}
          field={field}
          number={index + 1}
          value={values[field.id] ?? ''}
          isWrong={wrong.has(field.id)}
          onChange={(value) => setValues({ ...values, [field.id]: value })}
        />
      ))}
      <TextField
        label={t('sign.name')}
        help={t('sign.nameHelp')}
        value={name}
        maxLength={160}
        autoComplete="name"
        dir="auto"
        size="lg"
        error={wrong.has('name') ? t('sign.nameMissing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <DrawPad strokes={strokes} onChange={setStrokes} />
      <Checkbox
        label={own.consent.text}
        checked={agrees}
        error={tried && !agrees ? t('sign.consentMissing') : undefined}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={doings.busy}>
        {t('sign.sign')}
      </Button>
      <Button variant="ghost" wide onClick={onDecline}>
        {t('sign.decline')}
      </Button>
    </form>
  );
}

function Entry({
  field,
  number,
  value,
  isWrong,
  onChange,
}: {
  readonly field: PlacedField;
  readonly number: number;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useWords();
  const label = field.label === '' ? t('sign.field', { number, page: field.page }) : field.label;
  const error = isWrong ? t('sign.fieldMissing') : undefined;
  if (field.kind === 'CHECKBOX')
    return (
      <Checkbox
        label={label}
        checked={value !== ''}
        error={error}
        onChange={(event) => onChange(event.target.checked ? TICKED : '')}
      />
    );
  return (
    <TextField
      label={label}
      value={value}
      maxLength={200}
      dir="auto"
      size="lg"
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
