import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import type { LineSign } from '../../../line-signs/index.ts';
import { element } from '../preview/element.ts';
import { signsField } from './signs-field.ts';

/** Shows the marks of signs at the ends of their lines: links to what the lines belong to. */
export function signMarks(open: (href: string) => void): Extension {
  return EditorView.decorations.compute([signsField], (state) => {
    const marks = new RangeSetBuilder<Decoration>();
    for (const { at, sign } of state.field(signsField).placed) {
      if (sign.mark !== null) marks.add(at, at, Decoration.widget({ widget: new Mark(sign.mark, open), side: 1 }));
    }
    return marks.finish();
  });
}

class Mark extends WidgetType {
  readonly #mark: NonNullable<LineSign['mark']>;
  readonly #open: (href: string) => void;

  constructor(mark: NonNullable<LineSign['mark']>, open: (href: string) => void) {
    super();
    this.#mark = mark;
    this.#open = open;
  }

  override eq(other: Mark): boolean {
    return other.#mark.href === this.#mark.href && other.#mark.label === this.#mark.label;
  }

  toDOM(): HTMLElement {
    const { href, label } = this.#mark;
    const link = element('a', { href, class: 'line-mark', title: label, 'aria-label': label }, '✓');
    link.addEventListener('mousedown', (event) => event.preventDefault());
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      this.#open(href);
    });
    return link;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

export const markLook = EditorView.theme({
  '.line-mark': {
    display: 'inline-block',
    minInlineSize: '1.75em',
    marginInlineStart: '0.25em',
    color: 'var(--good)',
    fontFamily: 'var(--font-interface)',
    fontWeight: '700',
    lineHeight: '1',
    textAlign: 'center',
    textDecoration: 'none',
    // the area to press is larger than the sign, without making the line higher
    padding: '0.75em 0.5em',
    marginBlock: '-0.75em',
  },
});
