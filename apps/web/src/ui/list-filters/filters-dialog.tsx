import { Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../dialog/dialog.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { ListFilters } from './list-filter.ts'

type Props = { filters: ListFilters; opened: boolean; onClose: () => void }

export function FiltersDialog({ filters, opened, onClose }: Props) {
  const { t } = useTranslation('table')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('filters.title')} returnFocus={false}>
      <Stack>
        <FilterFields filters={filters} startsInFirst />
        <Button onClick={onClose}>{t('common:ui.seeResults')}</Button>
      </Stack>
    </Dialog>
  )
}
