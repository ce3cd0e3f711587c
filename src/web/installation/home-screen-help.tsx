import { lazy, Suspense } from 'react';

// Loaded when the user asks, which only happens on iOS.
const HomeScreenDialog = lazy(() => import('./home-screen-dialog.tsx'));

/** Explains how to install the app on iOS, where only the user can do it. */
export function HomeScreenHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Suspense>
      <HomeScreenDialog onClose={onClose} />
    </Suspense>
  );
}
