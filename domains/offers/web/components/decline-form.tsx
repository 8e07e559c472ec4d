import { Button } from '@hearth/ui/button';
import { RadioGroup } from '@hearth/ui/radio-group';
import { TextArea } from '@hearth/ui/text-area';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { DeclineReason } from '../../contract/schemas.ts';
import type { LinkAction } from '../use-own-offer.ts';
import { useWords } from '../words.ts';

const REASONS: readonly DeclineReason[] = ['OTHER_JOB', 'PAY', 'HOURS', 'PLACE', 'START', 'OTHER'];

/** Declines an offer, with a reason and an optional note. */
export function DeclineForm({
  busy,
  act,
  onBack,
}: {
  busy: boolean;
  act: (deed: LinkAction) => Promise<boolean>;
  onBack: () => void;
}) {
  const { t } = useWords();
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const decline = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!busy && reason !== null) void act({ kind: 'decline', reason, note: note.trim() });
  };
  return (
    <form noValidate onSubmit={decline} className="grid gap-4 rounded-md border border-line bg-surface p-4">
      <h2 className="text-lg font-bold">{t('sign.declineTitle')}</h2>
      <RadioGroup
        label={t('sign.why')}
        options={REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={reason}
        onChange={setReason}
        error={tried && reason === null ? t('required') : undefined}
      />
      <TextArea
        label={t('sign.note')}
        dir="auto"
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" size="lg" busy={busy}>
          {t('sign.declineDo')}
        </Button>
        <Button size="lg" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
