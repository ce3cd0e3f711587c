import type { EditorView } from '@codemirror/view';
import { calloutLook, unknownCallout } from './callouts.ts';
import { element, icon } from './element.ts';
import { previewOptions } from './preview-options.ts';
import { TextWidget } from './shown-widget.ts';

/** Replaces `[!type]` by its icon, and by its name if the callout has no title. */
export class CalloutHead extends TextWidget<[type: string, isNamed: boolean]> {
  toDOM(view: EditorView): HTMLElement {
    const [type, isNamed] = this.shown;
    const look = calloutLook(type);
    const words = view.state.facet(previewOptions)?.words.callouts;
    const name = (look && words?.[look.word]) ?? type;
    // the title has its own direction, so that it does not affect the direction of its line
    const named = isNamed
      ? element('span', { class: 'md-callout-title', dir: 'auto' }, name)
      : element('span', { class: 'md-unseen', dir: 'auto' }, `${name}: `);
    return element('span', { class: 'md-callout-head' }, icon((look ?? unknownCallout).icon), named);
  }
}
