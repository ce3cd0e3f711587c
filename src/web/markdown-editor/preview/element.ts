type Attributes = Readonly<Record<string, string>>;

/** Creates an element without parsing HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

export type IconName = keyof typeof strokes;

/** Creates a decorative icon in the colour of the surrounding text. Adjacent text must carry the meaning. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(space, 'svg');
  for (const [key, value] of Object.entries({ viewBox: '0 0 24 24', 'aria-hidden': 'true', class: 'md-icon' })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', strokes[name]);
  svg.append(path);
  return svg;
}

const space = 'http://www.w3.org/2000/svg';

const circle = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0';

const strokes = {
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  info: `${circle}M12 11v5M12 8h.01`,
  tick: `${circle}M8 12.5l3 3l5.5-6`,
  bulb: 'M9 18h6M10 21h4M9 15c-2-1.500-3-3.500-3-5.500a6 6 0 0 1 12 0c0 2-1 4-3 5.500z',
  question: `${circle}M9.500 9.500a2.500 2.500 0 1 1 3.600 2.300c-.8.400-1.100 1-1.100 1.700M12 16.500h.01`,
  triangle: 'M12 4L2.500 20h19zM12 10v4M12 17h.01',
  bolt: 'M13 3L5 14h6l-1 7l8-11h-6z',
  quote: 'M5 17c3-1 4-3 4-6V7H4v5h5M14 17c3-1 4-3 4-6V7h-5v5h5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  outward: 'M8 16L17 7M9 7h8v8',
  chevron: 'M6 9l6 6l6-6',
  image: 'M4 5h16v14H4zM4 16l5-5l4 4l2-2l5 5M15 9h.01',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
};
