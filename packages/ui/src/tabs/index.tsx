import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { join } from '../classes/join.ts';

/** One tab: its name, an optional count or badge, and its panel. */
export type TabEntry = {
  id: string;
  label: ReactNode;
  end?: ReactNode;
  disabled?: boolean | undefined;
  panel: ReactNode;
};

/** The props of Tabs; without a value they keep their own. */
export type TabsProps = {
  label: string;
  tabs: readonly TabEntry[];
  value?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
  /** Takes the height that is there: the panel scrolls by itself and reaches the edges. */
  fill?: boolean | undefined;
  className?: string | undefined;
};

/** Several panels in one place; arrows move between tabs. */
export function Tabs({ label, tabs, value, onChange, fill = false, className }: TabsProps) {
  return (
    <AriaTabs
      {...(value === undefined ? {} : { selectedKey: value })}
      {...(onChange === undefined ? {} : { onSelectionChange: (key) => onChange(String(key)) })}
      className={join(fill && 'flex min-h-0 flex-1 flex-col', className)}
    >
      <TabList
        aria-label={label}
        className={join('flex shrink-0 gap-1 overflow-x-auto border-b border-line', fill && 'px-2')}
      >
        {tabs.map(({ id, label: name, end, disabled = false }) => (
          <Tab key={id} id={id} isDisabled={disabled} className={TAB}>
            {name}
            {end}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, panel }) => (
        <TabPanel
          key={id}
          id={id}
          className={fill ? 'min-h-0 flex-1 overflow-y-auto -outline-offset-2' : 'rounded-sm pt-4 outline-offset-4'}
        >
          {panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

const TAB =
  'relative flex min-h-10 cursor-pointer items-center gap-2 rounded-t-sm px-3 text-base whitespace-nowrap text-ink-2 -outline-offset-2 transition-colors duration-150 phone:min-h-11 ' +
  'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 data-[hovered]:text-ink ' +
  'data-[selected]:font-bold data-[selected]:text-accent-ink data-[selected]:after:bg-accent-ink data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-3 data-[disabled]:opacity-60';
