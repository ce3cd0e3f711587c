import { useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../language/index.ts';
import { Link } from '../../ui/link.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { placesMessages } from './messages/index.ts';
import styles from './tabs.module.css';
import { type ExerciseTab, exerciseTabs, tabAt, tabHref } from './tabs.ts';

/**
 * The tabs of the section, as a column in the sidebar or, without a sidebar, as a row. A row never scrolls: if some
 * tabs do not fit, it ends with a menu of all tabs.
 */
export function ExerciseTabs({ form }: { readonly form: 'column' | 'row' }) {
  const m = useMessages(placesMessages);
  const current = useLocation({ select: ({ pathname }) => tabAt(pathname) });
  return (
    <nav className={styles[form]} aria-label={m.views}>
      <ul>
        {exerciseTabs.map((place) => (
          <li key={place.segment}>
            <Link
              variant="plain"
              className={styles.place ?? ''}
              href={tabHref(place)}
              {...(place === current && { 'aria-current': 'page' as const })}
            >
              {m.names[place.name]}
            </Link>
          </li>
        ))}
      </ul>
      {form === 'row' && <AllPlaces current={current} />}
    </nav>
  );
}

/** The number of tabs in a row that is too narrow for all of them. The style sheet hides the others. */
const inNarrowRow = 3;

/** The menu of all tabs. Its label is the current tab if the row does not show that tab. */
function AllPlaces({ current }: { readonly current: ExerciseTab }) {
  const m = useMessages(placesMessages);
  const isInside = exerciseTabs.indexOf(current) >= inNarrowRow;
  const name = isInside ? m.names[current.name] : m.more;
  return (
    <Menu
      label={m.allViews}
      trigger={
        <Button
          className={styles.more ?? ''}
          aria-label={isInside ? m.moreOpen({ view: name }) : m.more}
          data-current={isInside || undefined}
        >
          {name}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      {exerciseTabs.map((place) => (
        <MenuItem
          key={place.segment}
          href={tabHref(place)}
          {...(place === current && { 'aria-current': 'page' as const })}
        >
          {m.names[place.name]}
        </MenuItem>
      ))}
    </Menu>
  );
}
