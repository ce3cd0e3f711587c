/**
 * The names of the categories of exercises by their numbers, as lifters write them. They are matched with exercises like
 * the names of any other import.
 *
 * @see Garmin, FIT profile, exercise_category
 */
const categories: readonly string[] = [
  ...['Bench press', 'Calf raise', 'Cardio', 'Carry', 'Chop', 'Core', 'Crunch', 'Curl', 'Deadlift', 'Fly'],
  ...['Hip thrust', 'Hip stability', 'Hip swing', 'Hyperextension', 'Lateral raise', 'Leg curl', 'Leg raise', 'Lunge'],
  ...['Olympic lift', 'Plank', 'Plyometrics', 'Pull-up', 'Push-up', 'Row', 'Shoulder press', 'Shoulder stability'],
  ...['Shrug', 'Sit-up', 'Squat', 'Total body', 'Triceps extension', 'Warm-up', 'Run'],
];

/** Returns the name of a category; empty if the watch did not recognise the exercise. */
export function exerciseName(category: number | null): string {
  return category === null ? '' : (categories[category] ?? '');
}
