import { idOf, type RecordKey } from '#domain/kernel/index.ts';
import { assign, useDocument } from '../../../replica/index.ts';

/** Returns a function that writes the cue of an exercise; an empty text removes it. */
export function useWriteCue(): (exercise: RecordKey, cue: string) => void {
  const document = useDocument();
  return (exercise, cue) => {
    document.changeRecord('exercises', idOf(exercise), assign({ cue: cue === '' ? undefined : cue }));
  };
}
