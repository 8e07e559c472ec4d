import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { LinkAction, OpenedOffer } from '../use-own-offer.ts';
import { useWords } from '../words.ts';
import { SignatureField } from './signature-field.tsx';

/** Signs an offer: a typed or drawn name, and the consent text. */
export function SignForm({
  opened,
  busy,
  act,
}: {
  opened: OpenedOffer;
  busy: boolean;
  act: (deed: LinkAction) => Promise<boolean>;
}) {
  const { t } = useWords();
  const [way, setWay] = useState<'typed' | 'drawn'>('typed');
  const [name, setName] = useState('');
  const [strokes, setStrokes] = useState<readonly (readonly number[])[]>([]);
  const [agrees, setAgrees] = useState(false);
  const [tried, setTried] = useState(false);
  const isEmpty = way === 'typed' ? name.trim() === '' : strokes.length === 0;
  const sign = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (busy || isEmpty || !agrees) return;
    const own = way === 'typed' ? { name: name.trim(), strokes: [] } : { name: '', strokes };
    void act({ kind: 'sign', sha256: opened.sha256, ...own });
  };
  return (
    <form noValidate onSubmit={sign} className="grid gap-4 rounded-md border border-line bg-surface p-4">
      <SegmentedControl
        label={t('sign.how')}
        value={way}
        onChange={setWay}
        size="lg"
        wide
        segments={[
          { value: 'typed', label: t('sign.typed') },
          { value: 'drawn', label: t('sign.drawn') },
        ]}
      />
      {way === 'typed' ? (
        <TextField
          label={t('sign.name')}
          value={name}
          maxLength={160}
          autoComplete="name"
          dir="auto"
          size="lg"
          error={tried && isEmpty ? t('sign.missing') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      ) : (
        <>
          <SignatureField strokes={strokes} onStrokes={setStrokes} />
          {tried && isEmpty && <Alert tone="bad">{t('sign.missing')}</Alert>}
        </>
      )}
      <Checkbox
        label={
          <span lang={opened.language} dir="auto" className="block">
            {opened.consent}
          </span>
        }
        checked={agrees}
        error={tried && !agrees ? t('sign.agree') : undefined}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {t('sign.do')}
      </Button>
    </form>
  );
}
