import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../language/index.ts';
import { Link } from '../../ui/link.tsx';
import { placesMessages } from './messages/index.ts';
import styles from './places.module.css';
import { exercisePlaces, placeAt, placeHref } from './places.ts';

/** The places of the section: below one another in the sidebar, or in a row that scrolls where there is none. */
export function PlacesNav({ form }: { readonly form: 'column' | 'row' }) {
  const m = useMessages(placesMessages);
  const current = useLocation({ select: ({ pathname }) => placeAt(pathname) });
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (form === 'row') bringIntoRow(nav.current, current.segment);
  }, [form, current.segment]);
  return (
    <nav ref={nav} className={styles[form]} aria-label={m.places}>
      <ul>
        {exercisePlaces.map((place) => (
          <li key={place.segment} data-segment={place.segment}>
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

/** The place that is open stands in the middle of the row, as far as the row can scroll. */
function bringIntoRow(row: HTMLElement | null, segment: string): void {
  const place = [...(row?.querySelectorAll('li') ?? [])].find(({ dataset }) => dataset.segment === segment);
  if (row === null || place === undefined) return;
  const [outer, inner] = [row.getBoundingClientRect(), place.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
