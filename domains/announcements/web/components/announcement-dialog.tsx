import type { CurrentBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { publishAnnouncement } from '../../contract/endpoints.ts';
import { useWords } from '../words.ts';

const LONGEST = { title: 120, body: 4000 } as const;

/** A title and a text for everybody at the brand in view and below it. */
export function AnnouncementDialog({
  brand,
  onDone,
  onCancel,
}: {
  brand: CurrentBrand;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { t, problem } = useWords();
  const [title, setTitle] = useState('');
  const [body, setBody] = useState('');
  const [missing, setMissing] = useState(false);
  const tell = useSend(publishAnnouncement, { onSuccess: onDone });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const said = { title: title.trim(), body: body.trim() };
    setMissing(said.title === '' || said.body === '');
    if (said.title !== '' && said.body !== '') tell.mutate({ params: { id: brand.id }, body: said });
  };
  const requiredError = (value: string) => (missing && value.trim() === '' ? t('tell.missing') : undefined);
  return (
    <form onSubmit={submit} className="grid gap-3 rounded-md border border-line p-3">
      <p className="text-sm text-ink-2">{t('tell.to', { name: brand.name })}</p>
      <TextField
        label={t('tell.title')}
        value={title}
        maxLength={LONGEST.title}
        error={requiredError(title)}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label={t('tell.body')}
        value={body}
        maxLength={LONGEST.body}
        error={requiredError(body)}
        onChange={(event) => setBody(event.target.value)}
      />
      {tell.isError && (
        <Alert tone="bad" urgent>
          {problem(tell.error)}
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{t('tell.cancel')}</Button>
        <Button type="submit" variant="primary" busy={tell.isPending}>
          {t('tell.send')}
        </Button>
      </div>
    </form>
  );
}
