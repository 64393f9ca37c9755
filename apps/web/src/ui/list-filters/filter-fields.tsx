import { Checkbox, Group, MultiSelect, type MultiSelectProps, NativeSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasField, type ListFilters, type NamedFilter, type Option, type Records } from './list-filter.ts'
import { PartField } from './part-field.tsx'
import { RangeField } from './range-field.tsx'

/** So many are seen at once. */
const MOST_BOXES = 4

/** Each choice narrows the list at once. */
export function FilterFields({ filters, startsInFirst = false }: { filters: ListFilters; startsInFirst?: boolean }) {
  return filters.offered
    .filter(hasField)
    .map((filter, index) => (
      <Field
        key={filter.name}
        filter={filter}
        isStart={startsInFirst && index === 0}
        values={filters.values[filter.name] ?? []}
        onChange={(values) => filters.set(filter.name, values.length > 0 ? values : null)}
      />
    ))
}

export type Changed = { values: readonly string[]; isStart: boolean; onChange: (values: readonly string[]) => void }

/** Where a dialog begins, so that one types at once. */
const startOf = (isStart: boolean) => (isStart ? { 'data-autofocus': true } : {})

function Field({ filter: { label, control }, ...field }: Changed & { filter: NamedFilter }) {
  if (control.is === 'records') return <RecordsField {...field} label={label} records={control.records} />
  if (control.is === 'yes') return <YesField {...field} label={label} />
  if (control.is === 'range') return <RangeField {...field} label={label} measure={control.measure} />
  if (control.is === 'text') return <PartField {...field} label={label} />
  if (control.is === 'one') return <OneField {...field} label={label} options={control.options} />
  if (control.is === 'set') return null
  return <SeveralField {...field} label={label} options={control.options} />
}

function YesField({ label, values, isStart, onChange }: Changed & { label: string }) {
  return (
    <Checkbox
      {...startOf(isStart)}
      label={label}
      checked={values[0] === 'true'}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? ['true'] : [])}
    />
  )
}

type OptionsProps = Changed & { label: string; options: readonly Option[] }

function OneField({ label, options, values, isStart, onChange }: OptionsProps) {
  const { t } = useTranslation('table')
  return (
    <NativeSelect
      {...startOf(isStart)}
      label={label}
      value={values[0] ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value ? [value] : [])}
      data={[{ value: '', label: t('filters.any') }, ...options]}
    />
  )
}

function SeveralField({ label, options, values, isStart, onChange }: OptionsProps) {
  const { t } = useTranslation('table')
  const chosen = options.flatMap(({ value }) => (values.includes(value) ? value : []))
  const change = (next: readonly string[]) => onChange(next)
  if (options.length <= MOST_BOXES)
    return (
      <Checkbox.Group label={label} value={chosen} onChange={change}>
        <Group gap="md" mt={6}>
          {options.map((option) => (
            <Checkbox key={option.value} {...option} {...startOf(isStart && option === options[0])} />
          ))}
        </Group>
      </Checkbox.Group>
    )
  return (
    <Values
      {...startOf(isStart)}
      label={label}
      value={chosen}
      data={[...options]}
      nothingFoundMessage={t('filters.nothingFound')}
      onChange={change}
    />
  )
}

/** Several of many, found as one types. */
function Values({ value, ...select }: MultiSelectProps & { value: string[] }) {
  const { t } = useTranslation('table')
  const placeholder = value.length > 0 ? undefined : t('filters.any')
  return <MultiSelect {...select} value={value} placeholder={placeholder} searchable clearable openOnFocus={false} />
}

function RecordsField({ label, records, values, isStart, onChange }: Changed & { label: string; records: Records }) {
  const { t } = useTranslation('table')
  const [text, setText] = useState('')
  const [q] = useDebouncedValue(text.trim(), 250)
  const { options, isPending } = records.useFound(q)
  const names = records.useNames(values)
  const chosen = values.map((value) => ({ value, label: names[value] ?? '…' }))
  return (
    <Values
      {...startOf(isStart)}
      label={label}
      value={[...values]}
      data={[...chosen, ...options.filter(({ value }) => !values.includes(value))]}
      onSearchChange={setText}
      // The server has looked.
      filter={({ options: found }) => found}
      hidePickedOptions
      nothingFoundMessage={isPending ? undefined : t('filters.nothingFound')}
      onChange={onChange}
    />
  )
}
