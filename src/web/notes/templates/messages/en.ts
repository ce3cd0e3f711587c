export const messages = {
  loading: 'Loading...',
  templates: 'Templates',
  noTemplates: 'No templates yet',
  noTemplatesText: 'Choose “Make it a template” in the menu of a note: {{date}} and {{title}} in it are filled in.',
  forDays: 'For daily notes',
  newFromTemplate: 'New note from it',
  titleOfNew: 'A title for the new note',
  title: 'Title',
  titleUse: 'It stands where the template says {{title}}. Without one, the date of today stands there.',
  makeNote: 'Make the note',
  close: 'Close',
};
