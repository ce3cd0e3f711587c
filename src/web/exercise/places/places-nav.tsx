import { useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../language/index.ts';
import { Link } from '../../ui/link.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { placesMessages } from './messages/index.ts';
import styles from './places.module.css';
import { type ExercisePlace, exercisePlaces, placeAt, placeHref } from './places.ts';

/**
 * The places of the section: below one another in the sidebar, or in a row where there is none. A row never scrolls: what
 * it has no room for is in a menu at its end, which has them all.
 */
export function PlacesNav({ form }: { readonly form: 'column' | 'row' }) {
  const m = useMessages(placesMessages);
  const current = useLocation({ select: ({ pathname }) => placeAt(pathname) });
  return (
    <nav className={styles[form]} aria-label={m.views}>
      <ul>
        {exercisePlaces.map((place) => (
          <li key={place.segment}>
            <Link
              variant="plain"
              className={styles.place ?? ''}
              href={placeHref(place)}
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

/** So many stand in a row that is too narrow for all of them. The style sheet hides the others. */
const inNarrowRow = 3;

/** Named after the place that is open where the row has no room for that. */
function AllPlaces({ current }: { readonly current: ExercisePlace }) {
  const m = useMessages(placesMessages);
  const isInside = exercisePlaces.indexOf(current) >= inNarrowRow;
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
      {exercisePlaces.map((place) => (
        <MenuItem
          key={place.segment}
          href={placeHref(place)}
          {...(place === current && { 'aria-current': 'page' as const })}
        >
          {m.names[place.name]}
        </MenuItem>
      ))}
    </Menu>
  );
}
