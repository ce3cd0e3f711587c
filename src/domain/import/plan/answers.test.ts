import { describe, expect, it } from 'vitest';
import { knownExercises } from '../../exercise/index.ts';
import { knownDocument } from '../testing/known-document.ts';
import { rememberedAnswers, suggestedAnswers } from './answers.ts';
import { type EarlierBatch, type ImportAnswers, ImportDrafts, type KnownDocument } from './index.ts';

const given: ImportAnswers = {
  zone: 'America/New_York',
  dateOrder: 'month-first',
  units: { load: 'lb', distance: 'mi', bodyWeight: 'lb', girth: 'in' },
  bodyWeightInLoads: true,
  bodyWeights: [],
  notebook: 'plans',
  takesHeight: false,
  devices: ['Watch', 'Scale'],
  exercises: [],
  newExercises: [],
  keptRemarks: ['ok'],
  confirmed: ['a1'],
};

const usual: ImportAnswers = {
  ...given,
  zone: 'Europe/Berlin',
  dateOrder: 'day-first',
  units: { load: 'kg', distance: 'km', bodyWeight: 'kg', girth: 'cm' },
  bodyWeightInLoads: false,
  notebook: null,
  takesHeight: true,
  devices: [],
  keptRemarks: [],
  confirmed: [],
};

describe('the next import of an app', () => {
  it('starts from all answers to the last one', () => {
    expect(suggested([batch(rememberedAnswers(given))])).toEqual(given);
  });

  it('starts from the newest that was not undone', () => {
    const [older, newer, undone] = [given, { ...given, zone: 'Asia/Tokyo' }, { ...given, zone: 'Asia/Kolkata' }];
    const batches = [batch(older), batch(newer), batch(undone, { undoneAt: 1 }), batch(older, { app: 'hevy' })];
    expect(suggested(batches).zone).toBe('Asia/Tokyo');
  });

  it('starts from what is usual on the device if there was none', () => {
    expect(suggested([])).toEqual(usual);
    expect(suggested([batch(given, { undoneAt: 1 })])).toEqual(usual);
  });

  it('remembers at most 500 confirmations', () => {
    const confirmed = Array.from({ length: 501 }, (_, at) => `${at}`);
    expect(rememberedAnswers({ ...given, confirmed }).confirmed).toEqual(confirmed.slice(0, 500));
  });

  it('asks for the notebook again once it is gone', () => {
    expect(suggested([batch(given)], { notebooks: new Map() }).notebook).toBeNull();
  });
});

describe('answers of another version', () => {
  it.each([
    ['text', 'text'],
    ['nothing', null],
    ['other types', Object.fromEntries(Object.keys(given).map((name) => [name, 7]))],
    ['unknown values', { zone: 'Mars/Base', dateOrder: 'year-first', units: { load: 'stone', girth: 'km' } }],
    ['lists of other things', { devices: [7], keptRemarks: [null], confirmed: [{}] }],
  ])('%s: what is usual', (_, answers) => {
    expect(suggested([batch(answers)])).toEqual(usual);
  });

  it.each([
    [{ kilograms: 80 }, true],
    [null, false],
  ])('the body weight in loads was stored as %j', (bodyWeightInLoads, expected) => {
    expect(suggested([batch({ bodyWeightInLoads })]).bodyWeightInLoads).toBe(expected);
  });
});

it('dates are month-first where lengths are in inches', () => {
  const units = { load: 'lb', distance: 'mi', bodyWeight: 'lb', length: 'in' } as const;
  expect(suggested([], { units })).toMatchObject({ dateOrder: 'month-first', units: { load: 'lb', girth: 'in' } });
});

function batch(answers: unknown, changed: Partial<EarlierBatch> = {}): EarlierBatch {
  return { id: 'b', app: 'strong', undoneAt: null, exercises: [], answers, ...changed };
}

function suggested(batches: readonly EarlierBatch[], changed: Partial<KnownDocument> = {}): ImportAnswers {
  const notebooks = new Map([['plans', new Map()]]);
  const known = knownDocument({ zone: 'Europe/Berlin', notebooks, batches, ...changed });
  const exercises = knownExercises([]);
  return suggestedAnswers(new ImportDrafts(), known, { app: 'strong', chosen: new Map(), exercises });
}
