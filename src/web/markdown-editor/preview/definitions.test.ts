import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { definedAddress, definitions } from './definitions.ts';

const stateOf = (doc: string) => EditorState.create({ doc, extensions: [noteLanguage(), definitions] });

describe('link definitions of a note', () => {
  it('are found by name, ignoring case and spaces, and the first of two is used', () => {
    const state = stateOf('[A  b]: https://one.example\n\n> [ẞ]: two\n\n[a b]: three');
    expect(definedAddress(state, ' a B ')).toBe('https://one.example');
    expect(definedAddress(state, 'ss')).toBe('two');
    expect(definedAddress(state, 'none')).toBeUndefined();
  });

  it('follow edits of the text', () => {
    let state = stateOf('text [a]\n\n');
    state = state.update({ changes: { from: state.doc.length, insert: '[a]: one' } }).state;
    expect(definedAddress(state, 'a')).toBe('one');
    state = state.update({ changes: { from: 0, insert: 'more ' } }).state;
    expect(definedAddress(state, 'a')).toBe('one');
    state = state.update({ changes: { from: state.doc.length, insert: '/two' } }).state;
    expect(definedAddress(state, 'a')).toBe('one/two');
    state = state.update({ changes: { from: 0, to: state.doc.length } }).state;
    expect(definedAddress(state, 'a')).toBeUndefined();
  });
});
