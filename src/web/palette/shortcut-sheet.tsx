import { useMessages } from '../language/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Heading } from '../ui/text.tsx';
import { commands, keysByCommand, paletteKeys } from './commands.ts';
import { isMac, type Keys, printKeys } from './keys.ts';
import type { messages } from './messages/en.ts';
import { paletteMessages } from './messages/index.ts';

/** The keys of messages without parameters. */
type Name = Exclude<keyof typeof messages, 'searchEverything' | 'pages'>;

interface Shortcut {
  readonly name: Name;
  readonly keys: readonly string[];
}

interface ShortcutSheetProps {
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Lists all keyboard shortcuts, grouped by where they work. */
export default function ShortcutSheet({ onOpenChange }: ShortcutSheetProps) {
  const m = useMessages(paletteMessages);
  return (
    <Dialog title={m.shortcuts} closeLabel={m.close} isOpen onOpenChange={onOpenChange}>
      {groups().map(({ title, shortcuts }) => (
        <Stack as="section" key={title} gap={2} paddingBottom={5}>
          <Heading level={3} size={2}>
            {m[title]}
          </Heading>
          <dl>
            {shortcuts.map(({ name, keys }) => (
              <Row key={name} gap={4} paddingY={1} align="baseline" justify="between">
                <dt>{m[name]}</dt>
                <Row as="dd" gap={1} justify="end" wrap>
                  {keys.map((each) => (
                    <kbd key={each}>{each}</kbd>
                  ))}
                </Row>
              </Row>
            ))}
          </dl>
        </Stack>
      ))}
    </Dialog>
  );
}

function groups(): readonly { readonly title: Name; readonly shortcuts: readonly Shortcut[] }[] {
  const shown = (keys: Omit<Keys, 'code'>) => printKeys(keys);
  const mod = (key: string, more: { readonly shift?: boolean; readonly alt?: boolean } = {}) =>
    shown({ mod: true, shown: key, ...more });
  const withKeys = commands.flatMap(({ id, name }) => {
    const keys = keysByCommand.get(id);
    return keys === undefined ? [] : [{ name, keys: [shown(keys)] }];
  });
  return [
    {
      title: 'general',
      shortcuts: [
        { name: 'openPalette', keys: [shown(paletteKeys)] },
        { name: 'undo', keys: [mod('Z')] },
        ...withKeys,
        { name: 'shortcuts', keys: ['?'] },
      ],
    },
    {
      title: 'inNotes',
      shortcuts: [
        { name: 'searchAll', keys: [mod('F', { shift: true })] },
        { name: 'bold', keys: [mod('B')] },
        { name: 'italic', keys: [mod('I')] },
        { name: 'code', keys: [mod('E')] },
        { name: 'strike', keys: [mod('X', { shift: true })] },
        { name: 'highlight', keys: [mod('H', { shift: true })] },
        { name: 'link', keys: [mod('K')] },
        { name: 'heading', keys: [mod('1…6', { alt: true }), mod('0', { alt: true })] },
        { name: 'lists', keys: [mod('7', { shift: true }), mod('8', { shift: true }), mod('9', { shift: true })] },
        { name: 'tick', keys: [mod('Enter')] },
        { name: 'moveLine', keys: [shown({ alt: true, shown: '↑' }), shown({ alt: true, shown: '↓' })] },
        { name: 'breakItem', keys: [shown({ shift: true, shown: 'Enter' })] },
        { name: 'fold', keys: ['[', ']'].map((bracket) => mod(bracket, isMac() ? { alt: true } : { shift: true })) },
        {
          name: 'foldAll',
          keys: ['[', ']'].map((bracket) => (isMac() ? `⌃⌥${bracket}` : mod(bracket, { alt: true }))),
        },
        { name: 'find', keys: [mod('F')] },
        { name: 'replace', keys: [mod('F', { alt: true })] },
        { name: 'source', keys: [mod('M', { shift: true })] },
        { name: 'plainPaste', keys: [mod('V', { shift: true })] },
        { name: 'menu', keys: ['/'] },
        { name: 'linkNote', keys: ['[['] },
        { name: 'tag', keys: ['#'] },
        { name: 'mention', keys: ['@'] },
        { name: 'leave', keys: ['Esc', 'Tab'] },
      ],
    },
    {
      title: 'inLists',
      shortcuts: [
        { name: 'moveInList', keys: ['↑', '↓'] },
        { name: 'openRow', keys: ['Enter'] },
        { name: 'reorder', keys: ['↑', '↓'].map((arrow) => shown({ alt: true, shown: arrow })) },
        { name: 'moveNotebook', keys: ['↑', '↓', '→', '←'].map((arrow) => shown({ alt: true, shown: arrow })) },
      ],
    },
  ];
}
