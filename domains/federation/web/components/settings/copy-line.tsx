import { CopyLine as Line } from '@hearth/domains/core/widgets';
import { useWords } from './words.ts';

/** A value that is entered at the provider: to read and to copy. */
export function CopyLine({ label, value }: { readonly label: string; readonly value: string }) {
  const { t } = useWords();
  return <Line label={label} value={value} copyLabel={t('copy.label', { name: label })} copiedText={t('copy.done')} />;
}
