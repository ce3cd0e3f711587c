export interface Shown {
  readonly shown: string;
}

export interface Pair {
  readonly shown: string;
  readonly other: string;
}

/** Why a value is probably wrong. */
export const doubts = {
  'exercise/day-to-come': 'The date is in the future.',
  'exercise/day-long-past': 'The date is too long ago.',
  'exercise/instant-to-come': 'The date is in the future.',
  'exercise/instant-long-past': 'The date is too long ago.',
  'exercise/out-of-bounds': 'This is impossible for a person.',
  'exercise/end-before-start': 'It ends before it starts.',
  'exercise/faster-than-anybody': ({ shown }: Shown) => `Nobody covers this distance in ${shown}.`,
  'exercise/slower-than-anybody': ({ shown }: Shown) => `${shown} is far too long for this distance.`,
  'exercise/longer-than-a-day': ({ shown }: Shown) => `${shown} is longer than a day.`,
  'exercise/climb-beyond-distance': ({ shown, other }: Pair) => `It climbs ${shown} over a distance of ${other}.`,
  'exercise/moving-beyond-elapsed': ({ shown, other }: Pair) =>
    `The moving time of ${shown} is longer than the elapsed time of ${other}.`,
  'exercise/far-from-other-reading': ({ shown }: Shown) => `It’s far from another value nearby: ${shown}.`,
  'exercise/unusual-reading': 'Few people have a value like this.',
  'import/average-above-highest': ({ shown, other }: Pair) =>
    `The average heart rate of ${shown} is above the maximum of ${other}.`,
  'import/unlikely-load': ({ shown, other }: Pair) => `${shown} is more than almost anyone lifts (${other}).`,
  'import/unlikely-reps': ({ shown }: Shown) => `${shown} reps in one set.`,
  'import/unlikely-set-length': ({ shown }: Shown) => `One set of ${shown}.`,
  'import/unlikely-workout-length': ({ shown }: Shown) => `The workout lasts ${shown}.`,
  'import/too-short-for-sets': ({ shown }: Shown) => `${shown} is too short for the sets of this workout.`,
  'import/far-from-other-sets': ({ shown, other }: Pair) => `${shown} is far above your other sets, usually ${other}.`,
};
