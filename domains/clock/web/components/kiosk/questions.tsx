import { Button } from '@hearth/ui/button';
import { RadioGroup } from '@hearth/ui/radio-group';
import { TextArea } from '@hearth/ui/text-area';
import type { FormEvent } from 'react';
import { useState } from 'react';
import type { Attestation } from '../../../contract/schemas.ts';
import { useKioskWords } from './words.ts';

/** What the clock wants to know before it takes a punch. */
export type KioskQuestion = 'ASK_EARLY' | 'ASK_UNSCHEDULED' | 'ASK_ATTESTATION';

interface QuestionProps {
  readonly asked: KioskQuestion;
  readonly asks: readonly ('BREAKS' | 'TIPS' | 'INJURY')[];
  readonly busy: boolean;
  readonly onAnswer: (more: { readonly reason: string } | { readonly attestation: Attestation }) => void;
}

/** Asks for a reason, or what a place asks at the end of work. */
export function Questions({ asked, asks, busy, onAnswer }: QuestionProps) {
  const { t } = useKioskWords();
  const [note, setNote] = useState('');
  const [answers, setAnswers] = useState<Readonly<Record<string, 'yes' | 'no'>>>({});
  const isEnd = asked === 'ASK_ATTESTATION';
  const isReady = isEnd ? asks.every((one) => answers[one] !== undefined) : note.trim() !== '';
  const said = (one: string): boolean | null => (answers[one] === undefined ? null : answers[one] === 'yes');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isReady) return;
    onAnswer(
      isEnd
        ? {
            attestation: {
              took_breaks: said('BREAKS'),
              got_tips: said('TIPS'),
              was_injured: said('INJURY'),
              note: note.trim(),
            },
          }
        : { reason: note.trim() },
    );
  };
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      <h2 className="text-lg font-bold">{t(`ask.${asked}`)}</h2>
      {isEnd &&
        asks.map((one) => (
          <RadioGroup
            key={one}
            label={t(`ask.${one}`)}
            options={[
              { value: 'yes', label: t('ask.yes') },
              { value: 'no', label: t('ask.no') },
            ]}
            value={answers[one] ?? ''}
            onChange={(value) => setAnswers((before) => ({ ...before, [one]: value === 'yes' ? 'yes' : 'no' }))}
          />
        ))}
      <TextArea
        label={t(isEnd ? 'ask.note' : 'ask.reason')}
        maxLength={300}
        rows={2}
        dir="auto"
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button type="submit" variant="primary" size="xl" wide busy={busy} disabled={!isReady}>
        {t(isEnd ? 'act.OUT' : 'act.IN')}
      </Button>
    </form>
  );
}
