import { Button } from '@mantine/core'
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../show/empty-state.tsx'
import type { List } from './use-list-state.ts'

/** Nothing is listed because the search and the filters leave nothing: they can be taken away here. */
export function NothingFound({ list }: { list: List }) {
  const { t } = useTranslation()
  const bySearchAlone = list.narrowedBy.every((name) => name === 'q')
  return (
    <EmptyState
      icon={IconSearchOff}
      title={list.q ? t('ui.noneFoundFor', { text: list.q }) : t('ui.noneFound')}
      sentence={t(bySearchAlone ? 'ui.noneFoundHelp' : 'ui.noneFilteredHelp')}
      action={
        <Button variant="default" onClick={list.clearFilters}>
          {t(bySearchAlone ? 'ui.clearSearch' : 'ui.clearFilters')}
        </Button>
      }
    />
  )
}
