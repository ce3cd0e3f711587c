import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import { element } from '../preview/element.ts';
import { ShownWidget } from '../preview/shown-widget.ts';
import { signsField } from './signs-field.ts';

/** Shows the marks of signs at the ends of their lines: links to what the lines belong to. */
export function signMarks(open: (href: string) => void): Extension {
  return EditorView.decorations.compute([signsField], (state) => {
    const marks = new RangeSetBuilder<Decoration>();
    for (const { at, sign } of state.field(signsField).placed) {
      if (sign.mark === null) continue;
      const { href, label } = sign.mark;
      marks.add(at, at, Decoration.widget({ widget: new Mark(href, label, open), side: 1 }));
    }
    return marks.finish();
  });
}

class Mark extends ShownWidget<[href: string, label: string, open: (href: string) => void]> {
  toDOM(): HTMLElement {
    const [href, label, open] = this.shown;
    const link = element('a', { href, class: 'line-mark', title: label, 'aria-label': label }, '✓');
    link.addEventListener('mousedown', (event) => event.preventDefault());
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      open(href);
    });
    return link;
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
