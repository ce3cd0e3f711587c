import { useMatches } from '@tanstack/react-router';
import { CalendarCheck, ClipboardList, Dumbbell, History, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { Link } from '../../ui/link.tsx';
import { navigationMessages } from './messages/index.ts';
import styles from './tabs.module.css';
import { type ExerciseTab, type ExerciseView, exerciseTabs, viewIn } from './tabs.ts';
import { useHistoryLink, useRememberedList } from './use-history-link.ts';

/**
 * The tabs of the section, with the views of the current one. They are a column in the sidebar or, without a
 * sidebar, a row above a row of views. Rows never scroll.
 */
export function ExerciseTabs({ form }: { readonly form: 'column' | 'row' }) {
  const m = useMessages(navigationMessages);
  const view = useMatches({ select: viewIn });
  useRememberedList(view);
  const current = exerciseTabs.find(({ views }) => views.includes(view)) ?? exerciseTabs[0];
  return (
    <nav className={styles[form]} aria-label={m.navigation}>
      <ul className={styles.tabs}>
        {exerciseTabs.map((tab) => (
          <li key={tab.name}>
            <TabLink tab={tab} isCurrent={tab === current} hasIcon={form === 'column'} />
            {form === 'column' && tab === current && <Views tab={tab} current={view} />}
          </li>
        ))}
      </ul>
      {form === 'row' && <Views tab={current} current={view} />}
    </nav>
  );
}

interface TabLinkProps {
  readonly tab: ExerciseTab;
  readonly isCurrent: boolean;
  readonly hasIcon: boolean;
}

const icons: { readonly [N in ExerciseTab['name']]: ReactNode } = {
  today: <CalendarCheck />,
  history: <History />,
  exercises: <Dumbbell />,
  plans: <ClipboardList />,
  progress: <TrendingUp />,
};

function TabLink({ tab: { name, views }, isCurrent, hasIcon }: TabLinkProps) {
  const m = useMessages(navigationMessages);
  const history = useHistoryLink();
  const link = name === 'history' ? history : views[0].link;
  // in a tab with several views, the link of the view is the one that is the current page
  const kind = views.length === 1 ? 'page' : 'true';
  return (
    <Link variant="plain" className={styles.tab ?? ''} {...link} {...(isCurrent && { 'aria-current': kind })}>
      {hasIcon && (
        <span className={styles.icon} aria-hidden="true">
          {icons[name]}
        </span>
      )}
      {m.tabs[name]}
    </Link>
  );
}

interface ViewsProps {
  readonly tab: ExerciseTab;
  readonly current: ExerciseView;
}

/** The views of a tab. Renders nothing if there is only one. */
function Views({ tab, current }: ViewsProps) {
  const m = useMessages(navigationMessages);
  if (tab.views.length === 1) return null;
  return (
    <ul className={styles.views} aria-label={m.tabs[tab.name]}>
      {tab.views.map((view) => (
        <li key={view.name}>
          <Link
            variant="plain"
            className={styles.view ?? ''}
            {...view.link}
            {...(view === current && { 'aria-current': 'page' as const })}
          >
            {m.views[view.name]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
