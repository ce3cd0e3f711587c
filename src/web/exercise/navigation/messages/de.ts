import { messages as common } from '../../../common/messages/de.ts';
import type { messages as english } from './en.ts';

export const messages: typeof english = {
  navigation: 'Trainingsansichten',
  tabs: {
    today: common.today,
    history: 'Verlauf',
    exercises: common.exercises,
    plans: 'Routinen',
    progress: 'Fortschritt',
  },
  views: {
    today: common.today,
    workouts: common.workouts,
    activities: common.activities,
    calendar: common.calendar,
    exercises: common.exercises,
    routines: 'Routinen',
    strength: 'Kraft',
    volume: 'Volumen',
    load: 'Belastung',
    body: 'Körper',
    goals: 'Ziele',
  },
};
