import type { GivenColumns } from '@app/contract/fields/statements'
import { MultiSelect, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './statements.module.css'

type Props = { headings: readonly string[]; columns: GivenColumns | null; onChange: (columns: GivenColumns) => void }

const NOTHING: GivenColumns = { day: '', reference: null, text: [], amount: null, direction: null, credit: null, debit: null }
const SINGLE = ['reference', 'amount', 'direction', 'credit', 'debit'] as const

/** What each column of the file says, by its heading. */
export function ConfirmColumns({ headings, columns, onChange }: Props) {
  const { t } = useTranslation('accounts')
  const given = columns ?? NOTHING
  const choices = [{ value: '', label: t('statements.import.none') }, ...headings.map((value) => ({ value, label: value }))]
  return (
    <div className={styles.columns}>
      <NativeSelect
        label={t('statements.import.fields.day')}
        required
        value={given.day}
        data={choices}
        onChange={({ currentTarget }) => onChange({ ...given, day: currentTarget.value })}
      />
      {SINGLE.map((name) => (
        <NativeSelect
          key={name}
          label={t(`statements.import.fields.${name}`)}
          value={given[name] ?? ''}
          data={choices}
          onChange={({ currentTarget: { value } }) => onChange({ ...given, [name]: value || null })}
        />
      ))}
      <MultiSelect
        label={t('statements.import.fields.text')}
        value={given.text}
        data={[...headings]}
        onChange={(text) => onChange({ ...given, text })}
      />
    </div>
  )
}
