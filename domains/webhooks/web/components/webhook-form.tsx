import { PlaceBox } from '@hearth/domains/core/widgets';
import { useForm } from '@hearth/client/use-form';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextField } from '@hearth/ui/text-field';
import type { WebhookEventType } from '../../contract/catalogue.ts';
import { useWords } from '../words.ts';
import { EventBoxes } from './event-boxes.tsx';

/** What can be said of a webhook. */
export interface WebhookValues {
  name: string;
  address: string;
  brand_id: string | null;
  events: readonly WebhookEventType[];
}
/** The same, complete. */
export interface WebhookBody {
  readonly name: string;
  readonly address: string;
  readonly brand_id: string;
  readonly events: WebhookEventType[];
}

const LONGEST_NAME = 100;
const LONGEST_ADDRESS = 2000;

/** Creates a webhook, or changes one. */
export function WebhookForm<Answer>({
  title,
  submit,
  values,
  send,
  onSent,
  onClose,
}: {
  readonly title: string;
  readonly submit: string;
  readonly values: WebhookValues;
  readonly send: (body: WebhookBody) => Promise<Answer>;
  readonly onSent: (answer: Answer) => void;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const form = useForm<WebhookValues, Answer>({
    values,
    check: (now) => ({
      name: now.name.trim() === '' ? t('form.nameMissing') : undefined,
      address: now.address.trim() === '' ? t('form.addressMissing') : undefined,
      brand_id: now.brand_id === null ? t('form.placeMissing') : undefined,
      events: now.events.length === 0 ? t('form.eventsMissing') : undefined,
    }),
    send: ({ name, address, brand_id: brandId, events }) =>
      send({ name: name.trim(), address: address.trim(), brand_id: brandId ?? '', events: [...events] }),
    refusedAt: (refused) => (refused.code === 'ADDRESS_REFUSED' ? { address: problem(refused) } : {}),
    onSent,
  });
  return (
    <FormDialog form={form} title={title} submit={submit} problem={problem} size="lg" onClose={onClose}>
      <TextField
        label={t('form.name')}
        help={t('form.nameHelp')}
        autoFocus
        maxLength={LONGEST_NAME}
        {...form.text('name')}
      />
      <TextField
        label={t('form.address')}
        help={t('form.addressHelp')}
        type="url"
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={LONGEST_ADDRESS}
        {...form.text('address')}
      />
      <div className="grid gap-1">
        <PlaceBox
          label={t('form.place')}
          placeholder={t('form.placeSearch')}
          emptyText={t('form.placeNone')}
          {...form.field('brand_id')}
        />
        <p className="text-dense text-ink-2">{t('form.placeHelp')}</p>
      </div>
      <EventBoxes
        chosen={form.values.events}
        error={form.fault('events')}
        onChange={(events) => form.set('events', events)}
      />
    </FormDialog>
  );
}
