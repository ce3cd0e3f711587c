import { Select, type SelectProps } from './select.tsx';

const none = '';

export interface OptionalSelectProps<Id extends string> extends Omit<SelectProps<Id>, 'onChange' | 'placeholder'> {
  /** The label of the first option, which selects none of the others. */
  readonly none: string;
  readonly onChange: (id: Id | null) => void;
}

/** Selects one of a few known options, or none of them. */
export function OptionalSelect<Id extends string>(props: OptionalSelectProps<Id>) {
  const { none: label, options, value, onChange, ...rest } = props;
  return (
    <Select<Id | typeof none>
      {...rest}
      options={[{ id: none, label }, ...options]}
      value={value ?? none}
      onChange={(id) => onChange(id === none ? null : id)}
    />
  );
}
