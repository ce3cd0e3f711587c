import { Outlet, useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../language/index.ts';
import { SectionSlot } from '../page/index.ts';
import { StateView } from '../ui/state-view.tsx';
import styles from './exercise.module.css';
import { exerciseMessages } from './messages/index.ts';
import { ExerciseTabs, viewIn } from './navigation/index.ts';

/** The tabs of the training section and the current view. On a phone, an open record fills the screen. */
export function ExercisePage(): ReactNode {
  const m = useMessages(exerciseMessages);
  const slot = useContext(SectionSlot);
  const isAlone = useMatches({ select: (matches) => matches.at(-1)?.routeId !== viewIn(matches).route.id });
  return (
    <div className={styles.section}>
      {slot !== null && createPortal(<ExerciseTabs form="column" />, slot)}
      {slot === null && !isAlone && <ExerciseTabs form="row" />}
      <div className={styles.place}>
        <Suspense fallback={<StateView kind="loading" title={m.loading} />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
}
