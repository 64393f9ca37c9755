import { useTranslation } from 'react-i18next'
import { Removable } from '../list-filters/removable.tsx'
import { useFormat } from '../show/use-format.ts'
import { usePastedSet } from './pasted-set.queries.ts'

/** How many records a pasted list holds, and how many of its codes name none. */
export function SetChip({ name, id, onRemove }: { name: string; id: string; onRemove: () => void }) {
  const { t } = useTranslation('table')
  const format = useFormat()
  const { data, isError } = usePastedSet(id)
  const missing = data?.notFound.length ?? 0
  const field = t('pasted.list')
  const counted = data ? t('filters.chip', { field, value: format.number(data.found) }) : field
  const notFound = missing > 0 ? t('pasted.missing', { count: missing, number: format.number(missing) }) : null
  const text = isError ? t('pasted.gone') : [counted, notFound].filter(Boolean).join(' · ')
  return <Removable name={name} text={text} names={text} onRemove={onRemove} />
}
