import type { Programme } from '#domain/exercise/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Notice } from '../../../page/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useCatalogue } from '../../catalogue/index.ts';
import { routinesMessages } from '../messages/index.ts';
import { idsWithoutMax } from '../plan/ids-without-max.ts';

interface MissingMaximaProps {
  readonly programme: Programme;
  readonly onEnter: () => void;
}

/** Asks for the training maxes from which a programme takes its loads. Renders nothing if none is missing. */
export function MissingMaxima({ programme, onEnter }: MissingMaximaProps) {
  const m = useMessages(routinesMessages);
  const { list } = useTimeFormat();
  const catalogue = useCatalogue();
  const names = idsWithoutMax(programme).flatMap((id) => catalogue.get(`exercises/${id}`)?.name ?? []);
  if (names.length === 0) return null;
  return (
    <Notice tone="plain" action={<Button onPress={onEnter}>{m.enterMaxima}</Button>}>
      {m.missingMaxima({ names: list(names) })}
    </Notice>
  );
}
