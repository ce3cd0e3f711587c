import {
  Book,
  Briefcase,
  Dumbbell,
  Flag,
  Heart,
  House,
  Leaf,
  Lightbulb,
  type LucideIcon,
  Music,
  Notebook,
  Plane,
  Star,
  Utensils,
} from 'lucide-react';

const icons = {
  book: Book,
  briefcase: Briefcase,
  home: House,
  heart: Heart,
  dumbbell: Dumbbell,
  star: Star,
  flag: Flag,
  leaf: Leaf,
  idea: Lightbulb,
  music: Music,
  travel: Plane,
  food: Utensils,
} as const satisfies Readonly<Record<string, LucideIcon>>;

export type NotebookIconName = keyof typeof icons;

export const notebookIconNames = Object.keys(icons) as readonly NotebookIconName[];

/** The stored names of the colours, which are those of charts. */
export const colourNames = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] as const;

/** Returns the icon of a notebook; the default one if this version does not know the icon's name. */
export function notebookIcon(name: string | undefined): LucideIcon {
  return notebookIconNames.includes(name as NotebookIconName) ? icons[name as NotebookIconName] : Notebook;
}
