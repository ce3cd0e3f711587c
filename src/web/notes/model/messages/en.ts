import { messages as common } from '../../../common/messages/en.ts';

/** Shared by the rooms of the section. */
export const messages = {
  ...common,
  pin: 'Pin to top',
  unpin: 'Unpin',
  addTag: 'Add tag',
  notebooks: 'Notebooks',
  expand: 'Expand or collapse',
  moveTo: 'Move to…',
  top: 'No notebook (top level)',
  searchNotebooks: 'Search notebooks',
  noneFound: 'No notebooks found',
  untitledNotebook: 'Untitled notebook',
};
