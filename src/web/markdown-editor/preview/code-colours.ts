import { markdownLanguage } from '@codemirror/lang-markdown';
import { languageDataProp, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';

// Syntax highlighting of code blocks. The Markdown around them is styled by decorations instead.
const highlighter = tagHighlighter(
  [
    { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.self], class: 'code-keyword' },
    { tag: [tags.string, tags.regexp, tags.special(tags.string), tags.inserted], class: 'code-string' },
    { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], class: 'code-number' },
    { tag: [tags.comment, tags.meta], class: 'code-comment' },
    {
      tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.labelName, tags.attributeName],
      class: 'code-name',
    },
    { tag: [tags.typeName, tags.className, tags.namespace, tags.tagName, tags.heading], class: 'code-type' },
    { tag: [tags.invalid, tags.deleted], class: 'code-wrong' },
  ],
  { scope: (type) => type.prop(languageDataProp) !== markdownLanguage.data },
);

export const codeColours = [
  syntaxHighlighting(highlighter),
  EditorView.theme({
    '.code-keyword': { color: 'var(--code-keyword)' },
    '.code-string': { color: 'var(--code-string)' },
    '.code-number': { color: 'var(--code-number)' },
    '.code-comment': { color: 'var(--muted)', fontStyle: 'italic' },
    '.code-name': { color: 'var(--code-name)' },
    '.code-type': { color: 'var(--code-type)' },
    '.code-wrong': { color: 'var(--bad)' },
  }),
];
