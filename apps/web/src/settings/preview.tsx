import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { brandAttributes } from '@hearth/ui/theme';
import en from './phrases/en.json';

/** A small page in the colours that are being chosen. What is written on them is always readable: inks are derived for that. */
export function Preview({ accent, header, name }: { accent: string; header: string; name: string }) {
  const { t } = usePhrases('settings', en);
  return (
    <figure className="grid content-start gap-1.5">
      <figcaption className="text-sm text-ink-2">{t('colours.preview')}</figcaption>
      <div {...brandAttributes(accent, header)} inert className="overflow-hidden rounded-md border border-line bg-page">
        <p className="truncate bg-header px-4 py-3 font-bold text-on-header">{name}</p>
        <div className="grid justify-items-start gap-3 p-4">
          <p className="font-bold text-accent-ink">{t('colours.link')}</p>
          <p className="rounded-sm bg-accent-soft px-2 py-1 font-bold text-accent-ink">{t('colours.chosen')}</p>
          <Button variant="primary">{t('colours.button')}</Button>
        </div>
      </div>
    </figure>
  );
}
