export {
  asShared,
  type BuiltInId,
  type BuiltInProgramme,
  builtInIds,
  builtInProgrammes,
  type Level,
} from './built-in-programmes.ts';
export { type LoadUnit, largeStep, type ProgrammePlan, smallStep } from './plan.ts';
