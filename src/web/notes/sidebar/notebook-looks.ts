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

/** The colours of the charts, by the names under which they are stored. */
export const colourNames = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] as const;

/** The picture of a notebook; one that this version does not know is the plain one. */
export function notebookIcon(name: string | undefined): LucideIcon {
  return notebookIconNames.includes(name as NotebookIconName) ? icons[name as NotebookIconName] : Notebook;
}
