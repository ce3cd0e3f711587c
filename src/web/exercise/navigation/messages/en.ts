import { messages as common } from '../../../common/messages/en.ts';
export const messages = {
  navigation: 'Exercise views',
  tabs: {
    today: common.today,
    history: 'History',
    exercises: common.exercises,
    plans: 'Routines',
    progress: 'Progress',
  },
  views: {
    today: common.today,
    workouts: common.workouts,
    activities: common.activities,
    calendar: common.calendar,
    exercises: common.exercises,
    routines: 'Routines',
    strength: 'Strength',
    volume: 'Volume',
    load: 'Training load',
    body: 'Body',
    goals: 'Goals',
  },
};
