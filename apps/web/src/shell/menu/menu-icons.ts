import type { MenuIcon } from '@hearth/kit/menu';
import type { LucideIcon } from 'lucide-react';
import {
  Briefcase,
  Building,
  CalendarDays,
  ChartColumn,
  Clock,
  FileText,
  Hand,
  House,
  MessageSquare,
  Radio,
  Settings,
  Shield,
  TriangleAlert,
  Upload,
  UserRound,
  Users,
} from 'lucide-react';

/** The drawings of the menu. */
export const MENU_ICONS: Readonly<Record<MenuIcon, LucideIcon>> = {
  house: House,
  'calendar-days': CalendarDays,
  radio: Radio,
  users: Users,
  briefcase: Briefcase,
  'message-square': MessageSquare,
  clock: Clock,
  'chart-column': ChartColumn,
  settings: Settings,
  building: Building,
  hand: Hand,
  'user-round': UserRound,
  upload: Upload,
  shield: Shield,
  'file-text': FileText,
  'triangle-alert': TriangleAlert,
};
