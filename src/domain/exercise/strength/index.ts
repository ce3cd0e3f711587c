export {
  estimateOneRepMax,
  type LoadOutOfRange,
  loadForReps,
  maxRepsForOneRepMax,
  type OneRepMaxFormula,
  type OneRepMaxMethod,
  oneRepMaxFormulas,
  oneRepMaxMethods,
  type RepsOutOfRange,
} from './one-rep-max.ts';
export { type EffortOutOfRange, oneRepMaxByChart, shareOfOneRepMax } from './rpe-chart.ts';
export { type NoOneRepMax, type OneRepMaxInput, oneRepMaxMethod, setOneRepMax } from './set-one-rep-max.ts';
export {
  type BodyWeightOutOfRange,
  dots,
  type IpfEvent,
  ipfGoodlift,
  type Lifted,
  type Sex,
  wilks2020,
} from './strength-scores.ts';
