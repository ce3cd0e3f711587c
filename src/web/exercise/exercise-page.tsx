import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../language/index.ts';
import { SectionSlot } from '../page/index.ts';
import { StateView } from '../ui/state-view.tsx';
import styles from './exercise.module.css';
import { exerciseMessages } from './messages/index.ts';
import { isThingOpen, placeAt } from './places/places.ts';
import { PlacesNav } from './places/places-nav.tsx';

/** The places of training, and the one that is open. On a phone what is open in a place has the screen for itself. */
export function ExercisePage(): ReactNode {
  const m = useMessages(exerciseMessages);
  const slot = useContext(SectionSlot);
  const { Page } = useLocation({ select: ({ pathname }) => placeAt(pathname) });
  const isAlone = useLocation({ select: ({ pathname }) => isThingOpen(pathname) });
  return (
    <div className={styles.section}>
      {slot !== null && createPortal(<PlacesNav form="column" />, slot)}
      {slot === null && !isAlone && <PlacesNav form="row" />}
      <div className={styles.place}>
        <Suspense fallback={<StateView kind="loading" title={m.loading} />}>
          <Page />
        </Suspense>
      </div>
    </div>
  );
}
