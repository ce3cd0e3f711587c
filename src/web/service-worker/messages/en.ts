export const messages = {
  reminder: 'Reminder',
  /** Of something whose time passed while nobody could be told. */
  late: ({ when }: { readonly when: string }) => `Late: ${when}`,
};
