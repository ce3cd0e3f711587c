import { exercise, musclesByPart } from '#domain/exercise/index.ts';
import { type Leaves, readRecord } from '#domain/kernel/index.ts';
import { libraryMessages } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { useImportFormat } from '../words/use-import-format.ts';
import { Fact } from './fact.tsx';

/** Shows what distinguishes an exercise, or what the user changed about one of the library. */
export function ExerciseFacts({ leaves }: { readonly leaves: Leaves }) {
  const m = useMessages(libraryMessages);
  const { listed } = useImportFormat();
  const { value } = readRecord(exercise, leaves);
  const { tracking, equipment, cue } = value;
  const { main, helping } = musclesByPart(value);
  const named = (muscles: readonly string[]) => listed(muscles.map((muscle) => m.muscles[muscle] ?? muscle));
  return (
    <>
      {tracking !== undefined && <Fact name={m.kind}>{m.trackings[tracking] ?? tracking}</Fact>}
      {equipment !== undefined && <Fact name={m.equipmentUsed}>{m.equipment[equipment] ?? equipment}</Fact>}
      {main.length > 0 && <Fact name={m.trains}>{named(main)}</Fact>}
      {helping.length > 0 && <Fact name={m.helps}>{named(helping)}</Fact>}
      {cue !== undefined && (
        <Fact name={m.cue}>
          <span dir="auto">{cue}</span>
        </Fact>
      )}
    </>
  );
}
