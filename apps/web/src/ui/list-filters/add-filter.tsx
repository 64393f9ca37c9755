import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyPanel } from '../page/use-lazy-panel.ts'
import type { ListFilters } from './list-filter.ts'

const FiltersDialog = lazy(async () => ({ default: (await import('./filters-dialog.tsx')).FiltersDialog }))

/** All that the list can be narrowed by; `f` opens it. */
export function AddFilter({ filters }: { filters: ListFilters }) {
  const { t } = useTranslation('table')
  const { isOpen, wasOpened, open, close } = useLazyPanel()
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus aria-hidden />}
        aria-haspopup="dialog"
        data-add-filter
        aria-keyshortcuts="f"
        onClick={open}
      >
        {t('filters.add')}
      </Button>
      <Suspense>{wasOpened ? <FiltersDialog filters={filters} opened={isOpen} onClose={() => close()} /> : null}</Suspense>
    </>
  )
}
