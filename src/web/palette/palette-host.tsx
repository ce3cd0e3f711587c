import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useDocumentReady } from '../replica/index.ts';
import { Button } from '../ui/button.tsx';
import { CommandPalette } from '../ui/command-palette.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Row } from '../ui/layout.tsx';
import { useMinWidth } from '../ui/use-min-width.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { type CommandId, keysByCommand, paletteKeys } from './commands.ts';
import { isMac, isPressed, printKeys } from './keys.ts';
import styles from './palette-host.module.css';

/** The maximum wait for an idle moment before the palette is loaded, since a page that has just started is busy. */
const maxIdleWaitMs = 2_000;

const loadList = async () => {
  const [list, { loadSearchMessages }] = await Promise.all([import('./palette-list.tsx'), import('./search-parts.ts')]);
  await loadSearchMessages();
  return list;
};
const loadRun = () => import('./command-run.tsx');

const PaletteList = lazy(loadList);
const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx'));
const CommandRun = lazy(loadRun);

type Shown = 'palette' | 'shortcuts' | CommandId | null;

export interface PaletteHostProps {
  readonly label: string;
  readonly placeholder: string;
}

/**
 * The button that opens the palette, and the global keyboard shortcuts. The palette's field takes focus immediately;
 * results may follow a moment later.
 */
export function PaletteHost({ label, placeholder }: PaletteHostProps): ReactNode {
  const isReady = useDocumentReady();
  const [shown, setShown] = useState<Shown>(null);
  useGlobalKeys(isReady, setShown);
  useEffect(() => {
    if (isReady) whenIdle(() => void Promise.allSettled([loadList(), loadRun()]), maxIdleWaitMs);
  }, [isReady]);
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) setShown(null);
  };
  const onShortcuts = () => setShown('shortcuts');
  return (
    <>
      <PaletteButton label={label} isDisabled={!isReady} onPress={() => setShown('palette')} />
      {shown === 'palette' && (
        <Palette label={label} placeholder={placeholder} onOpenChange={onOpenChange} onShortcuts={onShortcuts} />
      )}
      <Suspense fallback={null}>
        {shown === 'shortcuts' && <ShortcutSheet onOpenChange={onOpenChange} />}
        {shown !== null && shown !== 'palette' && shown !== 'shortcuts' && (
          <CommandRun key={shown} id={shown} onShortcuts={onShortcuts} onDone={() => setShown(null)} />
        )}
      </Suspense>
    </>
  );
}

interface PaletteProps extends PaletteHostProps {
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onShortcuts: () => void;
}

/** The search field for notes, workouts, exercises and commands. */
function Palette({ onShortcuts, ...palette }: PaletteProps) {
  const [query, setQuery] = useState('');
  return (
    <CommandPalette query={query} onQueryChange={setQuery} {...palette}>
      <Suspense fallback={null}>
        <PaletteList onShortcuts={onShortcuts} />
      </Suspense>
    </CommandPalette>
  );
}

interface PaletteButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** The button that opens the palette. It shows its label and shortcut if there is a sidebar. */
function PaletteButton({ label, ...button }: PaletteButtonProps) {
  const isWide = useMinWidth(900);
  if (!isWide) return <IconButton {...button} icon={<Search />} label={label} />;
  return (
    <Button {...button} aria-label={label} isWide icon={<Search />} className={styles.search ?? ''}>
      <Row as="span" gap={2} align="center">
        {label}
        <kbd>{printKeys(paletteKeys)}</kbd>
      </Row>
    </Button>
  );
}

function useGlobalKeys(isReady: boolean, show: (shown: Shown) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const shown = !isReady || event.defaultPrevented || event.repeat ? null : meantBy(event);
    if (shown === null) return;
    event.preventDefault();
    show(shown);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Returns what a key opens. In a text field, `?` is a character, and so is any Option combination on a Mac. */
function meantBy(event: KeyboardEvent): Shown {
  if (isPressed(paletteKeys, event)) return 'palette';
  const writes = isWriting(event.target);
  if (event.key === '?' && !event.ctrlKey && !event.metaKey) return writes ? null : 'shortcuts';
  if (writes && isMac()) return null;
  return [...keysByCommand].find(([, keys]) => isPressed(keys, event))?.[0] ?? null;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
