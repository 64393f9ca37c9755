import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filter-chips.module.css'
import type { ListFilters, Measure, NamedFilter, Option, Records } from './list-filter.ts'
import { useRangeInWords } from './range-in-words.ts'
import { Removable } from './removable.tsx'

const SetChip = lazy(async () => ({ default: (await import('../pasted-set/set-chip.tsx')).SetChip }))
const NotFoundCodes = lazy(async () => ({ default: (await import('../pasted-set/not-found-codes.tsx')).NotFoundCodes }))

/** What narrows the list now, each to be taken away by itself. */
export function FilterChips({ filters }: { filters: ListFilters }) {
  const { t } = useTranslation('table')
  const area = useRef<HTMLUListElement>(null)
  const inForce = filters.offered.filter(({ name, read }) => read(filters.values[name] ?? []) !== undefined)
  if (inForce.length === 0) return null
  const remove = (name: string) => {
    // The chip goes: the focus stays with the others, or with what narrows the list.
    const others = [...(area.current?.querySelectorAll<HTMLElement>('button') ?? [])].filter(
      ({ dataset }) => dataset.name !== name,
    )
    const next =
      others[0] ?? area.current?.closest('[data-list]')?.querySelector<HTMLElement>('[data-filters] :is(input, button)')
    next?.focus()
    filters.set(name, null)
  }
  const [pasted] = inForce.flatMap(({ control, name }) => (control.is === 'set' ? (filters.values[name]?.[0] ?? []) : []))
  return (
    <>
      <ul ref={area} className={styles.chips} aria-label={t('filters.inForce')}>
        {inForce.map((filter) => (
          <li key={filter.name}>
            <Chip filter={filter} values={filters.values[filter.name] ?? []} onRemove={() => remove(filter.name)} />
          </li>
        ))}
      </ul>
      <Suspense>{pasted ? <NotFoundCodes id={pasted} /> : null}</Suspense>
    </>
  )
}

type ChipProps = { filter: NamedFilter; values: readonly string[]; onRemove: () => void }

function Chip({ filter, ...props }: ChipProps) {
  const { control, label, name, read } = filter
  if (control.is === 'records') return <RecordsChip {...props} filter={filter} records={control.records} />
  if (control.is === 'set')
    return (
      <Suspense>
        <SetChip name={name} id={props.values[0] ?? ''} onRemove={props.onRemove} />
      </Suspense>
    )
  if (control.is === 'yes') return <Removable name={name} text={label} names={label} onRemove={props.onRemove} />
  if (control.is === 'range') return <RangeChip {...props} filter={filter} measure={control.measure} />
  if (control.is === 'text') return <ValuesChip {...props} filter={filter} options={asOptions(props.values)} />
  // Beside what the contract names, an address may say anything.
  const known = [read(props.values)].flat()
  return (
    <ValuesChip
      filter={filter}
      options={control.options.filter(({ value }) => known.includes(value))}
      onRemove={props.onRemove}
    />
  )
}

const asOptions = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value.trim() }))

function RangeChip({ filter, values, measure, onRemove }: ChipProps & { measure: Measure }) {
  const inWords = useRangeInWords(measure)
  return <ValuesChip filter={filter} options={values.map((value) => ({ value, label: inWords(value) }))} onRemove={onRemove} />
}

function RecordsChip({ filter, values, records, onRemove }: ChipProps & { records: Records }) {
  const names = records.useNames(values)
  return (
    <ValuesChip filter={filter} options={values.map((value) => ({ value, label: names[value] ?? '…' }))} onRemove={onRemove} />
  )
}

/** One value by its name, more by how many they are. */
function ValuesChip({ filter, options, onRemove }: { filter: NamedFilter; options: readonly Option[]; onRemove: () => void }) {
  const { t } = useTranslation('table')
  const { label: field, name } = filter
  const names = options.map(({ label }) => label).join(', ')
  const text = t('filters.chip', { field, value: options.length === 1 ? names : options.length })
  return <Removable name={name} text={text} names={t('filters.chip', { field, value: names })} onRemove={onRemove} />
}
