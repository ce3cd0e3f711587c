import { useState } from 'react';
import type { PlannedItem } from '#domain/import/plan/index.ts';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Heading, SecondaryText, SectionHeading } from '../../ui/text.tsx';
import { useMinWidth } from '../../ui/use-min-width.ts';
import { type ImportMessages, importMessages } from '../messages/index.ts';
import type { PreviewState } from '../session/import-state.ts';
import { appName } from '../words/app-names.ts';
import { useImportFormat } from '../words/use-import-format.ts';
import { countsByKind, countsInWords } from './chosen-counts.ts';
import { ItemListView } from './item-list.tsx';
import styles from './preview.module.css';
import type { PreviewProps } from './preview-props.ts';

type Verdict = PlannedItem['verdict'];

const verdicts: readonly Verdict[] = [
  'new',
  'joins',
  'changed-there',
  'looks-alike',
  'changed-here',
  'deleted',
  'same',
];

/** Shows all items by what the import would do with them. Whole groups and single items can be chosen. */
export function ItemGroups({ state, session }: PreviewProps) {
  const m = useMessages(importMessages);
  const shown = verdicts.filter((verdict) => state.plan.counts.some((count) => count.verdict === verdict));
  if (shown.length === 0) return null;
  return (
    <Stack as="section" ruled gap={4} paddingTop={6} align="start">
      <SectionHeading>{m.itemsTitle}</SectionHeading>
      {shown.map((verdict) => (
        <ItemGroup key={verdict} verdict={verdict} state={state} session={session} />
      ))}
    </Stack>
  );
}

function ItemGroup({ verdict, state, session }: PreviewProps & { readonly verdict: Verdict }) {
  const m = useMessages(importMessages);
  const format = useImportFormat();
  const isWide = useMinWidth(900);
  const [isOpen, setOpen] = useState(isWide && verdict === 'new');
  const counts = state.plan.counts.filter((each) => each.verdict === verdict);
  const count = counts.reduce((sum, each) => sum + each.count, 0);
  const exceptions = [...state.exceptions.values()].filter((each) => each.verdict === verdict).length;
  const isOn = state.verdicts.includes(verdict);
  const chosen = isOn ? count - exceptions : exceptions;
  const name = verdictName(verdict, state.how, m);
  return (
    <Stack gap={2} full>
      <Row gap={2} rowGap={1} align="center" wrap>
        {verdict !== 'same' && (
          <Checkbox
            className={styles.box ?? ''}
            isLabelHidden
            isSelected={chosen === count}
            isIndeterminate={chosen > 0 && chosen < count}
            onChange={(isChosen) => session.chooseVerdict(verdict, isChosen)}
          >
            {m.importThese({ verdict: name })}
          </Checkbox>
        )}
        <Stack basis={10}>
          <Heading level={3} size={3}>
            {m.groupTitle({ verdict: name, what: countsInWords(countsByKind(counts), m, format) })}
          </Heading>
          <SecondaryText>
            {[m.verdictTexts[verdict], ...hiddenWords(state.plan.hidden, verdict, m)].join(' ')}
          </SecondaryText>
        </Stack>
        <Button
          variant="quiet"
          flush="end"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? m.hideItems : m.showItems}: ${name}`}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? m.hideItems : m.showItems}
        </Button>
      </Row>
      {isOpen && <ItemListView verdict={verdict} label={name} count={count} state={state} session={session} />}
    </Stack>
  );
}

/** Says how many items go where their list does not show them, so that nobody looks for them there. */
function hiddenWords(hidden: PreviewState['plan']['hidden'], verdict: Verdict, m: ImportMessages): readonly string[] {
  return hidden.flatMap((each) => (each.verdict === verdict ? [m.hiddenIn[each.place]({ count: each.count })] : []));
}

function verdictName(verdict: Verdict, how: PreviewState['how'], m: ImportMessages): string {
  return verdict === 'changed-there' && 'app' in how ? m.changedIn({ app: appName(how.app) }) : m.verdicts[verdict];
}
