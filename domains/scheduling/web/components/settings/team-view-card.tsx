import type { ScheduleSettings } from '../../../contract/settings-endpoints.ts';
import { TEAM_VIEWS } from '../../../contract/setting-schemas.ts';
import { NativeSelect } from '../native-select.tsx';
import { SettingCard } from './setting-card.tsx';
import { useEditedPart } from './use-schedule-settings.ts';
import { useSettingsWords } from './words.ts';

/** Whose published shifts staff see. */
export function TeamViewCard({ settings }: { settings: ScheduleSettings }) {
  const { t } = useSettingsWords();
  const part = useEditedPart('team_view', settings);
  return (
    <SettingCard title={t('teamView.title')} note={t('teamView.note')} part={part}>
      {(isOpen) => (
        <NativeSelect
          label={t('teamView.shows')}
          className="sm:max-w-80"
          disabled={!isOpen}
          value={part.value.shows}
          onChange={(next) => part.set({ shows: TEAM_VIEWS.find((one) => one === next) ?? part.value.shows })}
          options={TEAM_VIEWS.map((id) => ({ id, label: t(`teamView.views.${id}`) }))}
        />
      )}
    </SettingCard>
  );
}
