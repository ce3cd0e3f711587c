import { body } from './en-body.ts';
import { comparison } from './en-comparison.ts';
import { endurance } from './en-endurance.ts';
import { load } from './en-load.ts';
import { plates } from './en-plates.ts';
import { programming } from './en-programming.ts';
import { strength } from './en-strength.ts';

export const messages = {
  inputs: 'Based on',
  source: 'Source',
  range: 'Good to know',
  /**
   * The explanations by formula id. Screens refer to formulas by id, so a formula without an explanation does not
   * compile.
   */
  formulas: { ...body, ...comparison, ...endurance, ...load, ...plates, ...programming, ...strength },
};
