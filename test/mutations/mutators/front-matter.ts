import type { TextMutator } from './mutator.ts';

/** Changes the YAML or JSON before a Markdown text, or adds some. */
export const mutateFrontMatter: TextMutator = (text, chance) => {
  const entry = chance.pick(entries);
  if (!text.startsWith('---\n') || chance.happens(0.2)) return `---\n${entry}\n---\n${text}`;
  const lines = text.split('\n');
  const end = Math.max(1, lines.indexOf('---', 1));
  lines.splice(1 + chance.below(end), chance.below(3), entry);
  return lines.join('\n');
};

const entries = [
  'a: &x [1]\ntags: [*x,*x,*x]',
  `a: &a [x,x,x]\nb: &b [*a,*a,*a]\nc: &c [*b,*b,*b]\ntags: *c`,
  'a: &x\n  <<: *x',
  '__proto__: 1\nconstructor: {prototype: 2}',
  '? [a, b]\n: c',
  '!!js/function x: 1',
  'title: [not, a, text]',
  'title: "unterminated',
  "title: 'it''s",
  'title: |2-\n    x\n  y',
  '\ttab: 1',
  'created: 99999-99-99\nupdated: -1',
  'created: 2026-02-30T25:61:61+99:99',
  'tags: a\ntags: b\ntitle: x\ntitle: y',
  '{"tags":["a"],"title":1}',
  '{',
  '...',
  '---',
  '- a\n- b',
  'pinned: maybe\narchived: TRUE',
  `a: ${'['.repeat(500)}`,
  `${'  '.repeat(300)}a: 1`,
  'aliases:\n  - \n  - "\\ud800"\n  - \u0000',
  '# comment only',
];
