import { CallError } from '@hearth/client/call-error';
import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { hire } from '@hearth/domains/applications/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { DateField } from '@hearth/ui/date-field';
import { useDateLabels } from '@hearth/ui/date-labels';
import { Modal } from '@hearth/ui/modal';
import { NumberField } from '@hearth/ui/number-field';
import { TextField } from '@hearth/ui/text-field';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { Application } from '../../contract/schemas.ts';
import en from '../en.json' with { type: 'json' };
import { minorUnits, wholeUnits } from '../minor-units.ts';

const MINUTES = 60;

/** What somebody has agreed to before they are hired. */
interface AgreedTerms {
  readonly position_name: string;
  readonly starts_on: string;
  readonly hours_per_week: number;
  readonly pay: { readonly amount: number; readonly currency: string; readonly per: string };
}

/** What a HireDialog takes. */
export interface HireDialogProps {
  readonly application: Application;
  /** What the person has agreed to; another domain knows. */
  readonly agreed: (applicationId: string) => Promise<AgreedTerms | null>;
  readonly onClose: () => void;
  readonly onHired: (hired: Application, postFilled: boolean) => void;
}

/** Asks for what a contract needs and hires. It begins with what was agreed on, where the person came as far as an offer. */
export function HireDialog(props: HireDialogProps) {
  const { application, agreed } = props;
  const mayHave = application.history.some(({ stage }) => stage === 'OFFER');
  const [terms, setTerms] = useState<AgreedTerms | null | undefined>(mayHave ? undefined : null);
  useEffect(() => {
    // Without an answer the fields begin with what the application says, as for anybody.
    if (mayHave) agreed(application.id).then(setTerms, () => setTerms(null));
  }, [mayHave, agreed, application.id]);
  return terms === undefined ? null : <HireForm {...props} terms={terms} />;
}

/** A refusal keeps everything that was typed. */
function HireForm({
  application,
  terms,
  onClose,
  onHired,
}: Omit<HireDialogProps, 'agreed'> & { readonly terms: AgreedTerms | null }) {
  const { t, problem } = usePhrases('applications', en);
  const dateLabels = useDateLabels();
  const client = useClient();
  const { id: brandId, currency } = useBrand();
  const [position, setPosition] = useState(terms?.position_name ?? application.position_name);
  const [startsOn, setStartsOn] = useState<string | null>(terms?.starts_on ?? application.can_start_on);
  const [hours, setHours] = useState<number | null>(terms?.hours_per_week ?? application.hours_per_week);
  const [rate, setRate] = useState(() => hourlyRate(terms, currency));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const name = `${application.first_name} ${application.last_name}`;
  const amount = rate.trim() === '' ? null : minorUnits(rate, currency);
  const rateWrong = amount === undefined;
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const missing = (empty: boolean): string | undefined => (tried && empty ? t('hire.required') : undefined);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (position.trim() === '' || startsOn === null || hours === null || amount === undefined) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBusy(true);
    setError(null);
    try {
      const keeps = position.trim() === application.position_name ? application.position_id : null;
      const { post_filled: postFilled, ...hired } = await client.call(hire, {
        params: { id: brandId, application_id: application.id },
        body: {
          version: application.version,
          location_id: application.location_id,
          position_id: keeps,
          position_name: position.trim(),
          starts_on: startsOn,
          contract_minutes_per_week: Math.round(hours * MINUTES),
          pay: amount === null ? null : { amount, currency },
        },
      });
      onHired(hired, postFilled);
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  };
  const fieldError = (field: string): string | undefined =>
    error instanceof CallError ? error.fields.find((candidate) => candidate.field === field)?.message : undefined;

  return (
    <Modal
      open
      onClose={onClose}
      title={t('hire.title', { name })}
      closeLabel={t('panel.close')}
      size="md"
      description={t('hire.text', { name: application.first_name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('hire.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {t('hire.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <div className="grid gap-4">
          {error !== null && (
            <Alert tone="bad" urgent>
              <p>{problem(error)}</p>
              <p className="mt-1">{t('hire.kept')}</p>
            </Alert>
          )}
          <TextField label={t('hire.location')} value={application.location_name} readOnly />
          <TextField
            label={t('hire.position')}
            placeholder={t('hire.positionPlaceholder')}
            value={position}
            required
            error={missing(position.trim() === '') ?? fieldError('position_name')}
            onChange={(event) => setPosition(event.target.value)}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField
              label={t('hire.startsOn')}
              value={startsOn}
              onChange={setStartsOn}
              error={missing(startsOn === null) ?? fieldError('starts_on')}
              labels={dateLabels}
            />
            <NumberField
              label={t('hire.hours')}
              value={hours}
              onChange={setHours}
              error={missing(hours === null) ?? fieldError('contract_minutes_per_week')}
              min={0}
              max={60}
              step={0.5}
            />
          </div>
          <TextField
            label={t('hire.rate', { currency })}
            inputMode="decimal"
            placeholder={t('hire.ratePlaceholder')}
            value={rate}
            error={rateWrong ? t('hire.rateWrong') : fieldError('pay')}
            onChange={(event) => setRate(event.target.value)}
          />
        </div>
      </form>
    </Modal>
  );
}

/** The agreed pay where it is counted as a contract counts it; else nothing, and whoever hires writes it. */
function hourlyRate(terms: AgreedTerms | null, currency: string): string {
  if (terms === null || terms.pay.per !== 'HOUR' || terms.pay.currency !== currency) return '';
  return wholeUnits(terms.pay.amount, currency);
}
