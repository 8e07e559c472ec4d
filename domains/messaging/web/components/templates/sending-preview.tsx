import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { Clock, Moon } from 'lucide-react';
import type { LeftOut, Receiver } from '../../../contract/sending-endpoints.ts';
import { useTemplateWords } from './words.ts';

/** Previews each person's message and its time, and who is left out and why. */
export function SendingPreview({
  receivers,
  leftOut,
}: {
  receivers: readonly Receiver[];
  leftOut: readonly LeftOut[];
}) {
  const { t } = useTemplateWords();
  const format = useFormat();
  const zone = deviceZone();
  return (
    <>
      {leftOut.length > 0 && (
        <section aria-label={t('several.leftOut')} className="grid gap-1.5 rounded-lg bg-sunken p-3">
          <h3 className="font-bold">{t('several.leftOut')}</h3>
          <ul className="grid gap-1">
            {leftOut.map((line) => (
              <li key={line.application_id}>
                <bdi className="font-bold">{line.candidate_name}</bdi>
                <span className="block text-sm text-ink-2">{t(`several.why.${line.why}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className="grid gap-3">
        {receivers.map((receiver) => (
          <li key={receiver.application_id} className="grid gap-1.5 rounded-lg border border-line p-3">
            <p className="font-bold">
              <bdi>{receiver.candidate_name}</bdi>
            </p>
            <p lang={receiver.language} dir="auto" className="whitespace-pre-wrap">
              {receiver.text}
            </p>
            <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
              <Icon of={receiver.waits ? Moon : Clock} size={16} />
              {t(receiver.waits ? 'several.waits' : 'several.leaves', {
                when: `${format.instantDate(receiver.sends_at, zone, 'short')}, ${format.instantTime(receiver.sends_at, zone)}`,
              })}
              {receiver.missing.length > 0 && (
                <Badge tone="warn">
                  {t('list.missing', { places: receiver.missing.map((field) => `{{${field}}}`).join(' ') })}
                </Badge>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
