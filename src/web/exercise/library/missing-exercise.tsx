import { useMessages } from '../../language/index.ts';
import { MissingRecord } from '../../records/index.ts';
import { useRecord } from '../../replica/index.ts';
import { libraryMessages } from './messages/index.ts';
import { useExercisesLink } from './use-exercises-route.ts';

/** The page for the id of an exercise that is neither in the library nor one of the user's own. */
export function MissingExercise({ id }: { readonly id: string }) {
  const m = useMessages(libraryMessages);
  const { state } = useRecord('exercises', id);
  return <MissingRecord labels={m} isDeleted={state === 'deleted'} list={useExercisesLink()} />;
}
