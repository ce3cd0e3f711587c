import { useMessages } from '../../language/index.ts';
import { SecondaryText } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import { useImportFormat } from '../words/use-import-format.ts';

/** Says which other names of the import become the same exercise. */
export function SharedNames({ names }: { readonly names: readonly string[] }) {
  const m = useMessages(importMessages);
  const { listed } = useImportFormat();
  if (names.length === 0) return null;
  return (
    <SecondaryText as="span" personal>
      {m.alsoBecomes({ count: names.length, names: listed(names.map((name) => m.quoted({ name }))) })}
    </SecondaryText>
  );
}
