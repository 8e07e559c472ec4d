import { Badge } from '@hearth/ui/badge';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import type { FeatureLine } from '../../../contract/schemas.ts';
import { useFeatureWords } from './words.ts';

type FeatureChoice = 'ON' | 'OFF' | 'ABOVE';

/** One feature: what it opens, whether it is on here, and what this brand says of it. */
export function FeatureRow({
  feature,
  isRoot,
  busy,
  onChange,
}: {
  feature: FeatureLine;
  /** Nothing stands above the root of a group: what it does not switch on is off. */
  isRoot: boolean;
  busy: boolean;
  onChange: (own: FeatureLine['own']) => void;
}) {
  const { t } = useFeatureWords();
  const { code, own, is_on: isOn, is_on_above: isOnAbove } = feature;
  const name = t(`names.${code}`);
  const above = { value: 'ABOVE', label: t(isOnAbove ? 'aboveOn' : 'aboveOff') } as const;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-56 flex-1">
        <h2 className="flex flex-wrap items-center gap-2 text-base font-bold">
          {name}
          <Badge tone={isOn ? 'ok' : 'neutral'}>{t(isOn ? 'on' : 'off')}</Badge>
        </h2>
        <p className="text-sm text-ink-2">{t(`opens.${code}`)}</p>
      </div>
      <SegmentedControl<FeatureChoice>
        label={name}
        value={own ?? (isRoot ? 'OFF' : 'ABOVE')}
        onChange={(word) => onChange(word === 'ABOVE' ? null : word)}
        segments={[
          ...(isRoot ? [] : [{ ...above, disabled: busy }]),
          { value: 'ON', label: t('on'), disabled: busy },
          { value: 'OFF', label: t('off'), disabled: busy },
        ]}
      />
    </li>
  );
}
