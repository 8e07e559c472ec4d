import type { WidgetPage } from './widget-page.ts';

/** The groups of the index, in its order. */
export const GROUPS = [
  'foundations',
  'actions',
  'fields',
  'dates',
  'display',
  'messages',
  'overlays',
  'navigation',
] as const;
export type WidgetGroup = (typeof GROUPS)[number];

/** A line of the index. The page itself comes when it is opened. */
export type Widget = {
  /** The widget's folder in packages/ui/src and the end of its address. */
  id: string;
  title: string;
  group: WidgetGroup;
  summary: string;
  load: () => Promise<{ page: WidgetPage }>;
};

const at = (group: WidgetGroup, id: string, title: string, summary: string, load: Widget['load']): Widget => ({
  id,
  title,
  group,
  summary,
  load,
});

/** Every page of the design system, in the order in which one leads to the next. */
export const WIDGETS: readonly Widget[] = [
  at(
    'foundations',
    'colours',
    'Colours',
    'Surfaces, inks, tones and tints, in light, dark and high contrast.',
    () => import('./pages/colours.tsx'),
  ),
  at(
    'foundations',
    'brands',
    'Brands',
    'Every readable shade of a brand, derived from one accent.',
    () => import('./pages/brands.tsx'),
  ),
  at(
    'foundations',
    'type',
    'Type',
    'Two weights, eight sizes, tabular figures; Arabic one pixel larger.',
    () => import('./pages/type.tsx'),
  ),
  at(
    'foundations',
    'icon',
    'Icon',
    'One family of drawings at five sizes, turned round where direction matters.',
    () => import('./pages/icon.tsx'),
  ),

  at(
    'actions',
    'button',
    'Button',
    'Does something here, and is named by its verb.',
    () => import('./pages/button.tsx'),
  ),
  at(
    'actions',
    'link-button',
    'Link button',
    'Goes somewhere, though it looks like a button.',
    () => import('./pages/link-button.tsx'),
  ),
  at('actions', 'menu', 'Menu', 'Actions behind a button.', () => import('./pages/menu.tsx')),
  at('actions', 'kbd', 'Key', 'A key of the keyboard, as people see it on theirs.', () => import('./pages/kbd.tsx')),

  at(
    'fields',
    'text-field',
    'Text field',
    'A line of text with its label above and its error below in words.',
    () => import('./pages/text-field.tsx'),
  ),
  at('fields', 'text-area', 'Text area', 'Several lines of text.', () => import('./pages/text-area.tsx')),
  at(
    'fields',
    'password-field',
    'Password field',
    'A secret that can be looked at before it is sent.',
    () => import('./pages/password-field.tsx'),
  ),
  at(
    'fields',
    'search-field',
    'Search field',
    'Narrows what is on the page, or finds what is not.',
    () => import('./pages/search-field.tsx'),
  ),
  at(
    'fields',
    'number-field',
    'Number field',
    'A number in the reader’s own notation, typed or stepped.',
    () => import('./pages/number-field.tsx'),
  ),
  at('fields', 'select', 'Select', 'One or several of a short list.', () => import('./pages/select.tsx')),
  at(
    'fields',
    'combo-box',
    'Combo box',
    'One of many, found by typing a part of it.',
    () => import('./pages/combo-box.tsx'),
  ),
  at(
    'fields',
    'phone-field',
    'Phone field',
    'A number typed as at home, kept with its country.',
    () => import('./pages/phone-field.tsx'),
  ),
  at(
    'fields',
    'place-field',
    'Place field',
    'A place found by a part of its name, or in words of one’s own.',
    () => import('./pages/place-field.tsx'),
  ),
  at('fields', 'checkbox', 'Checkbox', 'Yes or no, as a part of a form.', () => import('./pages/checkbox.tsx')),
  at(
    'fields',
    'radio-group',
    'Radio group',
    'One of a few, all of them in view.',
    () => import('./pages/radio-group.tsx'),
  ),
  at('fields', 'switch', 'Switch', 'A setting that acts at once.', () => import('./pages/switch.tsx')),
  at(
    'fields',
    'segmented-control',
    'Segmented control',
    'Switches between a few views of the same thing.',
    () => import('./pages/segmented-control.tsx'),
  ),
  at(
    'fields',
    'file-drop',
    'File drop',
    'Adds files by drag, by click or by keyboard.',
    () => import('./pages/file-drop.tsx'),
  ),
  at(
    'fields',
    'cropper',
    'Cropper',
    'A square of a picture, by pointer or by keys.',
    () => import('./pages/cropper.tsx'),
  ),

  at('dates', 'calendar', 'Calendar', 'Days, months and years to choose from.', () => import('./pages/calendar.tsx')),
  at(
    'dates',
    'day-field',
    'Day field',
    'A date, typed in the reader’s own order or picked: for forms.',
    () => import('./pages/day-field.tsx'),
  ),
  at(
    'dates',
    'date-field',
    'Date field',
    'A date as YYYY-MM-DD, typed strictly or picked.',
    () => import('./pages/date-field.tsx'),
  ),
  at('dates', 'dates-field', 'Dates field', 'Several days in a list.', () => import('./pages/dates-field.tsx')),
  at(
    'dates',
    'week-picker',
    'Week picker',
    'A week: one back, one on, or any.',
    () => import('./pages/week-picker.tsx'),
  ),
  at('dates', 'month-picker', 'Month picker', 'A month of a year.', () => import('./pages/month-picker.tsx')),
  at('dates', 'year-picker', 'Year picker', 'A year.', () => import('./pages/year-picker.tsx')),
  at(
    'dates',
    'time-picker',
    'Time picker',
    'A time of day: typed, stepped or picked.',
    () => import('./pages/time-picker.tsx'),
  ),

  at(
    'display',
    'card',
    'Card',
    'A region with a heading, a surface of its own and perhaps one action.',
    () => import('./pages/card.tsx'),
  ),
  at(
    'display',
    'data-table',
    'Data table',
    'Rows to sort, select and read; only those in view are drawn.',
    () => import('./pages/data-table.tsx'),
  ),
  at(
    'display',
    'tree',
    'Tree',
    'Branches that open and close, thousands of nodes long.',
    () => import('./pages/tree.tsx'),
  ),
  at(
    'display',
    'kanban',
    'Kanban',
    'Columns of cards that are moved by pointer, touch or keyboard.',
    () => import('./pages/kanban.tsx'),
  ),
  at(
    'display',
    'charts',
    'Charts',
    'Lines, bars, rings and steps, with a table behind each.',
    () => import('./pages/charts.tsx'),
  ),
  at('display', 'map', 'Map', 'Places on a map, and the same places as a list.', () => import('./pages/map.tsx')),
  at('display', 'badge', 'Badge', 'A word or a figure with a colour beside it.', () => import('./pages/badge.tsx')),
  at('display', 'avatar', 'Avatar', 'A person as a picture or as initials.', () => import('./pages/avatar.tsx')),
  at(
    'display',
    'chip',
    'Chip',
    'What a list is narrowed by, and values that can be taken away.',
    () => import('./pages/chip.tsx'),
  ),
  at(
    'display',
    'written-text',
    'Written text',
    'Text that someone wrote, in its own direction.',
    () => import('./pages/written-text.tsx'),
  ),

  at(
    'display',
    'show-more',
    'Show more',
    'A long text, cut after a few lines until someone opens the rest.',
    () => import('./pages/show-more.tsx'),
  ),
  at(
    'display',
    'disclosure',
    'Disclosure',
    'Folded away until it is asked for; as an accordion, one at a time.',
    () => import('./pages/disclosure.tsx'),
  ),

  at('messages', 'alert', 'Alert', 'A message that stays beside what it is about.', () => import('./pages/alert.tsx')),
  at('messages', 'toast', 'Toast', 'Confirms what was done and offers to undo it.', () => import('./pages/toast.tsx')),
  at(
    'messages',
    'empty-state',
    'Empty state',
    'What will be here, and the one button that starts it.',
    () => import('./pages/empty-state.tsx'),
  ),
  at(
    'messages',
    'error-state',
    'Error state',
    'What happened, what was kept, what to do.',
    () => import('./pages/error-state.tsx'),
  ),
  at(
    'messages',
    'progress',
    'Progress',
    'How far long work is, and how full something is.',
    () => import('./pages/progress.tsx'),
  ),
  at('messages', 'skeleton', 'Skeleton', 'The shape of what is on its way.', () => import('./pages/skeleton.tsx')),
  at('messages', 'spinner', 'Spinner', 'A wait of up to a second.', () => import('./pages/spinner.tsx')),

  at('overlays', 'modal', 'Modal', 'A dialog over the page that keeps the focus.', () => import('./pages/modal.tsx')),
  at('overlays', 'drawer', 'Drawer', 'A panel over one side of the page.', () => import('./pages/drawer.tsx')),
  at('overlays', 'popover', 'Popover', 'A small dialog beside its button.', () => import('./pages/popover.tsx')),
  at(
    'overlays',
    'command-palette',
    'Command palette',
    'A box over the page that finds and opens anything by typing.',
    () => import('./pages/command-palette.tsx'),
  ),

  at('navigation', 'tabs', 'Tabs', 'Several panels in one place.', () => import('./pages/tabs.tsx')),
  at(
    'navigation',
    'page-header',
    'Page header',
    'The name of a page and what can be done on it.',
    () => import('./pages/page-header.tsx'),
  ),
  at(
    'navigation',
    'stepper',
    'Stepper',
    'How many steps there are and which one this is.',
    () => import('./pages/stepper.tsx'),
  ),
];

/** The folders of packages/ui/src that have no page: parts and rules of widgets, and those that load a widget when somebody comes near. */
export const PARTS: readonly string[] = [
  'choice-field',
  'confirm-dialog',
  'date-labels',
  'deferred',
  'field',
  'file-limits',
  'form-dialog',
  'google-maps',
  'menu-button',
  'page-title',
  'picker-field',
  'print-only',
  'provider',
  'resource',
  'scroll-area',
  'theme',
  'design-system',
];

/** The page at an address, and the pages before and after it. */
export function widgetAt(
  id: string,
): { widget: Widget; before: Widget | undefined; after: Widget | undefined } | undefined {
  const index = WIDGETS.findIndex((widget) => widget.id === id);
  const widget = WIDGETS[index];
  return widget === undefined ? undefined : { widget, before: WIDGETS[index - 1], after: WIDGETS[index + 1] };
}
