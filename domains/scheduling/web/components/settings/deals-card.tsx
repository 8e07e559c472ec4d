import { NumberField } from '@hearth/ui/number-field';
import type { BidOrder, DealMode, DealSetting } from '../../../contract/schemas.ts';
import type { ScheduleSettings } from '../../../contract/settings-endpoints.ts';
import { NativeSelect } from '../native-select.tsx';
import { SettingCard } from './setting-card.tsx';
import { type EditedPart, useEditedPart } from './use-schedule-settings.ts';
import { useSettingsWords } from './words.ts';

const VERBS = ['release', 'give', 'swap', 'pick_up', 'part'] as const satisfies readonly (keyof DealSetting)[];
const CLAIMS = ['FIRST', 'BIDS'] as const satisfies readonly DealSetting['claims'][];
const ORDERS = ['FIRST', 'FEWEST_HOURS', 'SENIORITY', 'LOWEST_COST'] as const satisfies readonly BidOrder[];
const MODES = ['OFF', 'APPROVAL', 'AUTOMATIC'] as const satisfies readonly DealMode[];
const MINUTES_PER_HOUR = 60;

/** What staff can do with published shifts, and until when. */
export function DealsCard({ settings }: { settings: ScheduleSettings }) {
  const { t } = useSettingsWords();
  const part = useEditedPart('deals', settings);
  return (
    <SettingCard title={t('deals.title')} note={t('deals.note')} part={part}>
      {(isOpen) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {VERBS.map((verb) => (
            <NativeSelect
              key={verb}
              label={t(`deals.${verb}`)}
              disabled={!isOpen}
              value={part.value[verb]}
              onChange={(value) =>
                part.set({ ...part.value, [verb]: MODES.find((one) => one === value) ?? part.value[verb] })
              }
              options={MODES.map((id) => ({ id, label: t(`deals.modes.${id}`) }))}
            />
          ))}
          {part.value.part !== 'OFF' && (
            <Hours
              label={t('deals.shortest')}
              least={0.25}
              most={12}
              isOpen={isOpen}
              minutes={part.value.part_minutes}
              onChange={(minutes) => part.set({ ...part.value, part_minutes: minutes })}
            />
          )}
          <Hours
            label={t('deals.closes')}
            isOpen={isOpen}
            minutes={part.value.close_minutes}
            onChange={(minutes) => part.set({ ...part.value, close_minutes: minutes })}
          />
          <Bids part={part} isOpen={isOpen} />
        </div>
      )}
    </SettingCard>
  );
}

type DealsPart = EditedPart<'deals'>;

/** Who gets an open or released shift; where bids are collected, how the best is found and how long there is to bid. */
function Bids({ part, isOpen }: { part: DealsPart; isOpen: boolean }) {
  const { t } = useSettingsWords();
  const { value } = part;
  return (
    <>
      <NativeSelect
        label={t('deals.claims')}
        disabled={!isOpen}
        value={value.claims}
        onChange={(next) => part.set({ ...value, claims: CLAIMS.find((one) => one === next) ?? value.claims })}
        options={CLAIMS.map((id) => ({ id, label: t(`deals.claimModes.${id}`) }))}
      />
      {value.claims === 'BIDS' && (
        <>
          <NativeSelect
            label={t('deals.order')}
            disabled={!isOpen}
            value={value.bid_order}
            onChange={(next) =>
              part.set({ ...value, bid_order: ORDERS.find((one) => one === next) ?? value.bid_order })
            }
            options={ORDERS.map((id) => ({ id, label: t(`deals.orders.${id}`) }))}
            help={value.bid_order === 'LOWEST_COST' ? t('deals.costNote') : undefined}
          />
          <Hours
            label={t('deals.bidCloses')}
            isOpen={isOpen}
            minutes={value.bid_close_minutes}
            onChange={(minutes) => part.set({ ...value, bid_close_minutes: minutes })}
          />
          <Hours
            label={t('deals.bidOpen')}
            isOpen={isOpen}
            minutes={value.bid_open_minutes}
            onChange={(minutes) => part.set({ ...value, bid_open_minutes: minutes })}
          />
        </>
      )}
    </>
  );
}

interface HoursProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
  readonly least?: number;
  readonly most?: number;
}

/** A length of time, written in hours. */
function Hours({ label, isOpen, minutes, onChange, least = 0, most = 336 }: HoursProps) {
  return (
    <NumberField
      label={label}
      min={least}
      max={most}
      step={least === 0 ? 0.5 : least}
      format={{ style: 'unit', unit: 'hour', unitDisplay: 'short' }}
      disabled={!isOpen}
      value={minutes / MINUTES_PER_HOUR}
      onChange={(value) => value !== null && onChange(Math.round(value * MINUTES_PER_HOUR))}
    />
  );
}
