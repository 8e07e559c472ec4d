import { useBrand } from '@hearth/client/person';
import { CopyLine } from '@hearth/domains/core/widgets';
import { Card } from '@hearth/ui/card';
import type { Feed } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** The feed addresses of the current brand. */
export function FeedsCard({ feeds }: { readonly feeds: readonly Feed[] }) {
  const { t } = useWords();
  const brand = useBrand();
  return (
    <Card title={t('feeds.title')}>
      <p className="mb-4 text-dense text-ink-2">{t('feeds.help', { brand: brand.name })}</p>
      <dl className="grid gap-4">
        {feeds.map(({ format, address }) => {
          const label = t(format === 'rss.xml' ? 'feeds.rss' : 'feeds.job');
          return (
            <CopyLine
              key={format}
              label={label}
              value={address}
              copyLabel={t('feeds.copy', { name: label })}
              copiedText={t('feeds.copied')}
            />
          );
        })}
      </dl>
    </Card>
  );
}
