import { answers } from './de-answers.ts';
import { body } from './de-body.ts';
import { comparison } from './de-comparison.ts';
import { endurance } from './de-endurance.ts';
import { load } from './de-load.ts';
import { plates } from './de-plates.ts';
import { programming } from './de-programming.ts';
import { strength } from './de-strength.ts';
import type { messages as english } from './en.ts';

export const messages: typeof english = {
  inputs: 'Grundlage',
  source: 'Quelle',
  range: 'Gut zu wissen',
  formulas: { ...answers, ...body, ...comparison, ...endurance, ...load, ...plates, ...programming, ...strength },
};
