import { Download, Eye, EyeOff, Merge, Pencil, Star } from 'lucide-react';
import { useState } from 'react';
import { type KnownExercise, keysMergedWith } from '#domain/exercise/index.ts';
import { useExportOf } from '../../export/index.ts';
import { useMessages } from '../../language/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row } from '../../ui/layout.tsx';
import { DeleteItem, MenuItem, MoreMenu } from '../../ui/menu.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { ExerciseSettings } from './exercise-settings.tsx';
import styles from './library.module.css';
import { MergeSheet } from './merge-sheet.tsx';
import { libraryMessages } from './messages/index.ts';
import { useExerciseActions } from './use-exercise-actions.ts';

/** The actions in the header of an exercise's page. An exercise that is merged, deleted or in the trash has none. */
export function ExerciseActions({ exercise }: { readonly exercise: KnownExercise }) {
  const m = useMessages(libraryMessages);
  const actions = useExerciseActions(exercise);
  const exportOf = useExportOf();
  const catalogue = useCatalogue();
  const [opened, setOpened] = useState<'settings' | 'merge' | null>(null);
  const { name, isFavourite, isHidden, isOwn, isInTrash, merged, deletion } = exercise;
  if (isInTrash || merged !== null || deletion !== null) return null;
  return (
    <Row align="center">
      <IconButton
        icon={<Star />}
        className={styles.favourite ?? ''}
        label={isFavourite ? m.removeFavourite : m.addFavourite}
        data-chosen={isFavourite || undefined}
        onPress={actions.toggleFavourite}
      />
      <IconButton icon={<Pencil />} label={m.editNamed({ name })} onPress={() => setOpened('settings')} />
      <MoreMenu label={m.moreAbout({ name })}>
        <MenuItem icon={isHidden ? <Eye /> : <EyeOff />} onAction={actions.toggleHidden}>
          {isHidden ? m.show : m.hide}
        </MenuItem>
        <MenuItem icon={<Merge />} onAction={() => setOpened('merge')}>
          {m.merge}
        </MenuItem>
        <MenuItem icon={<Download />} onAction={() => exportOf.exercise(name, keysMergedWith(catalogue, exercise.key))}>
          {m.export}
        </MenuItem>
        {isOwn && <DeleteItem onAction={actions.moveToTrash}>{m.moveToTrash}</DeleteItem>}
      </MoreMenu>
      {opened === 'settings' && <ExerciseSettings exercise={exercise} onClose={() => setOpened(null)} />}
      {opened === 'merge' && <MergeSheet exercise={exercise} onClose={() => setOpened(null)} />}
    </Row>
  );
}
