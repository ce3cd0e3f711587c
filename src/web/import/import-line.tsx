import { useMessages } from '../language/index.ts';
import { importLink } from '../links/import.ts';
import { useTimeFormat } from '../time/index.ts';
import { Link } from '../ui/link.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import type { ImportActivity } from './import-activity.ts';
import { type ImportMessages, importMessages } from './messages/index.ts';

/** A link to the import, with what it is doing. */
export default function ImportLine({ activity }: { readonly activity: ImportActivity }) {
  const m = useMessages(importMessages);
  const { percent } = useTimeFormat();
  const share = activity.kind === 'applying' ? activity.share : null;
  return (
    <Link variant="row" {...importLink}>
      <Text as="span" weight="medium">
        {wordsFor(activity, m)}
      </Text>
      <SecondaryText as="span" numeric>
        {share === null ? m.showImport : percent(share)}
      </SecondaryText>
    </Link>
  );
}

function wordsFor({ kind }: ImportActivity, m: ImportMessages): string {
  const words: { readonly [K in ImportActivity['kind']]: string } = {
    reading: m.steps.reading,
    preview: m.readyToImport,
    applying: m.importing,
    applied: m.imported,
    failed: m.failed,
  };
  return words[kind];
}
