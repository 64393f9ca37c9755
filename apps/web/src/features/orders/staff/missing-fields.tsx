import { MISSING } from '@app/domain'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from '../../../ui/edit/dialog.module.css'

export type Missing = (typeof MISSING)[number]

type Props = {
  value: readonly Missing[]
  onChange: (value: Missing[]) => void
  /** Of the first box, which gets the focus where none is ticked. */
  inputRef: React.Ref<HTMLInputElement>
  error: string | undefined
}

/** What an order may lack, to be ticked. */
export function MissingFields({ value, onChange, inputRef, error }: Props) {
  const { t } = useTranslation('orders')
  return (
    <Checkbox.Group
      label={t('markIncomplete.what')}
      value={[...value]}
      onChange={(ticked) => onChange(MISSING.filter((one) => ticked.includes(one)))}
      error={error}
    >
      <div className={styles.choices} data-invalid={error !== undefined}>
        {MISSING.map((what, position) => (
          <Checkbox key={what} ref={position === 0 ? inputRef : undefined} value={what} label={t(`missing.${what}`)} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
