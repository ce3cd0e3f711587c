import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search';
import { type EditorView, runScopeHandlers } from '@codemirror/view';
import { CaseSensitive, ChevronDown, ChevronUp, Replace, WholeWord, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { isComposing } from '../../ui/composition.ts';
import { Row } from '../../ui/layout.tsx';
import { editorMessages } from '../messages/index.ts';
import tool from '../tool.module.css';
import { takeCaseOfShift } from '../view/ignore-caps-lock.ts';
import { useOfView, type WatchedView } from '../view/view-watch.ts';
import { countMatches, mostMatches } from './count-matches.ts';
import { replaceShown, setReplaceShown } from './find-keys.ts';
import styles from './find-panel.module.css';

type QueryChange = Partial<Pick<SearchQuery, 'search' | 'caseSensitive' | 'wholeWord' | 'replace'>>;

export function FindPanel({ watched }: { readonly watched: WatchedView }) {
  const m = useMessages(editorMessages);
  const { view } = watched;
  const query = useOfView(watched, ({ state }) => getSearchQuery(state));
  const isReadOnly = view.state.readOnly;
  const withReplace = useOfView(watched, ({ state }) => state.field(replaceShown)) && !isReadOnly;
  const [replaced, setReplaced] = useState<number | null>(null);
  const change = (changed: QueryChange) => {
    setReplaced(null);
    const { search, caseSensitive, wholeWord, replace } = query;
    const next = new SearchQuery({ search, caseSensitive, wholeWord, replace, literal: true, ...changed });
    view.dispatch({ effects: setSearchQuery.of(next) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    takeCaseOfShift(event.nativeEvent);
    if (runScopeHandlers(view, event.nativeEvent, 'search-panel')) event.preventDefault();
  };
  return (
    <search className={styles.panel} aria-label={m.find} onKeyDown={onKeyDown}>
      <Row gap={1} align="center" wrap>
        <input
          ref={selectAtFirst}
          main-field="true"
          className={styles.field}
          aria-label={m.findField}
          placeholder={m.findField}
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          value={query.search}
          onChange={({ target }) => change({ search: target.value })}
          onKeyDown={onEnter((isBack) => (isBack ? findPrevious(view) : findNext(view)))}
        />
        <Count watched={watched} query={query} replaced={replaced} />
        <Row gap={1} className={styles.acts}>
          <Tool label={m.previousMatch} icon={<ChevronUp />} onPress={() => findPrevious(view)} />
          <Tool label={m.nextMatch} icon={<ChevronDown />} onPress={() => findNext(view)} />
          <Tool
            label={m.matchCase}
            icon={<CaseSensitive />}
            isOn={query.caseSensitive}
            onPress={() => change({ caseSensitive: !query.caseSensitive })}
          />
          <Tool
            label={m.wholeWord}
            icon={<WholeWord />}
            isOn={query.wholeWord}
            onPress={() => change({ wholeWord: !query.wholeWord })}
          />
          {!isReadOnly && (
            <Tool
              label={m.showReplace}
              icon={<Replace />}
              isOn={withReplace}
              onPress={() => setReplaceShown(view, !withReplace)}
            />
          )}
          <Tool label={m.close} icon={<X />} onPress={() => closeSearchPanel(view)} />
        </Row>
      </Row>
      {withReplace && <ReplaceLine view={view} query={query} onChange={change} onReplaced={setReplaced} />}
    </search>
  );
}

/** Stays the same, so that it is called only once for a field. */
const selectAtFirst = (field: HTMLInputElement | null) => field?.select();

interface ReplaceLineProps {
  readonly view: EditorView;
  readonly query: SearchQuery;
  readonly onChange: (changed: QueryChange) => void;
  /** Called with the number of matches, before all of them are replaced. */
  readonly onReplaced: (count: number) => void;
}

function ReplaceLine({ view, query, onChange, onReplaced }: ReplaceLineProps) {
  const m = useMessages(editorMessages);
  return (
    <Row gap={1} align="center" wrap>
      <input
        className={styles.field}
        aria-label={m.replaceField}
        placeholder={m.replaceField}
        dir="auto"
        autoComplete="off"
        value={query.replace}
        onChange={({ target }) => onChange({ replace: target.value })}
        onKeyDown={onEnter(() => replaceNext(view))}
      />
      <Row gap={1} className={styles.acts}>
        <Button onPress={() => replaceNext(view)}>{m.replaceOne}</Button>
        <Button
          onPress={() => {
            onReplaced(countMatches(view.state, query, Number.POSITIVE_INFINITY).count);
            replaceAll(view);
          }}
        >
          {m.replaceAll}
        </Button>
      </Row>
    </Row>
  );
}

function onEnter(work: (isBack: boolean) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    work(event.shiftKey);
  };
}

interface CountProps {
  readonly watched: WatchedView;
  readonly query: SearchQuery;
  readonly replaced: number | null;
}

/** Shows `3 of 12` and announces it to screen readers. */
function Count({ watched, query, replaced }: CountProps) {
  const m = useMessages(editorMessages);
  // Deferred, so that counting in a long note does not delay typing.
  const state = useDeferredValue(useOfView(watched, (view) => view.state));
  const { count, at } = useMemo(() => countMatches(state, query), [state, query]);
  const words = () => {
    if (replaced !== null) return m.replaced({ count: replaced });
    if (query.search === '') return '';
    if (count === 0) return m.noMatch;
    if (count >= mostMatches) return m.manyMatches({ most: mostMatches });
    return at === 0 ? m.matchCount({ count }) : m.matches({ at, of: count });
  };
  return (
    <span role="status" className={styles.count}>
      {words()}
    </span>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether a toggle is on; undefined for a plain button. */
  readonly isOn?: boolean;
  readonly onPress: () => void;
}

function Tool({ label, icon, isOn, onPress }: ToolProps) {
  return (
    <button type="button" className={tool.tool} aria-label={label} aria-pressed={isOn} title={label} onClick={onPress}>
      {icon}
    </button>
  );
}
