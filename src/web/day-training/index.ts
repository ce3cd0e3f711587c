import { lazy } from 'react';

// Both load on demand, so that notes open without the code of training.

export const DayTraining = lazy(async () => {
  const [training, { loadDayTrainingMessages }] = await Promise.all([
    import('./day-training.tsx'),
    import('./load-messages.ts'),
  ]);
  await loadDayTrainingMessages();
  return { default: training.DayTraining };
});

export const TrainingLine = lazy(async () => {
  const [line, { loadDayTrainingMessages }] = await Promise.all([
    import('./training-line.tsx'),
    import('./load-messages.ts'),
  ]);
  await loadDayTrainingMessages();
  return { default: line.TrainingLine };
});
