export { DayLink } from './day-link.tsx';
export { LinkedText, LinkedTextSlot, mayHaveLinks } from './linked-text.tsx';
export { Mentions, MentionsSlot } from './mentions.tsx';
