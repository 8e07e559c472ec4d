import { useFormat } from '@hearth/i18n/use-format';
import costs from './costs.json';
import { usePagePhrases } from './words.ts';

/** The bytes that a page pays for a widget used nowhere else on it. */
export function CostLine({ id }: { id: string }) {
  const { t } = usePagePhrases();
  const format = useFormat();
  const kilobytes = (costs as Readonly<Record<string, number>>)[id];
  if (kilobytes === undefined) return null;
  return (
    <section aria-labelledby="cost-title" className="mt-8">
      <h2 id="cost-title" className="text-xl font-bold">
        {t('parts.cost')}
      </h2>
      <p data-measured className="mt-2 max-w-prose text-base text-ink-2">
        {t('cost', { kilobytes: format.number(kilobytes) })}
      </p>
    </section>
  );
}
