import { lazy } from 'react';

export type { DayTrainingProps } from './day-training.tsx';

/** Loads on demand, so that notes open without the code of training. */
export const DayTraining = lazy(async () => {
  const [training, { loadDayTrainingMessages }] = await Promise.all([
    import('./day-training.tsx'),
    import('./load-messages.ts'),
  ]);
  await loadDayTrainingMessages();
  return { default: training.DayTraining };
});
