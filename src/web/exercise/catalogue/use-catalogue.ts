import {
  type KnownExercises,
  knownExercises,
  type NamelessExercises,
  type TranslatedNames,
} from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { onceForAll, type RecordEntry, useDeletedIds, useRecords } from '../../replica/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { useTranslatedNames } from './use-translated-names.ts';

const namelessOf = onceForAll((words: { readonly deletedExercise: string }) =>
  onceForAll((ids: readonly string[]): NamelessExercises => ({ ids, name: words.deletedExercise })),
);

const catalogueOf = onceForAll((records: readonly RecordEntry<'exercises'>[]) =>
  onceForAll((nameless: NamelessExercises) =>
    onceForAll((translated: TranslatedNames) => knownExercises(records, nameless, translated)),
  ),
);

/** Returns every exercise that the user can use, by key. */
export function useCatalogue(): KnownExercises {
  const nameless = namelessOf(useMessages(exerciseMessages))(useDeletedIds('exercises'));
  return catalogueOf(useRecords('exercises'))(nameless)(useTranslatedNames());
}
