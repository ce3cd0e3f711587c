import { expect, it } from 'vitest';
import { testSeed } from '#domain/testing/runs.ts';
import { ClientModel, runClient } from '../testing/client-model.ts';

const groups = 10;
const sequencesAGroup = 1_000;

it.each(Array.from({ length: groups }, (_, group) => testSeed + group * sequencesAGroup))(
  'SY15q becomes live after anything that can happen, if everybody answers (a thousand sequences from seed %i)',
  (first) => {
    for (let seed = first; seed < first + sequencesAGroup; seed++) runClient(seed);
  },
);

it('is a state that can be copied and replayed after anything that can happen', () => {
  for (let each = 0; each < 200; each++) {
    const model = new ClientModel(testSeed + each);
    for (let at = 0; at < 40; at++) {
      model.happen();
      expect(structuredClone(model.state)).toEqual(model.state);
    }
  }
});

it('the model says why a client stands still', () => {
  const model = new ClientModel(2);
  model.dispatch({ type: 'visibility-changed', isVisible: true });
  expect(model.stall).toBe('the link is {"kind":"closed"}');
  expect(model.heal()).toBeNull();
  expect(model.state.link).toMatchObject({ kind: 'open', isWelcomed: true });
});
