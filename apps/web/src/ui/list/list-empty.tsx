import { Button } from '@mantine/core'
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../show/empty-state.tsx'
import { useFormat } from '../show/use-format.ts'
import type { List } from './use-list-state.ts'

/** Nothing is listed because the search, the days and the filters leave nothing: they can be taken away here. */
export function NothingFound({ list }: { list: Pick<List, 'q' | 'days' | 'narrowedBy' | 'clearFilters'> }) {
  const { t } = useTranslation(['common', 'table'])
  const format = useFormat()
  const { q, days, narrowedBy } = list
  const alone = narrowedBy.length === 1 ? narrowedBy[0] : undefined
  const help = alone === 'set' ? t('table:pasted.noneHere') : alone === 'q' ? t('ui.noneFoundHelp') : t('ui.noneFilteredHelp')
  return (
    <EmptyState
      icon={IconSearchOff}
      title={q ? t('ui.noneFoundFor', { text: q }) : t(alone === 'from' ? 'ui.noneInDays' : 'ui.noneFound')}
      sentence={days ? t('ui.noneInDaysHelp', { days: format.days(days) }) : help}
      action={
        <Button variant="default" onClick={list.clearFilters}>
          {t(CLEARS[alone ?? ''] ?? 'ui.clearFilters')}
        </Button>
      }
    />
  )
}

const CLEARS: Readonly<Record<string, string>> = { q: 'ui.clearSearch', from: 'ui.clearDays', set: 'table:pasted.clear' }
