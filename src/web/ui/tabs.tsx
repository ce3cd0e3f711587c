import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string; readonly content: ReactNode }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly className?: string;
}

/** Several views of the same content, shown one at a time. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, className }: TabsProps<Id>) {
  return (
    <AriaTabs
      className={classNames(styles.tabs, className)}
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
    >
      <TabList aria-label={label} className={classNames(styles.list)}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={classNames(styles.tab)}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={classNames(styles.panel)}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
