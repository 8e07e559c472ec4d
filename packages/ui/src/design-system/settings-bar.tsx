import { SegmentedControl } from '../segmented-control/index.tsx';
import { brandTheme, DEFAULT_ACCENT } from '../theme/index.tsx';
import type { ViewSettings } from './settings.ts';
import { usePagePhrases } from './words.ts';

/** The switches of how the pages are looked at. */
export function SettingsBar({
  settings,
  onChange,
}: {
  settings: ViewSettings;
  onChange: (next: ViewSettings) => void;
}) {
  const { t } = usePagePhrases();
  return (
    <div role="group" aria-label={t('settings.label')} className="flex flex-wrap items-center gap-2">
      <SegmentedControl
        size="sm"
        label={t('settings.direction')}
        value={settings.direction}
        onChange={(direction) => onChange({ ...settings, direction })}
        segments={[
          { value: 'page', label: t('settings.asPage') },
          { value: 'ltr', label: t('settings.ltr') },
          { value: 'rtl', label: t('settings.rtl') },
        ]}
      />
      <SegmentedControl
        size="sm"
        label={t('settings.scheme')}
        value={settings.scheme}
        onChange={(scheme) => onChange({ ...settings, scheme })}
        segments={[
          { value: 'page', label: t('settings.system') },
          { value: 'light', label: t('settings.light') },
          { value: 'dark', label: t('settings.dark') },
          { value: 'contrast', label: t('settings.contrast') },
        ]}
      />
      <SegmentedControl
        size="sm"
        label={t('settings.text')}
        value={String(settings.text)}
        onChange={(text) => onChange({ ...settings, text: text === '200' ? 200 : 100 })}
        segments={[
          { value: '100', label: t('settings.percent', { value: 100 }) },
          { value: '200', label: t('settings.percent', { value: 200 }) },
        ]}
      />
      <SegmentedControl
        size="sm"
        label={t('settings.motion')}
        value={settings.still ? 'still' : 'moving'}
        onChange={(motion) => onChange({ ...settings, still: motion === 'still' })}
        segments={[
          { value: 'moving', label: t('settings.moving') },
          { value: 'still', label: t('settings.still') },
        ]}
      />
      <label className="inline-flex min-h-7 items-center gap-2 text-sm text-ink-2 phone:min-h-11">
        {t('settings.accent')}
        <input
          type="color"
          value={settings.accent ?? brandTheme(DEFAULT_ACCENT).accent}
          onChange={(event) => onChange({ ...settings, accent: event.target.value })}
          className="h-7 w-10 rounded-xs border border-line-field bg-surface p-0.5 phone:h-11"
        />
      </label>
    </div>
  );
}
