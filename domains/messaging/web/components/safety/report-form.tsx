import { useClient } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { RadioGroup } from '@hearth/ui/radio-group';
import { Select } from '@hearth/ui/select';
import { TextArea } from '@hearth/ui/text-area';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { REPORT_REASONS } from '../../../contract/bars.ts';
import type { ReportReason } from '../../../contract/bars.ts';
import { listMessages } from '../../../contract/endpoints.ts';
import { reportMessages } from '../../../contract/safety-endpoints.ts';
import { useSafetyPhrases } from './words.ts';

const STEP = '50';
const SHOWN = 80;
const LONGEST = 1000;
const WHOLE = 'whole';

/** Reports messages with a reason and a comment, and says beforehand who reads it. */
export function ReportForm({
  applicationId,
  onDone,
  onBack,
}: {
  applicationId: string;
  onDone: () => void;
  onBack: () => void;
}) {
  const { t, problem } = useSafetyPhrases();
  const client = useClient();
  const [what, setWhat] = useState(WHOLE);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [reportId] = useState(newId);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = async (): Promise<void> => {
    if (reason === null) return;
    setBusy(true);
    try {
      const body = { report_id: reportId, message_id: what === WHOLE ? null : what, reason, note: note.trim() };
      await client.call(reportMessages, { params: { id: applicationId }, body });
      toasts.show({ message: t('report.done'), tone: 'ok' });
      onDone();
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-5">
      {error !== null && (
        <Alert tone="bad" urgent>
          {problem(error)}
        </Alert>
      )}
      <MessageChoice applicationId={applicationId} value={what} onChange={setWhat} />
      <RadioGroup
        label={t('report.why')}
        value={reason}
        onChange={setReason}
        options={REPORT_REASONS.map((id) => ({ value: id, label: t(`reason.${id}`) }))}
      />
      <TextArea
        label={t('report.note')}
        optionalHint={t('optional')}
        dir="auto"
        rows={3}
        maxLength={LONGEST}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <p className="text-sm text-ink-2">{t('report.happens')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={busy} disabled={reason === null} onClick={() => void send()}>
          {t('report.send')}
        </Button>
        <Button onClick={onBack}>{t('cancel')}</Button>
      </div>
    </div>
  );
}

interface MessageChoiceProps {
  readonly applicationId: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** What is reported: one of the other side's latest messages, or the whole conversation. */
function MessageChoice({ applicationId, value, onChange }: MessageChoiceProps) {
  const { t } = useSafetyPhrases();
  const { data } = useCall(listMessages, { params: { id: applicationId }, query: { limit: STEP } });
  const lines = (data?.messages ?? [])
    .filter(({ own, part }) => !own && part?.kind !== 'NOTE' && part?.kind !== 'REMOVED')
    .toReversed();
  return (
    <Select
      label={t('report.what')}
      placeholder={t('report.whole')}
      options={[
        { id: WHOLE, label: t('report.whole') },
        ...lines.map((line) => ({
          id: line.message_id,
          label:
            line.message_body === '' ? (line.files[0]?.name ?? t('report.file')) : line.message_body.slice(0, SHOWN),
          note: line.sender_name,
        })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
