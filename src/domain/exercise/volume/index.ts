export { type Band, type BandError, type BandStanding, bandOf, publicBands, readBand, standingIn } from './bands.ts';
export {
  countedSetsByDay,
  type ExerciseSets,
  hardSets,
  hardSetsByWeek,
  type MuscleShare,
  type Muscles,
  muscleSets,
  sharesOfMuscle,
  type WeekOfSets,
} from './hard-sets.ts';
export { exercisesWithoutMuscles, mergedSets, musclesCounted, strengthSets } from './known-sets.ts';
