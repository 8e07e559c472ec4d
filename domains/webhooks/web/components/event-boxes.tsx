import { Checkbox } from '@hearth/ui/checkbox';
import { WEBHOOK_EVENT_TYPES } from '../../contract/catalogue.ts';
import type { WebhookEventType } from '../../contract/catalogue.ts';
import { useWords } from '../words.ts';

/** The choice of some events. */
export function EventBoxes({
  chosen,
  error,
  onChange,
}: {
  readonly chosen: readonly WebhookEventType[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly WebhookEventType[]) => void;
}) {
  const { t } = useWords();
  return (
    <fieldset className="grid gap-2" aria-invalid={error === undefined ? undefined : true}>
      <legend className="mb-1 font-bold">{t('form.events')}</legend>
      {error !== undefined && (
        <p role="alert" className="text-dense text-bad">
          {error}
        </p>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        {WEBHOOK_EVENT_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={t(`events.${type}`)}
            note={
              <bdi dir="ltr" className="font-mono">
                {type}
              </bdi>
            }
            checked={chosen.includes(type)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, type] : chosen.filter((one) => one !== type))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
