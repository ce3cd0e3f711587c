/** Short instructions for an exercise. */
export interface ExerciseText {
  readonly steps: readonly string[];
  readonly cues: readonly string[];
}

/** By slug. */
export type ExerciseTexts = Readonly<Record<string, ExerciseText>>;
