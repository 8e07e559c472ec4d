import { Resource } from '@hearth/ui/resource';
import { AvailabilityCard } from './availability-card.tsx';
import { BreaksCard } from './breaks-card.tsx';
import { DayCard } from './day-card.tsx';
import { DealsCard } from './deals-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { TeamLinkCard } from './team-link-card.tsx';
import { TeamViewCard } from './team-view-card.tsx';
import { useScheduleSettings } from './use-schedule-settings.ts';
import { WeekCard } from './week-card.tsx';
import { useSettingsWords } from './words.ts';

/** How the place in view schedules: each part says where it comes from and is saved for itself. */
export function ScheduleSettings() {
  const { problem } = useSettingsWords();
  return (
    <Resource of={useScheduleSettings()} problem={problem}>
      {(settings) => (
        <>
          <RulesCard settings={settings} />
          <DealsCard settings={settings} />
          <AvailabilityCard settings={settings} />
          <TeamViewCard settings={settings} />
          <TeamLinkCard settings={settings} />
          <BreaksCard settings={settings} />
          <WeekCard settings={settings} />
          <DayCard settings={settings} />
        </>
      )}
    </Resource>
  );
}
