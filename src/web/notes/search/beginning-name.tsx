import { useMessages } from '../../language/index.ts';
import { Text } from '../../ui/text.tsx';
import { findingMessages } from './messages/index.ts';
import { useBeginning } from './use-beginning.ts';

/** Names an untitled note in a list by the beginning of its body, if it has text. */
export function BeginningName({ id }: { readonly id: string }) {
  const { untitled } = useMessages(findingMessages);
  const name = useBeginning(id, false)?.name;
  return (
    name ?? (
      <Text as="span" tone="muted" weight="regular">
        {untitled}
      </Text>
    )
  );
}
