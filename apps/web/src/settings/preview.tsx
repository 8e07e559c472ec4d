import { usePhrases } from '@hearth/i18n/phrases';
import { Badge } from '@hearth/ui/badge';
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
          <Badge tone="info">{t('colours.chosen')}</Badge>
          <Button variant="primary">{t('colours.button')}</Button>
        </div>
      </div>
    </figure>
  );
}
