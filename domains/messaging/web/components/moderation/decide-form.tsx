import { useClient } from '@hearth/client/context';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { NumberField } from '@hearth/ui/number-field';
import { RadioGroup } from '@hearth/ui/radio-group';
import { TextArea } from '@hearth/ui/text-area';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import type { Measure } from '../../../contract/bars.ts';
import { decideReport } from '../../../contract/moderation-endpoints.ts';
import type { Report } from '../../../contract/moderation-endpoints.ts';
import { useModerationWords } from './words.ts';

const LONGEST = 1000;
const USUAL_DAYS = 7;
const MOST_DAYS = 90;

/** The form that decides a report, with measures and a recorded reason. */
export function DecideForm({ brandId, report, onBack }: { brandId: string; report: Report; onBack: () => void }) {
  const { t, problem } = useModerationWords();
  const client = useClient();
  const [verdict, setVerdict] = useState<'UPHELD' | 'UNFOUNDED' | null>(null);
  const [chosen, setChosen] = useState<readonly Measure[]>([]);
  const [days, setDays] = useState<number | null>(USUAL_DAYS);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const measures = verdict === 'UPHELD' ? chosen : [];
  const suspends = measures.includes('SUSPEND');
  const send = async (): Promise<void> => {
    if (verdict === null) return;
    setBusy(true);
    try {
      const body = {
        verdict,
        measures: [...measures],
        note: note.trim(),
        ...(suspends && days !== null ? { days } : {}),
      };
      await client.call(decideReport, { params: { id: brandId, report_id: report.id }, body });
      toasts.show({ message: t('decide.done'), tone: 'ok' });
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      {error !== null && (
        <Alert tone="bad" urgent>
          {problem(error)}
        </Alert>
      )}
      <RadioGroup
        label={t('decide.verdict')}
        value={verdict}
        onChange={setVerdict}
        options={[
          { value: 'UPHELD', label: t('decide.upheld') },
          { value: 'UNFOUNDED', label: t('decide.unfounded') },
        ]}
      />
      {verdict === 'UPHELD' && report.measures.length > 0 && (
        <MeasureBoxes possible={report.measures} chosen={chosen} onChange={setChosen} />
      )}
      {suspends && (
        <NumberField label={t('decide.days')} value={days} onChange={setDays} min={1} max={MOST_DAYS} required />
      )}
      <TextArea
        label={t('decide.note')}
        help={t('decide.noteHelp')}
        dir="auto"
        rows={3}
        maxLength={LONGEST}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={busy}
          disabled={verdict === null || note.trim() === '' || (suspends && days === null)}
          onClick={() => void send()}
        >
          {t('decide.do')}
        </Button>
        <Button onClick={onBack}>{t('cancel')}</Button>
      </div>
    </div>
  );
}

interface MeasureBoxesProps {
  readonly possible: readonly Measure[];
  readonly chosen: readonly Measure[];
  readonly onChange: (measures: readonly Measure[]) => void;
}

/** What is done about a report that is upheld. */
function MeasureBoxes({ possible, chosen, onChange }: MeasureBoxesProps) {
  const { t } = useModerationWords();
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-bold">{t('decide.measures')}</legend>
      {possible.map((measure) => (
        <Checkbox
          key={measure}
          label={t(`measure.${measure}`)}
          note={t(`measureNote.${measure}`)}
          checked={chosen.includes(measure)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, measure] : chosen.filter((other) => other !== measure))
          }
        />
      ))}
    </fieldset>
  );
}
