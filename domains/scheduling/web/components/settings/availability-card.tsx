import { Switch } from '@hearth/ui/switch';
import type { ScheduleSettings } from '../../../contract/settings-endpoints.ts';
import { SettingCard } from './setting-card.tsx';
import { useEditedPart } from './use-schedule-settings.ts';
import { useSettingsWords } from './words.ts';

/** Whether a manager approves what staff say of their usual week. */
export function AvailabilityCard({ settings }: { settings: ScheduleSettings }) {
  const { t } = useSettingsWords();
  const part = useEditedPart('availability', settings);
  return (
    <SettingCard title={t('availability.title')} note={t('availability.note')} part={part}>
      {(isOpen) => (
        <Switch
          label={t('availability.approve')}
          checked={part.value.needs_approval}
          disabled={!isOpen}
          onChange={(on) => part.set({ needs_approval: on })}
        />
      )}
    </SettingCard>
  );
}
