import { Icon } from '@hearth/ui/icon';
import type { LucideIcon } from 'lucide-react';
import {
  BadgePercent,
  BedDouble,
  CalendarClock,
  CalendarHeart,
  CarTaxiFront,
  Coffee,
  Gift,
  GraduationCap,
  HeartPulse,
  Languages,
  PiggyBank,
  Shirt,
  Sparkles,
  TrainFront,
  Utensils,
} from 'lucide-react';
import type { Perk, PerkCode } from '@hearth/domains/job-library/schemas';
import { useWords } from '../words.ts';

/** The icon of each perk. */
export const PERK_ICONS: Readonly<Record<PerkCode, LucideIcon>> = {
  MEALS: Utensils,
  TAXI_HOME: CarTaxiFront,
  TRANSPORT: TrainFront,
  ACCOMMODATION: BedDouble,
  WEEKENDS_OFF: CalendarHeart,
  FLEXIBLE_HOURS: CalendarClock,
  PAID_BREAKS: Coffee,
  TRAINING: GraduationCap,
  LANGUAGE_COURSE: Languages,
  DISCOUNT: BadgePercent,
  UNIFORM: Shirt,
  HEALTH_INSURANCE: HeartPulse,
  PENSION: PiggyBank,
  BONUS: Gift,
  OTHER: Sparkles,
};

/** Perks as tiles, with the employer's own wording if given. */
export function Perks({ perks }: { readonly perks: readonly Perk[] }) {
  const { t } = useWords();
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {perks.map(({ code, text }) => (
        <li
          key={code + text}
          className="flex items-center gap-2.5 rounded-md border border-line bg-surface p-3 text-dense leading-snug"
        >
          <Icon of={PERK_ICONS[code]} size={20} className="text-accent-ink" />
          <bdi>{text === '' ? t(`perks.${code}`) : text}</bdi>
        </li>
      ))}
    </ul>
  );
}
