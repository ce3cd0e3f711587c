import { useMessages } from '../../language/index.ts';
import { SearchField as Field, type SearchFieldProps as FieldProps } from '../../ui/search-field.tsx';
import { findingMessages } from './messages/index.ts';

export type SearchFieldProps = Pick<FieldProps, 'value' | 'onChange' | 'inputRef' | 'onLeave' | 'onLeaveDown'>;

export function SearchField(props: SearchFieldProps) {
  const m = useMessages(findingMessages);
  return <Field {...props} label={m.searchNotes} placeholder={m.search} clearLabel={m.clearSearch} />;
}
