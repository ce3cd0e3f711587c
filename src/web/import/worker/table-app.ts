/** A table whose columns the user mapped has no app of its own. */
export const tableApp = 'table';
