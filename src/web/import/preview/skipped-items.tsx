import { useState } from 'react';
import { kindOfFile } from '#domain/import/files/index.ts';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { PlainList, Stack } from '../../ui/layout.tsx';
import { SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import { type ImportMessages, importMessages } from '../messages/index.ts';

export interface SkippedItemsProps {
  readonly skipped: readonly ListedSkip[];
  /** Of all, including those that are not listed. */
  readonly count: number;
  /** Whether nothing else was in the files. */
  readonly isAll?: boolean;
}

interface ListedSkip {
  readonly origin: string;
  readonly code: string;
  readonly detail?: string | undefined;
}

const shownAtFirst = 5;
const shownMore = 100;

/** Lists what is left out by its reason. Rare reasons come first: they are the ones to look at. */
export function SkippedItems({ skipped, count, isAll = false }: SkippedItemsProps) {
  const m = useMessages(importMessages);
  if (count === 0) return null;
  const rest = count - skipped.length;
  const reasons = [...Map.groupBy(skipped, (item) => reasonOf(item, m))].toSorted(
    ([, a], [, b]) => a.length - b.length,
  );
  return (
    <Stack as="section" ruled gap={4} paddingTop={6} align="start">
      <div>
        <SectionHeading>{m.skippedTitle}</SectionHeading>
        {!isAll && <Text tone="muted">{m.skippedText({ count })}</Text>}
      </div>
      <PlainList gap={3} full aria-label={m.skippedTitle}>
        {reasons.map(([reason, items]) => (
          <Stack key={reason} as="li" grow>
            <Reason reason={reason} items={items} />
          </Stack>
        ))}
        {rest > 0 && (
          <Stack as="li" grow>
            {m.moreSkipped({ count: rest })}
          </Stack>
        )}
      </PlainList>
    </Stack>
  );
}

/** Shows a reason, and what is left out for it. */
function Reason({ reason, items }: { readonly reason: string; readonly items: readonly ListedSkip[] }) {
  const m = useMessages(importMessages);
  const [most, setMost] = useState(shownAtFirst);
  return (
    <>
      <Text weight="medium">{reason}</Text>
      <PlainList gap={1} aria-label={reason}>
        {items.slice(0, most).map(({ origin, detail }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows of a file can have the same origin and reason
          <li key={at}>
            <SecondaryText personal>{detail === undefined ? origin : `${origin} · ${detail}`}</SecondaryText>
          </li>
        ))}
      </PlainList>
      {most < items.length && (
        <div>
          <Button variant="quiet" flush="start" onPress={() => setMost(most + shownMore)}>
            {m.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

/** Says why an item is left out, and for a file of a kind that is not read, what would help. */
function reasonOf({ code, origin, detail }: ListedSkip, m: ImportMessages): string {
  const kind = code === 'import/unsupported' && isAboutFile(detail) ? kindOfFile(origin) : null;
  return kind === null ? errorText(code, m) : m.kindsOfFiles[kind];
}

/** The detail of a file is the number of such files; that of an item is what was found in it. */
function isAboutFile(detail: string | undefined): boolean {
  return detail === undefined || detail.startsWith('×');
}

/** A code of another version has no sentence here. */
function errorText(code: string, { errors, unknownError }: ImportMessages): string {
  const known: Readonly<Record<string, string>> = errors;
  return (Object.hasOwn(known, code) ? known[code] : undefined) ?? unknownError;
}
