import { TextInput, type TextInputProps } from '@mantine/core'

type Props = Omit<TextInputProps, 'type' | 'onChange' | 'value'> & {
  /** 'YYYY-MM-DD', or nothing. */
  value: string
  onChange: (day: string) => void
}

/** The browser's own calendar: it knows the person's keyboard, language and screen reader. */
export function DateField({ value, onChange, ...rest }: Props) {
  return <TextInput {...rest} type="date" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
}
