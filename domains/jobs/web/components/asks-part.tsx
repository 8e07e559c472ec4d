import { AsksFields } from '@hearth/domains/profiles/widgets';
import { useWords } from '../words.ts';
import { Part } from './field-parts.tsx';
import type { PartProps } from './field-parts.tsx';

const NOTHING = { certificates: [], languages: [] };

/** The certificates and languages that a job requires. */
export function AsksPart({ content, change }: PartProps) {
  const { t } = useWords();
  return (
    <Part title={t('editor.sections.asks')}>
      <AsksFields asks={content.asks ?? NOTHING} onChange={(asks) => change({ asks })} />
    </Part>
  );
}
