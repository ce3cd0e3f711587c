import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { setTask } from './set-task.ts';

it.each([
  ['- [ ] one', true, '- [x] one'],
  ['- [x] one', false, '- [ ] one'],
  ['- [xx] ticked on two devices', false, '- [ ] ticked on two devices'],
  ['- [  ] unticked on two devices', true, '- [x] unticked on two devices'],
  ['no task', true, 'no task'],
])('setting %j to %j gives %j', (doc, isDone, expected) => {
  let state = EditorState.create({ doc, extensions: noteLanguage() });
  setTask({ state, dispatch: (change) => (state = state.update(change).state) }, doc.length, isDone);
  expect(state.doc.toString()).toBe(expected);
});
