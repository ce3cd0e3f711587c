import { useLocation } from '@tanstack/react-router';
import { useMessages } from '../../language/index.ts';
import { Link } from '../../ui/link.tsx';
import { placesMessages } from './messages/index.ts';
import styles from './places.module.css';
import { exercisePlaces, placeAt, placeHref } from './places.ts';

/** The places of the section: below one another in the sidebar, or in a row that scrolls where there is none. */
export function PlacesNav({ form }: { readonly form: 'column' | 'row' }) {
  const m = useMessages(placesMessages);
  const current = placeAt(useLocation({ select: ({ pathname }) => pathname }));
  return (
    <nav className={styles[form]} aria-label={m.places}>
      <ul>
        {exercisePlaces.map((place) => (
          <li key={place.segment}>
            <Link
              variant="plain"
              className={styles.place ?? ''}
              href={placeHref(place)}
              {...(place === current && { 'aria-current': 'page' as const })}
            >
              {m[place.name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
