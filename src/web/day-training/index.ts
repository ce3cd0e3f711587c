import { lazy } from 'react';

// Both load on demand, so that notes open without the code of training.

export const DayTraining = lazy(async () => {
  const messages = import('./load-messages.ts');
  const { DayTraining: component } = await import('./day-training.tsx');
  await (await messages).loadDayTrainingMessages();
  return { default: component };
});

export const TrainingLine = lazy(async () => {
  const messages = import('./load-messages.ts');
  const { TrainingLine: component } = await import('./training-line.tsx');
  await (await messages).loadDayTrainingMessages();
  return { default: component };
});
