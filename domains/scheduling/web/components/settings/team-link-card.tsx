import type { ScheduleSettings } from '../../../contract/settings-endpoints.ts';
import { TEAM_LINK_NAMES } from '../../../contract/setting-schemas.ts';
import { NativeSelect } from '../native-select.tsx';
import { SettingCard } from './setting-card.tsx';
import { useEditedPart } from './use-schedule-settings.ts';
import { useSettingsWords } from './words.ts';

/** What a team link shows of the people of a location, or that there are none. */
export function TeamLinkCard({ settings }: { settings: ScheduleSettings }) {
  const { t } = useSettingsWords();
  const part = useEditedPart('team_link', settings);
  return (
    <SettingCard title={t('teamLink.title')} note={t('teamLink.note')} part={part}>
      {(isOpen) => (
        <NativeSelect
          label={t('teamLink.names')}
          className="sm:max-w-80"
          disabled={!isOpen}
          value={part.value.names}
          onChange={(next) => part.set({ names: TEAM_LINK_NAMES.find((one) => one === next) ?? part.value.names })}
          options={TEAM_LINK_NAMES.map((id) => ({ id, label: t(`teamLink.kinds.${id}`) }))}
        />
      )}
    </SettingCard>
  );
}
