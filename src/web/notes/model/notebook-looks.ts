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

/** Returns the icon of a notebook; the default one if this version does not know the icon's name. */
export function notebookIcon(name: string | undefined): LucideIcon {
  return notebookIconNames.includes(name as NotebookIconName) ? icons[name as NotebookIconName] : Notebook;
}
