import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../language/index.ts';
import { SectionSlot } from '../page/index.ts';
import { StateView } from '../ui/state-view.tsx';
import styles from './exercise.module.css';
import { exerciseMessages } from './messages/index.ts';
import { ExerciseTabs } from './navigation/exercise-tabs.tsx';
import { isDetailOpen, viewAt } from './navigation/tabs.ts';

/** The tabs of the training section and the current view. On a phone, an open record fills the screen. */
export function ExercisePage(): ReactNode {
  const m = useMessages(exerciseMessages);
  const slot = useContext(SectionSlot);
  const { Page } = useLocation({ select: ({ pathname }) => viewAt(pathname) });
  const isAlone = useLocation({ select: ({ pathname }) => isDetailOpen(pathname) });
  return (
    <div className={styles.section}>
      {slot !== null && createPortal(<ExerciseTabs form="column" />, slot)}
      {slot === null && !isAlone && <ExerciseTabs form="row" />}
      <div className={styles.place}>
        <Suspense fallback={<StateView kind="loading" title={m.loading} />}>
          <Page />
        </Suspense>
      </div>
    </div>
  );
}
